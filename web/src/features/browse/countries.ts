import type { Category } from '@touchline/wire/catalogue';
import { folded } from '../../i18n/folded';

/** A country, or whatever else leagues are listed under, as the reader calls it. */
export interface Country {
  category: Category;
  name: string;
}

/**
 * As a reader looks for them: what is no country first, in the order of priority, such as a continent or a tour; then
 * countries by their names in the reader's language.
 */
export function inReadersOrder(
  categories: readonly Category[],
  nameOf: (category: Category) => string,
  { locale, isCountry }: { locale: string; isCountry: (code: string) => boolean },
): Country[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const isOne = ({ country_code: code }: Category) => code !== null && isCountry(code);
  return categories
    .map((category) => ({ category, name: nameOf(category) }))
    .sort(
      (one, other) =>
        Number(isOne(one.category)) - Number(isOne(other.category)) ||
        (isOne(one.category)
          ? compare(one.name, other.name)
          : one.category.priority - other.category.priority) ||
        one.category.id - other.category.id,
    );
}

/** Those that a text may mean: it begins a word of the name, as the reader or as the provider says it. */
export function meantBy(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = folded(typed).trim();
  if (wanted === '') return countries;
  return countries.filter(({ name, category }) =>
    // Its address keeps the name that its provider has for it.
    [name, category.slug.replaceAll('-', ' ')].some((each) => beginsAWord(folded(each), wanted)),
  );
}

function beginsAWord(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return true;
  }
  return false;
}
