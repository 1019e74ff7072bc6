import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { search as searchCall } from '@touchline/wire/calls/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { categoryReplies, type Shelf, sportReplies, tournamentReplies } from './leagues';
import { conditions, filterOf, OPEN } from './match-filter';
import { matchReplies } from './match-reply';
import { matchRowsOf } from './match-rows';
import { allTournaments, type CategoryPlace, placesById, type SportPlace } from './places';
import {
  type Alike,
  type FindableMatch,
  followedWords,
  type Hit,
  likeLeagues,
  likeMatches,
  type Likeness,
  likenessOf,
  nearTheBest,
} from './search-likeness';
import { calledPlaces, hitsOf, likePlaces, NO_PLACES } from './search-places';
import { likenessWanted, type Reach, searchWords, wordLikeness } from './search-words';

type Query = Parsed<typeof searchCall>['query'];
type Reply = ReplyOf<typeof searchCall>['data'];

const MOST_MATCHES = 15;
const MOST_TOURNAMENTS = 10;
const MOST_CATEGORIES = 6;
const MOST_SPORTS = 3;

/** Of a word that very many names have, so many are followed to their matches, those most like it. */
const MOST_FOLLOWED = 60;

/** So many words are followed to their names, those most like the typed one. */
const MOST_WORDS_ALIKE = 200;

/** So many leagues are looked into for matches that are shown. */
const MOST_LEAGUES_LOOKED_INTO = 40;

/**
 * Matches, leagues, countries and sports by what is typed of their names, in any language that they have one in: in any
 * order of words, with or without accents, with a letter wrong (SPEC §7 `/search`). What is most like it stands first,
 * then what is in play, then what begins first. Countries and sports are found whether or not something is on there.
 */
export async function search(shelf: Shelf, query: Query): Promise<Reply> {
  const { db, providers } = shelf;
  const typed = searchWords(query.q);
  const words = await readWords(db, typed);
  const onlyEvents = query.only_events_name ?? false;
  const hits = await readHits(db, words, onlyEvents);
  const all = await allTournaments(db, shelf.share, shelf.locale);
  const places = onlyEvents ? NO_PLACES : await calledPlaces(shelf, all, query.sport_type);
  const likeness = likenessOf([...hits, ...hitsOf(typed, places.categories)], typed.length);
  const leagues = placesById(all);
  const filter = filterOf({ sport_type: query.sport_type }, providers);
  const shown = { as: conditions(filter), statuses: query.match_status ?? OPEN };
  const alike = likeLeagues(likeness, leagues).slice(0, MOST_LEAGUES_LOOKED_INTO);
  const [reached, ofLeagues] = await Promise.all([
    reachedMatches(db, likeness, shown),
    matchesOfLeagues(db, alike, shown),
  ]);
  const withMatches = new Set(ofLeagues.map((match) => match.tournament_id));
  return replyOf(shelf, {
    matches: likeMatches(likeness, [...reached, ...ofLeagues], leagues),
    tournaments: alike.filter(({ id }) => withMatches.has(id)),
    categories: likePlaces(typed, places.categories, MOST_CATEGORIES),
    sports: likePlaces(typed, places.sports, MOST_SPORTS),
  });
}

interface Found {
  matches: readonly Alike[];
  tournaments: readonly Alike[];
  categories: readonly CategoryPlace[];
  sports: readonly SportPlace[];
}

async function replyOf(shelf: Shelf, found: Found): Promise<Reply> {
  const idsOf = (alike: readonly Alike[], most: number) =>
    nearTheBest(alike)
      .slice(0, most)
      .map(({ id }) => id);
  const [matches, tournaments, categories, sports] = await Promise.all([
    matchesOf(shelf, idsOf(found.matches, MOST_MATCHES)),
    tournamentsOf(shelf, idsOf(found.tournaments, MOST_TOURNAMENTS)),
    categoryReplies(shelf, found.categories),
    sportReplies(shelf, found.sports),
  ]);
  return { matches, tournaments, categories, sports };
}

async function matchesOf(shelf: Shelf, ids: readonly number[]): Promise<Reply['matches']> {
  return matchReplies(shelf, await matchRowsOf(shelf.db, ids));
}

async function tournamentsOf(shelf: Shelf, ids: readonly number[]): Promise<Reply['tournaments']> {
  const leagues = await shelf.findTournaments(shelf.locale, ids);
  const places = ids.map((id) => leagues.get(id)).filter((each) => each !== undefined);
  return tournamentReplies(shelf, places);
}

/** Which matches are shown: of these statuses, and what else has to hold of them. */
interface Shown {
  statuses: readonly MatchStatus[];
  as: RawBuilder<unknown>;
}

/** A word of names that is like a typed one, which is told by its place. */
interface AlikeWord {
  place: number;
  word: string;
  likeness: number;
}

