import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { matchesQuery } from '../api/queries';
import { useText } from '../i18n/text';
import { LIVE, UPCOMING } from './lists';
import { MatchSection } from './match-section';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';
import { Nothing } from './states';

/** All leagues of a country or a tour. Its name is known from its matches. */
export function CategoryPage({ id }: { id: number }) {
  const t = useText();
  const api = useApi();
  const live = useQuery(matchesQuery(api, { ...LIVE, category_id: id })).data?.data ?? [];
  const upcoming = useQuery(matchesQuery(api, { ...UPCOMING, category_id: id })).data?.data ?? [];
  const name = [...live, ...upcoming][0]?.tournament.category.name ?? '';
  return (
    <>
      <PageMeta
        title={t('pages.title_league', { league: name })}
        description={t('pages.description', { count: live.length })}
      />
      <PageHeading>{name}</PageHeading>
      <MatchSection
        filter={{ ...LIVE, category_id: id }}
        heading={<PageHeading level={2}>{t('pages.live_now')}</PageHeading>}
      />
      <MatchSection
        filter={{ ...UPCOMING, category_id: id }}
        heading={<PageHeading level={2}>{t('pages.upcoming')}</PageHeading>}
        empty={<Nothing title={t('pages.no_matches_title')} text={t('pages.no_matches_text')} />}
      />
    </>
  );
}
