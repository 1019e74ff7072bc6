import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { leagueQuery } from '../api/queries';
import { useText } from '../i18n/text';
import { LIVE, UPCOMING } from './lists';
import { MatchSection } from './match-section';
import { isMissing, PageNotFound } from './not-found';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';
import { Nothing } from './states';

/** A league: live now, then coming up. */
export function LeaguePage({ id }: { id: number }) {
  const t = useText();
  const league = useQuery(leagueQuery(useApi(), id));
  if (isMissing(league.error)) throw new PageNotFound();
  const name = league.data?.data.name ?? '';
  return (
    <>
      <PageMeta
        title={t('pages.title_league', { league: name })}
        description={t('pages.description', { count: league.data?.data.live_count ?? 0 })}
      />
      <PageHeading>{name}</PageHeading>
      <MatchSection
        filter={{ ...LIVE, tournament_id: id }}
        heading={<PageHeading level={2}>{t('pages.live_now')}</PageHeading>}
      />
      <MatchSection
        filter={{ ...UPCOMING, tournament_id: id }}
        heading={<PageHeading level={2}>{t('pages.upcoming')}</PageHeading>}
        empty={<Nothing title={t('pages.no_matches_title')} text={t('pages.no_matches_text')} />}
      />
    </>
  );
}
