import type { SportType } from '@touchline/domain/event';
import type { Shelf } from './leagues';
import type { CategoryPlace, SportPlace, TournamentPlace } from './places';
import { type Hit, inAllWords, nearTheBest } from './search-likeness';
import { wordLikeness } from './search-words';
import { categoryNameOf, sportNameOf } from './tournament-reply';

/** A sport or a category by everything that it is called: in the reader's language, in English, by its key. */
interface CalledPlace<Row> {
  row: Row;
  names: readonly string[];
}

/** How much each typed word is in a name, by its place; 0 where it is not. */
function inWordsOf(typed: readonly string[], name: string): number[] {
  const words = plain(name).split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed.map((word) => Math.max(0, ...words.map((each) => wordLikeness(plain(word), each))));
}

/** Those of which every word that is typed is in one name, what is most like it first; of as much like it, the first. */
export function likePlaces<Row>(
  typed: readonly string[],
  places: readonly CalledPlace<Row>[],
  most: number,
): Row[] {
  const alike = places.flatMap(({ row, names }) => {
    const totals = names.map((name) => inAllWords(typed.length, [inWordsOf(typed, name)]) ?? 0);
    const likeness = Math.max(0, ...totals);
    return likeness > 0 ? [{ row, likeness }] : [];
  });
  return nearTheBest(alike)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ row }) => row);
}

/** Sports and categories by what they are called. */
export interface Places {
  categories: readonly CalledPlace<CategoryPlace>[];
  sports: readonly CalledPlace<SportPlace>[];
}

/** Where places are not looked for. */
export const NO_PLACES: Places = { categories: [], sports: [] };

/** Those that are shown, in their order: by what they are called in the locale, and by what their provider calls them. */
export async function calledPlaces(
  { providers, findNames, locale }: Shelf,
  leagues: readonly TournamentPlace[],
  types: readonly SportType[] | undefined,
): Promise<Places> {
  const shown = leagues
    .filter(({ sport_type: type, sport_provider: by }) => providers[type] === by)
    .filter(({ sport_type: type }) => types?.includes(type) ?? true)
    .sort(
      (one, other) =>
        one.sport_priority - other.sport_priority ||
        one.category_priority - other.category_priority ||
        one.category_id - other.category_id,
    );
  const categories = [...new Map(shown.map((row) => [row.category_id, row])).values()];
  const sports = [...new Map(shown.map((row) => [row.sport_id, row])).values()];
  const urns = [
    ...categories.map((row) => row.category_urn),
    ...sports.map((row) => row.sport_urn),
  ];
  const names = await findNames(locale, urns);
  return {
    categories: categories.map((row) => ({
      row,
      names: [categoryNameOf(row, names, locale), row.category_name],
    })),
    sports: sports.map((row) => ({
      row,
      names: [sportNameOf(row, names, locale), row.sport_name, row.sport_key],
    })),
  };
}

/** Languages have names for countries that no feed tells. */
export function hitsOf(typed: readonly string[], categories: Places['categories']): Hit[] {
  return categories.flatMap(({ row: { category_id: id }, names: [name = ''] }) =>
    inWordsOf(typed, name).flatMap((likeness, place) =>
      likeness > 0 ? [{ place, kind: 'category' as const, id, likeness }] : [],
    ),
  );
}

/** In small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
