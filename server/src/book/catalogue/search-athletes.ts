import { type Kysely, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { AlikeWord } from './search-alike-words';
import {
  type Alike,
  type FindableLeague,
  type FindableMatch,
  inAllWords,
  type Likeness,
  namesOf,
} from './search-likeness';
import { FINDABLE, type Shown } from './search-matches';

/** So many are followed to their matches, those most like what is typed. */
const MOST_FOLLOWED = 300;

/** Of a word that very many are called by, so many are looked at. */
const MOST_OF_A_WORD = 1000;

/** So many matches of each are looked at, those that are next. */
const MOST_NEXT = 5;

/** What a name of somebody who plays counts beside that of a team. */
const WEIGHT = 0.9;

/** Somebody of whose names a typed word is like one, and how much each is, by its place. */
interface AthleteHit {
  urn: string;
  inWords: readonly number[];
}

/** An athlete, the match in which they stand next, and how much the two are like what was typed. */
export interface AlikeAthlete extends Alike {
  urn: string;
  /** Of somebody who has no other; null where names are known by the urn. */
  name: string | null;
}

/** Those who are called by such words: by most of them first, then those most like them. */
export async function readAthletes(
  db: Kysely<Database>,
  words: readonly AlikeWord[],
  typed: number,
): Promise<AthleteHit[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ urn: string; places: number[]; likeness: number[] }>`${PREPARED}
    with hits as (
      select named.urn, w.place, max(w.likeness) as likeness
      from unnest(${unseen(
        words.map(({ word }) => word),
        'text[]',
      )}, ${unseen(
        words.map(({ likeness }) => likeness),
        'real[]',
      )}, ${unseen(
        words.map(({ place }) => place),
        'integer[]',
      )}) as w (word, likeness, place)
      cross join lateral (
        select a.urn from athlete_words a where a.word = w.word limit ${sql.lit(MOST_OF_A_WORD)}) named
      group by named.urn, w.place)
    select urn, array_agg(place) as places, array_agg(likeness) as likeness
    from hits group by urn
    order by count(*) desc, sum(likeness) desc
    limit ${sql.lit(MOST_FOLLOWED)}`.execute(db);
  return rows.map(({ urn, places, likeness }) => {
    const inWords = Array.from({ length: typed }, () => 0);
    for (const [at, place] of places.entries()) inWords[place] = (likeness[at] ?? 0) * WEIGHT;
    return { urn, inWords };
  });
}

type Standing = FindableMatch & { urn: string; name: string | null };

/**
 * Where each of them stands next: in a line or the line-ups of a match, or on a side of it. One of several words may be
 * that of an opponent: then a few matches are looked at.
 */
async function readStandings(
  db: Kysely<Database>,
  hits: readonly AthleteHit[],
  { statuses, as }: Shown,
  words: number,
): Promise<Standing[]> {
  if (hits.length === 0) return [];
  const among = sql`m.status = any(${unseen(statuses, 'smallint[]')}) and ${as}`;
  const next = sql`order by m.status = 1 desc, m.start_time limit ${words > 1 ? MOST_NEXT : 1}`;
  const onSide = (side: 'home_id' | 'away_id') => sql`(
    select ${FINDABLE}, null::text as name from team_athletes ta
      join competitors c on c.urn = ta.team_urn
      join matches m on m.${sql.ref(side)} = c.id
    where ta.urn = a.urn and ${among} ${next})`;
  const { rows } = await sql<Standing>`${PREPARED}
    select a.urn, first.*, null::integer as participant_id
    from unnest(${unseen(
      hits.map(({ urn }) => urn),
      'text[]',
    )}) as a (urn)
    cross join lateral (
      (select ${FINDABLE}, ma.name from match_athletes ma join matches m on m.id = ma.match_id
        where ma.urn = a.urn and ${among} ${next})
      union all ${onSide('home_id')}
      union all ${onSide('away_id')}) first`.execute(db);
  return rows;
}

/** What is shown, and how much of it is like what was typed. */
interface Among {
  shown: Shown;
  likeness: Likeness;
  leagues: ReadonlyMap<number, FindableLeague>;
}

/**
 * Athletes with the match in which they stand next. Every word is found in their name, or in the sides, the name or the
 * league of that match.
 */
export async function likeAthletes(
  db: Kysely<Database>,
  hits: readonly AthleteHit[],
  { shown, likeness, leagues }: Among,
): Promise<AlikeAthlete[]> {
  const inWords = new Map(hits.map((hit) => [hit.urn, hit.inWords]));
  const alike = (await readStandings(db, hits, shown, likeness.words)).flatMap((standing) => {
    const names = [inWords.get(standing.urn) ?? [], ...namesOf(standing, likeness, leagues)];
    const total = inAllWords(likeness.words, names);
    return total === null ? [] : [{ ...standing, likeness: total }];
  });
  alike.sort(
    (one, other) =>
      other.likeness - one.likeness ||
      Number(other.isLive) - Number(one.isLive) ||
      one.start - other.start ||
      (one.urn < other.urn ? -1 : 1),
  );
  const first = new Map<string, AlikeAthlete>();
  for (const each of alike) if (!first.has(each.urn)) first.set(each.urn, each);
  return [...first.values()];
}
