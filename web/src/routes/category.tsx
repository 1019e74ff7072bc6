import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { categoryQuery } from '../api/queries';
import { CountryLeagues } from '../features/browse/country-leagues';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { useFormats } from '../i18n/formats';
import { placeName, sportName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Emblem } from './emblem';
import { LiveAndUpcoming } from './lists/live-and-upcoming';
import { isMissing, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import { WayTo } from './way-to';

/** All leagues of a country or a tour. */
export function CategoryPage({ id, path }: { id: number; path: string }) {
  const t = useText();
  const { locale } = useFormats();
  const query = useQuery(categoryQuery(useApi(), id));
  if (isMissing(query.error)) throw new PageNotFound();
  const category = query.data?.data;
  const name = category && placeName(t, locale, category);
  const sport = category && sportName(t, category.sport);
  return (
    <>
      <PageMeta
        title={t('pages.title_category', { place: name ?? '', sport: sport ?? '' })}
        description={t('pages.description_category', { place: name ?? '', sport: sport ?? '' })}
      />
      <PageHead
        emblem={<Emblem tournament={category && { category, sport: category.sport }} />}
        name={name}
        way={<WayTo sport={category?.sport} />}
        live={category?.live_count ?? 0}
        upcoming={category?.prematch_count ?? 0}
        star={name && <FavoriteStar type="category" id={id} name={name} size="large" />}
      />
      <CountryLeagues categoryId={id} />
      <LiveAndUpcoming
        path={path}
        of={{ category_id: id }}
        keys={['all', 'outrights', 'betbuilder']}
      />
    </>
  );
}
