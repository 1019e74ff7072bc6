import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { categoryQuery } from '../api/queries';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { useFormats } from '../i18n/formats';
import { placeName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Emblem } from './emblem';
import { LiveAndUpcoming } from './lists/live-and-upcoming';
import { isMissing, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';

/** All leagues of a country or a tour. */
export function CategoryPage({ id, path }: { id: number; path: string }) {
  const t = useText();
  const { locale } = useFormats();
  const query = useQuery(categoryQuery(useApi(), id));
  if (isMissing(query.error)) throw new PageNotFound();
  const category = query.data?.data;
  const name = category && placeName(t, locale, category);
  return (
    <>
      <PageMeta
        title={t('pages.title_league', { league: name ?? '' })}
        description={t('pages.description', { count: category?.live_count ?? 0 })}
      />
      <PageHead
        emblem={<Emblem tournament={category && { category, sport: category.sport }} />}
        name={name}
        live={category?.live_count ?? 0}
        upcoming={category?.prematch_count ?? 0}
        star={name && <FavoriteStar type="category" id={id} name={name} size="large" />}
      />
      <LiveAndUpcoming
        path={path}
        of={{ category_id: id }}
        keys={['all', 'outrights', 'betbuilder']}
      />
    </>
  );
}
