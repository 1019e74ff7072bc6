import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '../api/api-context';
import { matchesQuery, sportsQuery } from '../api/queries';
import { sportName } from '../i18n/names';
import { useText } from '../i18n/text';
import { SportIcon } from '../ui/sport-icon';
import { LIVE, UPCOMING } from './lists';
import { MatchSection } from './match-section';
import { notFound, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';
import { need, type Loading } from './loading';
import { Nothing } from './states';

/** Fetches a sport's matches; a word that is no sport is not a page. */
export async function loadSport(services: Loading, sport: string): Promise<null> {
  const { api, queries, waits } = services;
  if (waits) {
    const { data } = await queries.ensureQueryData(sportsQuery(api));
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown `data` carries the status
    if (!data.some(({ key }) => key === sport)) throw notFound();
  }
  await Promise.all([
    need(services, matchesQuery(api, { ...LIVE, sport_key: sport })),
    need(services, matchesQuery(api, { ...UPCOMING, sport_key: sport })),
  ]);
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
      />
      <MatchSection
        filter={{ ...LIVE, sport_key: key }}
        heading={<PageHeading level={2}>{t('pages.live_now')}</PageHeading>}
      />
      <MatchSection
        filter={{ ...UPCOMING, sport_key: key }}
        heading={<PageHeading level={2}>{t('pages.upcoming')}</PageHeading>}
        empty={<Nothing title={t('pages.no_matches_title')} text={t('pages.no_matches_text')} />}
      />
    </>
  );
}