/** Words that are like those typed: of each place those that are nearly as much like it as the best. */
async function readWords(db: Kysely<Database>, typed: readonly string[]): Promise<AlikeWord[]> {
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

/** What such words name. */
async function readHits(
  db: Kysely<Database>,
  words: readonly AlikeWord[],
  onlyEvents: boolean,
): Promise<Hit[]> {
  if (words.length === 0) return [];
  const kinds = ['competitor', 'event', ...(onlyEvents ? [] : ['tournament', 'category'])];
  const found = words.map(({ word }) => word);
  const likeness = words.map((each) => each.likeness);
  const places = words.map(({ place }) => place);
  const { rows } = await sql<Hit>`${PREPARED}
    select w.place, n.kind, n.id, w.likeness
    from unnest(${unseen(found, 'text[]')}, ${unseen(likeness, 'real[]')},
      ${unseen(places, 'integer[]')}) as w (word, likeness, place)
    join name_words n on n.word = w.word and n.kind = any(${unseen(kinds, 'text[]')})`.execute(db);
  return rows;
}

const FINDABLE = sql`m.id, m.tournament_id, m.home_id, m.away_id,
  m.status = ${sql.lit(MATCH_STATUS.live)} as "isLive",
  extract(epoch from m.start_time)::float8 * 1000 as start`;

/** Matches of the names that are followed; of matches in play none is missed, since those stand first. */
async function reachedMatches(
  db: Kysely<Database>,
  likeness: Likeness,
  shown: Shown,
): Promise<FindableMatch[]> {
  const followed = followedWords(likeness);
  const sides = [...new Set(followed.flatMap((place) => likeness.ids('competitor', place)))];
  const events = [...new Set(followed.flatMap((place) => likeness.ids('event', place)))];
  if (sides.length === 0 && events.length === 0) return [];
  const nearest = mostLike(likeness, sides);
  const isCut = nearest.length < sides.length && shown.statuses.includes(MATCH_STATUS.live);
  const reached = await Promise.all([
    matchesWhere(db, isReached(nearest, events.slice(0, MOST_FOLLOWED)), nearest, shown),
    isCut ? matchesWhere(db, isSideInPlay(sides), [], shown) : [],
  ]);
  return reached.flat();
}

function isReached(sides: readonly number[], events: readonly number[]): RawBuilder<unknown> {
  const among = unseen(sides, 'integer[]');
  return sql`(m.home_id = any(${among}) or m.away_id = any(${among})
    or m.id = any(${unseen(events, 'integer[]')} || array(
      select match_id from match_competitors where competitor_id = any(${among}))))`;
}

/** Of very many sides: matches in play are few, so those are gone through rather than looked up by side. */
function isSideInPlay(sides: readonly number[]): RawBuilder<unknown> {
  const among = sql`(select unnest(${sides}::integer[]))`;
  return sql`m.status = ${MATCH_STATUS.live}
    and (m.home_id in ${among} or m.away_id in ${among})`;
}

/** A match without sides is found by one of those who take part in it. */
async function matchesWhere(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  participants: readonly number[],
  { statuses, as }: Shown,
): Promise<FindableMatch[]> {
  const { rows } = await sql<FindableMatch>`${PREPARED}
    select ${FINDABLE}, case when m.home_id is null then (
        select mc.competitor_id from match_competitors mc
        where mc.match_id = m.id and mc.competitor_id = any(${participants}::integer[])
        limit 1) end as participant_id
    from matches m
    where ${condition} and m.status = any(${unseen(statuses, 'smallint[]')}) and ${as}`.execute(db);
  return rows;
}

function mostLike(likeness: Likeness, sides: readonly number[]): readonly number[] {
  if (sides.length <= MOST_FOLLOWED) return sides;
  const total = (id: number) =>
    likeness.of('competitor', id).reduce((sum, inWord) => sum + inWord, 0);
  return sides.toSorted((one, other) => total(other) - total(one)).slice(0, MOST_FOLLOWED);
}

/** The first matches of each league, of each status by itself: that is how an index has them in order. */
async function matchesOfLeagues(
  db: Kysely<Database>,
  leagues: readonly Alike[],
  { statuses, as }: Shown,
): Promise<FindableMatch[]> {
  if (leagues.length === 0) return [];
  const { rows } = await sql<FindableMatch>`${PREPARED}
    select first.*, null::integer as participant_id
    from unnest(${unseen(
      leagues.map(({ id }) => id),
      'integer[]',
    )}) as l (id)
    cross join unnest(${unseen(statuses, 'smallint[]')}) as s (status)
    cross join lateral (
      select ${FINDABLE} from matches m
      where m.tournament_id = l.id and m.status = s.status and ${as}
      order by m.start_time
      limit ${MOST_MATCHES}) first`.execute(db);
  return rows;
}
