import { useQuery } from '@tanstack/react-query';
import { isTopSport, TOP_SPORTS } from '@touchline/domain/top-sports';
import type { Sport } from '@touchline/wire/catalogue';
import { Trophy } from 'lucide-react';
import { useParams } from 'react-router';
import { useApi } from '../api/api-context';
import { categoriesQuery, topLeaguesQuery } from '../api/browse-queries';
import { comingIn, liveIn } from '../api/on-of-sports';
import { sportsQuery } from '../api/queries';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { sportName } from '../i18n/names';
import { useText } from '../i18n/text';
import { SportIcon } from '../ui/sport-icon';
import { AllLeagues } from '../features/browse/all-leagues';
import { ListBar } from './lists/list-bar';
import { type ListKey, readListQuery } from './lists/list-query';
import { LiveAndUpcoming, loadLiveAndUpcoming } from './lists/live-and-upcoming';
import { useListQuery } from './lists/use-list-query';
import { notFound, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import { need, type Loading } from './loading';
import { Failed } from './states';

/** What a sport can show; where its leagues are comes first, behind what is on. */
const KEYS: readonly ListKey[] = ['all', 'leagues', 'top', 'favorites', 'outrights', 'betbuilder'];

/** Several sports have no countries in common. */
const TOP_KEYS = KEYS.filter((key) => key !== 'leagues');

/** Fetches a sport's matches; a word that is no sport is not a page. */
export async function loadSport(services: Loading, sport: string, url: URL): Promise<null> {
  const { api, queries, waits } = services;
  if (waits) {
    const { data } = await queries.ensureQueryData(sportsQuery(api));
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown `data` carries the status
    if (sportsOf(sport, data).length === 0) throw notFound();
  }
  if (sport !== TOP_SPORTS && readListQuery(url.searchParams).list === 'leagues') {
    await Promise.all([
      need(services, categoriesQuery(api, sport)),
      need(services, topLeaguesQuery(api, sport)),
    ]);
    return null;
  }
  await loadLiveAndUpcoming(services, { sport_key: sport }, url);
  return null;
}

/** The sports that an address shows: one, or those that stand for all top ones (SPEC §3 "Top sport keys"). */
function sportsOf(key: string, sports: readonly Sport[]): readonly Sport[] {
  return sports.filter(key === TOP_SPORTS ? isTopSport : (each) => each.key === key);
}

/** A sport, or the top ones as though they were one: live now, then coming up, by league. */
export function SportPage() {
  const t = useText();
  const { sport: key = '' } = useParams();
  const sports = useQuery(sportsQuery(useApi())).data?.data;
  const isTop = key === TOP_SPORTS;
  const shown = sports && sportsOf(key, sports);
  if (shown?.length === 0) throw new PageNotFound();
  const sport = isTop ? undefined : shown?.[0];
  const name = isTop ? t('shell.top_sports') : sport && sportName(t, sport);
  const live = liveIn(shown);
  const query = useListQuery();
  const path = `/${key}`;
  const hasLeagues = query.list === 'leagues' && !isTop;
  return (
    <>
      <PageMeta
        title={t(hasLeagues ? 'pages.title_leagues' : 'pages.title_sport', { sport: name ?? '' })}
        description={t('pages.description', { count: live })}
      />
      <PageHead
        emblem={isTop ? <Trophy size={24} strokeWidth={1.6} /> : <SportIcon sport={key} />}
        name={name}
        live={live}
        upcoming={comingIn(shown)}
        star={sport && <FavoriteStar type="sport" id={sport.id} name={name ?? ''} size="large" />}
      />
      {hasLeagues ? (
        <>
          <ListBar path={path} query={query} keys={KEYS} hasFilters={false} />
          <AllLeagues key={key} sport={key} Failed={Failed} />
        </>
      ) : (
        <LiveAndUpcoming path={path} of={{ sport_key: key }} keys={isTop ? TOP_KEYS : KEYS} />
      )}
    </>
  );
}
