import type { SportType } from '@touchline/domain/event';
import type { Shelf } from './leagues';
import type { CategoryPlace, SportPlace, TournamentPlace } from './places';
import { type Hit, inAllWords, nearTheBest } from './search-likeness';
import { wordLikeness } from './search-words';
import { categoryNameOf, sportNameOf } from './tournament-reply';

/** The words of a name, in small letters without accents. */
type PlainWords = readonly string[];

/** A sport or a category by everything that it is called: in the reader's language first, in English, by its key. */
interface CalledPlace<Row> {
  row: Row;
  names: readonly PlainWords[];
}

/** Sports and categories by what they are called. */
export interface Places {
  categories: readonly CalledPlace<CategoryPlace>[];
  sports: readonly CalledPlace<SportPlace>[];
}

/** Where places are not looked for. */
export const NO_PLACES: Places = { categories: [], sports: [] };

/**
 * Those that are shown, in their order: by what they are called in the locale, and by what their provider calls them.
 * They are gathered once for everybody who types within a while, and not with every letter.
 */
export function calledPlaces(
  shelf: Shelf,
  leagues: readonly TournamentPlace[],
  types: readonly SportType[] | undefined,
): Promise<Places> {
  const key = JSON.stringify(['called places', shelf.locale, shelf.providers, types]);
  return shelf.share(key, () => gatheredPlaces(shelf, leagues, types));
}

async function gatheredPlaces(
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
      names: [categoryNameOf(row, names, locale), row.category_name].map(plainWords),
    })),
    sports: sports.map((row) => ({
      row,
      names: [sportNameOf(row, names, locale), row.sport_name, row.sport_key].map(plainWords),
    })),
  };
}

/** How much each typed word is in a name, by its place; 0 where it is not. */
export type InName = (name: PlainWords) => readonly number[];

/** Compares what is typed with names. Names share most of their words: each word is compared once. */
export function comparison(typed: readonly string[]): InName {
  const plain = typed.map((word) => plainText(word));
  const compared = new Map<string, readonly number[]>();
  const likenessOf = (word: string) => {
    const known = compared.get(word) ?? plain.map((each) => wordLikeness(each, word));
    compared.set(word, known);
    return known;
  };
  return (name) => {
    const words = name.map(likenessOf);
    return plain.map((_, place) => Math.max(0, ...words.map((each) => each[place] ?? 0)));
  };
}

/** Those of which every word that is typed is in one name, what is most like it first; of as much like it, the first. */
export function likePlaces<Row>(
  words: number,
  inName: InName,
  places: readonly CalledPlace<Row>[],
  most: number,
): Row[] {
  const alike = places.flatMap(({ row, names }) => {
    const totals = names.map((name) => inAllWords(words, [inName(name)]) ?? 0);
    const likeness = Math.max(0, ...totals);
    return likeness > 0 ? [{ row, likeness }] : [];
  });
  return nearTheBest(alike)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ row }) => row);
}

/** Languages have names for countries that no feed tells. */
export function hitsOf(inName: InName, categories: Places['categories']): Hit[] {
  return categories.flatMap(({ row: { category_id: id }, names: [name = []] }) =>
    inName(name).flatMap((likeness, place) =>
      likeness > 0 ? [{ place, kind: 'category' as const, id, likeness }] : [],
    ),
  );
}

function plainWords(name: string): PlainWords {
  return plainText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** In small letters without accents. */
function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
