import { useQuery } from '@tanstack/react-query';
import { isTopSport, TOP_SPORTS } from '@touchline/domain/top-sports';
import type { Sport } from '@touchline/wire/catalogue';
import { GAME_PAGES, isGameOn, type GameSetting } from '@touchline/wire/game-pages';
import {
  Bird,
  CalendarDays,
  Dices,
  FileText,
  Gamepad2,
  Gift,
  LayoutGrid,
  ListChecks,
  Radio,
  Rows3,
  Sparkles,
  Star,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '../../api/api-context';
import { comingIn, liveIn } from '../../api/on-of-sports';
import { leaguesQuery, settingsQuery, sportsQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { placeName, sportName } from '../../i18n/names';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Flag, hasFlag } from '../../ui/flag';
import { SportIcon } from '../../ui/sport-icon';
import { NavBranch, NavEntry, NavFlag, NavPart, NavWaiting } from './nav-entry';

/** How the pictures of a menu are drawn. */
const PICTURE = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The way to everything in play, with how much that is. */
export function LiveBlock() {
  const t = useText();
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  const live = liveIn(sports);
  return (
    <NavEntry to="/live" picture={<Radio {...PICTURE} />} name={t('shell.all_live')} live={live} />
  );
}

/** What comes, by day and sport. */
export function ScheduleBlock() {
  const t = useText();
  return (
    <NavEntry to="/schedule" picture={<CalendarDays {...PICTURE} />} name={t('chrome.schedule')} />
  );
}

/** What was played. */
export function ResultsBlock() {
  const t = useText();
  return (
    <NavEntry to="/results" picture={<ListChecks {...PICTURE} />} name={t('chrome.results')} />
  );
}

/** Lines of many matches under each other, and a few matches beside each other. */
export function ViewsBlock() {
  const t = useText();
  return (
    <>
      <NavEntry to="/asian" picture={<Rows3 {...PICTURE} />} name={t('chrome.asian')} />
      <NavEntry
        to="/multi-view"
        picture={<LayoutGrid {...PICTURE} />}
        name={t('chrome.multi_view')}
      />
    </>
  );
}

/** What the operator gives. */
export function PromotionsBlock() {
  const t = useText();
  return (
    <NavEntry to="/promotions" picture={<Gift {...PICTURE} />} name={t('chrome.promotions')} />
  );
}

/** What the reader has marked. */
export function FavoritesBlock() {
  const t = useText();
  return <NavEntry to="/favorites" picture={<Star {...PICTURE} />} name={t('chrome.favorites')} />;
}

const GAME_PICTURES: Readonly<Record<GameSetting, LucideIcon>> = {
  horse_racing: Bird,
  lotto: Dices,
  premium_cricket: Sparkles,
  virtual_gaming_arena: Gamepad2,
};

/** The games of other providers that are on; nothing where none is. */
export function GamesBlock() {
  const t = useText();
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const games = settings ? GAME_PAGES.filter((each) => isGameOn(settings, each)) : [];
  if (games.length === 0) return null;
  return (
    <NavPart heading={t('chrome.games')}>
      {games.map(({ path, setting }) => {
        const Picture = GAME_PICTURES[setting];
        return (
          <NavEntry
            key={path}
            to={`/${path}`}
            picture={<Picture {...PICTURE} />}
            name={t(`chrome.game.${setting}`)}
          />
        );
      })}
    </NavPart>
  );
}

/** Every sport, with what is in play of it, and its countries below for whoever opens it. */
export function SportListBlock({ Below }: { Below: ComponentType<{ sport: string }> }) {
  const t = useText();
  const sports = useQuery(sportsQuery(useApi())).data?.data;
  return (
    <NavPart heading={t('shell.all_sports')}>
      {sports && <TopSports sports={sports.filter(isTopSport)} />}
      {sports?.map((sport) => (
        <NavBranch
          key={sport.key}
          label={t('lists.leagues_of', { place: sportName(t, sport) })}
          below={<Below sport={sport.key} />}
        >
          <NavEntry
            to={`/${sport.key}`}
            picture={<SportIcon sport={sport.key} />}
            name={sportName(t, sport)}
            live={sport.live_count}
            upcoming={sport.prematch_count}
          />
        </NavBranch>
      )) ?? <NavWaiting />}
    </NavPart>
  );
}

/** The sports that most is bet on, as though they were one; nothing where that is no more than one of them. */
function TopSports({ sports }: { sports: readonly Sport[] }) {
  const t = useText();
  if (sports.length < 2) return null;
  return (
    <NavEntry
      to={`/${TOP_SPORTS}`}
      picture={<Trophy {...PICTURE} />}
      name={t('shell.top_sports')}
      live={liveIn(sports)}
      upcoming={comingIn(sports)}
    />
  );
}

const TOP_LEAGUES = 8;

/** The leagues most looked for. */
export function LeaguesBlock() {
  const t = useText();
  const { locale } = useFormats();
  const leagues = useQuery(leaguesQuery(useApi())).data?.data;
  return (
    <NavPart heading={t('shell.top_leagues')} wordy>
      {leagues?.slice(0, TOP_LEAGUES).map((league) => (
        <NavEntry
          key={league.id}
          to={`/${league.sport.key}/${league.slug}`}
          name={league.name}
          note={placeName(t, locale, league.category)}
          picture={
            hasFlag(league.category.country_code) ? (
              <NavFlag>
                <Flag country={league.category.country_code} />
              </NavFlag>
            ) : (
              <SportIcon sport={league.sport.key} />
            )
          }
          live={league.live_count}
          upcoming={league.prematch_count}
        />
      )) ?? <NavWaiting />}
    </NavPart>
  );
}

/** The operator's own pages that menus lead to; nothing where there are none. */
export function OwnPages() {
  const t = useText();
  const pages = useSite().config.pages.filter((each) => each.in_menu);
  if (pages.length === 0) return null;
  return (
    <NavPart heading={t('chrome.more')}>
      {pages.map(({ path, title }) => (
        <NavEntry key={path} to={`/${path}`} picture={<FileText {...PICTURE} />} name={title} />
      ))}
    </NavPart>
  );
}
