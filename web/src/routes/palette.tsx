import { useQuery } from '@tanstack/react-query';
import type { Match, Tournament } from '@touchline/wire/catalogue';
import { search, SEARCH_LENGTH } from '@touchline/wire/calls/search';
import { sidesOf } from '@touchline/wire/match-sides';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../api/api-context';
import { apiQuery, leaguesQuery, sportsQuery } from '../api/queries';
import { PaletteWindow } from '../features/power/palette-window';
import type { PaletteEntry } from '../features/power/ranked-entries';
import { useOddsDisplays } from '../features/shell/odds-menu';
import { useTheme } from '../state/theme';
import { useChangeLanguage, useLocales } from '../features/shell/use-language';
import { useChooseOdds } from '../features/shell/use-odds-display';
import { useFormats } from '../i18n/formats';
import { placeName, sportName } from '../i18n/names';
import { useSite } from '../i18n/site-context';
import { useText } from '../i18n/text';
import { closePower, openPower } from '../state/power';
import { openSearch } from '../state/search-modal';
import { switchSingleKeys, useSingleKeys } from '../state/single-keys';

/** The command palette: pages, sports, leagues and matches to go to, and settings to change. */
export function Palette({ onSlip }: { onSlip: () => void }) {
  const [typed, setTyped] = useState('');
  const entries = [
    ...usePages(onSlip),
    ...useSports(),
    ...useFound(useDeferredValue(typed)),
    ...useSettings(),
  ];
  return <PaletteWindow onClose={closePower} entries={entries} typed={typed} onType={setTyped} />;
}

function usePages(onSlip: () => void): PaletteEntry[] {
  const t = useText();
  const { config } = useSite();
  const page = (to: string, name: string): PaletteEntry => ({ id: to, group: 'pages', name, to });
  const action = (id: string, name: string, run: () => void): PaletteEntry => ({
    id,
    group: 'pages',
    name,
    run,
  });
  return [
    page('/', t('shell.sports')),
    page('/live', t('shell.all_live')),
    action('slip', t('power.open_slip'), onSlip),
    ...(config.is_my_bets_visible ? [page('/bets-history', t('shell.my_bets'))] : []),
    action('search', t('chrome.search'), () => openSearch()),
    page('/multi-view', t('chrome.multi_view')),
    page('/asian', t('chrome.asian')),
    page('/schedule', t('chrome.schedule')),
    page('/results', t('chrome.results')),
    page('/promotions', t('chrome.promotions')),
    page('/favorites', t('chrome.favorites')),
    action('keys', t('power.open_keys'), () => openPower('help')),
    ...config.pages
      .filter((each) => each.in_menu)
      .map(({ path, title }) => page(`/${path}`, title)),
  ];
}

function useSports(): PaletteEntry[] {
  const t = useText();
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  return sports.map((sport) => ({
    id: `sport ${sport.key}`,
    group: 'sports',
    name: sportName(t, sport),
    to: `/${sport.key}`,
  }));
}

/** Leagues and matches are too many to be at hand: the server finds them, as the search does. */
function useFound(typed: string): PaletteEntry[] {
  const league = useLeagueEntry();
  const q = typed.trim();
  const isLooked = q.length >= SEARCH_LENGTH.least;
  const first = useQuery(leaguesQuery(useApi())).data?.data ?? [];
  const { data } = useQuery({
    ...apiQuery(useApi(), search, { query: { q } }),
    enabled: isLooked,
    retry: false,
  });
  if (!isLooked) return first.map((each) => league(each));
  const found = data?.data ?? { matches: [], tournaments: [] };
  return [
    ...found.tournaments.map((each) => ({ ...league(each), isFound: true })),
    ...matchEntries(found.matches),
  ];
}

function useLeagueEntry(): (league: Tournament) => PaletteEntry {
  const t = useText();
  const { locale } = useFormats();
  return ({ id, name, slug, sport, category }) => ({
    id: `league ${id}`,
    group: 'leagues',
    name,
    note: `${sportName(t, sport)} · ${placeName(t, locale, category)}`,
    to: `/${sport.key}/${slug}`,
  });
}

function matchEntries(matches: readonly Match[]): PaletteEntry[] {
  return matches.map((match) => {
    const { home, away } = sidesOf(match);
    return {
      id: `match ${match.id}`,
      group: 'matches',
      name: away.name === '' ? home.name : `${home.name} – ${away.name}`,
      note: match.tournament.name,
      isFound: true,
      to: `/${match.tournament.sport.key}/${match.slug}`,
    };
  });
}

function useSettings(): PaletteEntry[] {
  const t = useText();
  const { oddsDisplay, locale } = useFormats();
  const displays = useOddsDisplays();
  const chooseOdds = useChooseOdds();
  const locales = useLocales();
  const changeLanguage = useChangeLanguage();
  const { choose } = useTheme();
  const areKeysOn = useSingleKeys();
  const setting = (id: string, name: string, run: () => void): PaletteEntry => ({
    id: `setting ${id}`,
    group: 'settings',
    name,
    run,
  });
  return [
    ...displays
      .filter((each) => each !== oddsDisplay)
      .map((each) =>
        setting(each, t('power.odds_as', { name: t(`chrome.odds_name.${each}`) }), () =>
          chooseOdds(each),
        ),
      ),
    setting('night', t('power.theme_night'), () => choose('night')),
    setting('day', t('power.theme_day'), () => choose('day')),
    setting('keys', t(areKeysOn ? 'power.keys_off' : 'power.keys_on'), () =>
      switchSingleKeys(!areKeysOn),
    ),
    ...locales
      .filter(({ code }) => code !== locale)
      .map(({ code, name }) =>
        setting(code, t('power.language_as', { name }), () => void changeLanguage(code)),
      ),
  ];
}
