import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '../api/api-context';
import { sportsQuery } from '../api/queries';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { sportName } from '../i18n/names';
import { useText } from '../i18n/text';
import { SportIcon } from '../ui/sport-icon';
import { LiveAndUpcoming, loadLiveAndUpcoming } from './lists/live-and-upcoming';
import { notFound, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import type { Loading } from './loading';

/** Fetches a sport's matches; a word that is no sport is not a page. */
export async function loadSport(services: Loading, sport: string, url: URL): Promise<null> {
  const { api, queries, waits } = services;
  if (waits) {
    const { data } = await queries.ensureQueryData(sportsQuery(api));
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown `data` carries the status
    if (!data.some(({ key }) => key === sport)) throw notFound();
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
  return (
    <>
      <PageMeta
        title={t('pages.title_sport', { sport: name ?? '' })}
        description={t('pages.description', { count: sport?.live_count ?? 0 })}
      />
      <PageHead
        emblem={<SportIcon sport={key} />}
        name={name}
        live={sport?.live_count ?? 0}
        upcoming={sport?.prematch_count ?? 0}
        star={sport && <FavoriteStar type="sport" id={sport.id} name={name ?? ''} size="large" />}
      />
      <LiveAndUpcoming
        path={`/${key}`}
        of={{ sport_key: key }}
        keys={['all', 'top', 'favorites', 'outrights', 'betbuilder']}
      />
    </>
  );
}
