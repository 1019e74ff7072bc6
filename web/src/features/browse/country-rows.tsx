import { regionOf } from '@touchline/domain/region';
import type { Category } from '@touchline/wire/catalogue';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { placeName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Flag, hasFlag } from '../../ui/flag';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import styles from './browse.module.css';
import { type Country, inReadersOrder } from './countries';
import { LeaguesBelow } from './leagues-below';
import { PlaceCounts } from './place-counts';
import { useCounts } from './use-counts';

/** Countries in the order of the reader's language. */
export function useCountries(categories: readonly Category[]): Country[] {
  const t = useText();
  const { locale } = useFormats();
  return inReadersOrder(categories, (category) => placeName(t, locale, category), {
    locale,
    isCountry: (code) => regionOf(code) !== undefined || /^(?:ENG|SCO|WAL|NIR)$/.test(code),
  });
}

/** Countries with what is on in each: a way to its page, and its leagues below for whoever opens it. */
export function CountryRows({ countries }: { countries: readonly Country[] }) {
  const counts = useCounts(countries[0]?.category.sport.id, 'categories');
  return (
    <ul className={styles.rows}>
      {countries.map((country) => (
        <CountryRow key={country.category.id} country={country} counts={counts(country.category)} />
      ))}
    </ul>
  );
}

function CountryRow({
  country: { category, name },
  counts,
}: {
  country: Country;
  counts: ReturnType<ReturnType<typeof useCounts>>;
}) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { country_code: code, sport, slug } = category;
  return (
    <li>
      <div className={styles.row} data-asleep={counts.live + counts.upcoming === 0 || undefined}>
        <Link to={`/${sport.key}/${slug}`} className={styles.country}>
          <span className={styles.flag}>
            {hasFlag(code) ? <Flag country={code} /> : <SportIcon sport={sport.key} />}
          </span>
          <span className={styles.name}>{name}</span>
          <PlaceCounts {...counts} />
        </Link>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('lists.leagues_of', { place: name })}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      {isOpen && <LeaguesBelow id={id} categoryId={category.id} />}
    </li>
  );
}
