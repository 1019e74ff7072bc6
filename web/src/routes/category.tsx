import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { matchesQuery } from '../api/queries';
import { useFormats } from '../i18n/formats';
import { placeName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Emblem } from './emblem';
import { LIVE, UPCOMING } from './lists';
import { MatchSection } from './match-section';
import { PageHead } from './page-head';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';
import { Nothing } from './states';

/** All leagues of a country or a tour. Its name is known from its matches. */
export function CategoryPage({ id }: { id: number }) {
  const t = useText();
  const { locale } = useFormats();
  const api = useApi();
  const live = useQuery(matchesQuery(api, { ...LIVE, category_id: id })).data?.data ?? [];
  const upcoming = useQuery(matchesQuery(api, { ...UPCOMING, category_id: id })).data?.data ?? [];
  const tournament = [...live, ...upcoming][0]?.tournament;
  const name = tournament && placeName(t, locale, tournament.category);
  return (
    <>
      <PageMeta
        title={t('pages.title_league', { league: name ?? '' })}
        description={t('pages.description', { count: live.length })}
      />
      <PageHead
        emblem={<Emblem tournament={tournament} />}
        name={name}
        live={live.length}
        upcoming={upcoming.length}
      />
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
