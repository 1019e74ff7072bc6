import { type Kysely, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { nearTheBest } from './search-likeness';
import { likenessWanted, type Reach, wordLikeness } from './search-words';

/** So many words are followed to their names, those most like the typed one. */
const MOST_WORDS_ALIKE = 200;

/** A word of names that is like a typed one, which is told by its place. */
export interface AlikeWord {
  place: number;
  word: string;
  likeness: number;
}

/** Words that are like those typed: of each place those that are nearly as much like it as the best. */
export async function readWords(
  db: Kysely<Database>,
  typed: readonly string[],
): Promise<AlikeWord[]> {
  const near = await readAlike(db, typed, 'near');
  // Most of what is typed is nearly right, and looking no further takes a third of the time.
  const isFound = new Set(near.map(({ place }) => place));
  if (isFound.size === typed.length) return near;
  const others = typed.map((word, place) => (isFound.has(place) ? '' : word));
  return [...near, ...(await readAlike(db, others, 'far'))];
}

/** Of no letters nothing is looked for. */
async function readAlike(
  db: Kysely<Database>,
  typed: readonly string[],
  reach: Reach,
): Promise<AlikeWord[]> {
  const wanted = typed.map((word) => likenessWanted(Array.from(word).length, reach));
  // A word is folded once, and not again for each that it is like.
  const { rows } = await sql<{ place: number; typed: string; word: string }>`${PREPARED}
    with t as materialized (
      select folded(word) as typed, wanted, place::integer - 1 as place
      from unnest(${unseen(typed, 'text[]')}, ${unseen(wanted, 'real[]')})
        with ordinality as u (word, wanted, place)
      where word <> '')
    select t.place, t.typed, word from t
    cross join lateral words_like(t.typed, t.wanted) word`.execute(db);
  return typed.flatMap((_, place) => {
    const alike = rows
      .filter((row) => row.place === place)
      .map(({ typed: plain, word }) => ({ place, word, likeness: wordLikeness(plain, word) }));
    return nearTheBest(alike)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, MOST_WORDS_ALIKE);
  });
}
