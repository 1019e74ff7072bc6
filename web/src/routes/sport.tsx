import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '../api/api-context';
import { categoriesQuery, topLeaguesQuery } from '../api/browse-queries';
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

/** Fetches a sport's matches; a word that is no sport is not a page. */
export async function loadSport(services: Loading, sport: string, url: URL): Promise<null> {
  const { api, queries, waits } = services;
  if (waits) {
    const { data } = await queries.ensureQueryData(sportsQuery(api));
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown `data` carries the status
    if (!data.some(({ key }) => key === sport)) throw notFound();
  }
  if (readListQuery(url.searchParams).list === 'leagues') {
    await Promise.all([
      need(services, categoriesQuery(api, sport)),
      need(services, topLeaguesQuery(api, sport)),
    ]);
    return null;
  }
  await loadLiveAndUpcoming(services, { sport_key: sport }, url);
  return null;
}

/** A sport: live now, then coming up, by league. */
export function SportPage() {
  const t = useText();
  const { sport: key = '' } = useParams();
  const sports = useQuery(sportsQuery(useApi())).data?.data;
  const sport = sports?.find((each) => each.key === key);
  if (sports && !sport) throw new PageNotFound();
  const name = sport && sportName(t, sport);
  const query = useListQuery();
  const path = `/${key}`;
  const hasLeagues = query.list === 'leagues';
  return (
    <>
      <PageMeta
        title={t(hasLeagues ? 'pages.title_leagues' : 'pages.title_sport', { sport: name ?? '' })}
        description={t('pages.description', { count: sport?.live_count ?? 0 })}
      />
      <PageHead
        emblem={<SportIcon sport={key} />}
        name={name}
        live={sport?.live_count ?? 0}
        upcoming={sport?.prematch_count ?? 0}
        star={sport && <FavoriteStar type="sport" id={sport.id} name={name ?? ''} size="large" />}
      />
      {hasLeagues ? (
        <>
          <ListBar path={path} query={query} keys={KEYS} hasFilters={false} />
          <AllLeagues key={key} sport={key} Failed={Failed} />
        </>
      ) : (
        <LiveAndUpcoming path={path} of={{ sport_key: key }} keys={KEYS} />
      )}
    </>
  );
}
