import type { Category } from '@touchline/wire/catalogue';
import { useFormats } from '../i18n/formats';
import { placeName, sportName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Breadcrumbs } from '../ui/breadcrumbs';

/** The way to a country or to one of its leagues: its sport, and for a league the country. As high while it is fetched. */
export function WayTo({
  sport,
  category,
}: {
  sport: Category['sport'] | undefined;
  category?: Pick<Category, 'slug' | 'name' | 'country_code'> | undefined;
}) {
  const t = useText();
  const { locale } = useFormats();
  const steps = sport
    ? [
        { to: `/${sport.key}`, name: sportName(t, sport) },
        ...(category
          ? [{ to: `/${sport.key}/${category.slug}`, name: placeName(t, locale, category) }]
          : []),
      ]
    : [];
  return <Breadcrumbs label={t('lists.way')} steps={steps} />;
}
