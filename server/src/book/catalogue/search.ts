import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { search as searchCall } from '@touchline/wire/calls/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { type Shelf, tournamentReplies } from './leagues';
import { conditions, filterOf, OPEN } from './match-filter';
import { matchReplies } from './match-reply';
import { matchRowsOf } from './match-rows';
import { allTournaments, placesById } from './places';
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
import { nearSpellings, rightSpellings, type Spelling, swappedSpellings } from './search-words';

type Query = Parsed<typeof searchCall>['query'];
type Reply = ReplyOf<typeof searchCall>['data'];

const MOST_MATCHES = 15;
const MOST_TOURNAMENTS = 10;

/** Of a word that very many names have, so many are followed to their matches, those most like it. */
const MOST_FOLLOWED = 60;

/** So many leagues are looked into for matches that are shown. */
const MOST_LEAGUES_LOOKED_INTO = 40;

/**
 * Matches and leagues by what is typed of their names, in any language that they have one in: in any order of words,
 * with or without accents, with a letter wrong (SPEC §7 `/search`). What is most like it stands first, then what is
 * in play, then what begins first. Where nothing is found a letter may be wrong, else two may have been swapped.
 */
export async function search(shelf: Shelf, query: Query): Promise<Reply> {
  // Most of what is typed is right, and looking for that alone takes a third of the time.
  for (const spelt of [rightSpellings, nearSpellings, swappedSpellings]) {
    const found = await findAlike(shelf, spelt(query.q), query);
    if (found.matches.length > 0 || found.tournaments.length > 0) return replyOf(shelf, found);
  }
  return { matches: [], tournaments: [] };
}

interface Found {
  matches: readonly Alike[];
  tournaments: readonly Alike[];
}

async function replyOf(shelf: Shelf, found: Found): Promise<Reply> {
  const idsOf = (alike: readonly Alike[], most: number) =>
    nearTheBest(alike)
      .slice(0, most)
      .map(({ id }) => id);
  const tournamentIds = idsOf(found.tournaments, MOST_TOURNAMENTS);
  const leagues = await shelf.findTournaments(shelf.locale, tournamentIds);
  const places = tournamentIds.map((id) => leagues.get(id)).filter((each) => each !== undefined);
  const rows = await matchRowsOf(shelf.db, idsOf(found.matches, MOST_MATCHES));
  return {
    matches: await matchReplies(shelf, rows),
    tournaments: await tournamentReplies(shelf, places),
  };
}

/** Each word may be spelt in several ways; all words have to be found. */
async function findAlike(
  shelf: Shelf,
  words: readonly (readonly Spelling[])[],
  query: Query,
): Promise<Found> {
  const { db, providers } = shelf;
  const hits = await readHits(db, words, query.only_events_name ?? false);
  const likeness = likenessOf(hits, words.length);
  const leagues = placesById(await allTournaments(db, shelf.share, shelf.locale));
  const filter = filterOf({ sport_type: query.sport_type }, providers);
  const statuses = query.match_status ?? OPEN;
  const shown = { as: conditions(filter), statuses };
  const alike = likeLeagues(likeness, leagues).slice(0, MOST_LEAGUES_LOOKED_INTO);
  const [reached, ofLeagues] = await Promise.all([
    reachedMatches(db, likeness, shown),
    matchesOfLeagues(db, alike, shown),
  ]);
  const withMatches = new Set(ofLeagues.map((match) => match.tournament_id));
  return {
    matches: likeMatches(likeness, [...reached, ...ofLeagues], leagues),
    tournaments: alike.filter(({ id }) => withMatches.has(id)),
  };
}

/** Which matches are shown: of these statuses, and what else has to hold of them. */
interface Shown {
  statuses: readonly MatchStatus[];
  as: RawBuilder<unknown>;
}

async function readHits(
  db: Kysely<Database>,
  words: readonly (readonly Spelling[])[],
  onlyEvents: boolean,
): Promise<Hit[]> {
  const spelt = words.flatMap((ways, place) => ways.map((way) => ({ ...way, place })));
  const kinds = ['competitor', 'event', ...(onlyEvents ? [] : ['tournament', 'category'])];
  const { rows } = await sql<Hit>`${PREPARED}
    select w.place, n.kind, n.id, n.likeness
    from unnest(${unseen(
      spelt.map(({ word }) => word),
      'text[]',
    )},
      ${unseen(
        spelt.map(({ wanted }) => wanted),
        'real[]',
      )},
      ${unseen(
        spelt.map(({ place }) => place),
        'integer[]',
      )}) as w (word, wanted, place)
    cross join lateral names_like(w.word, w.wanted) n
    where n.kind = any(${unseen(kinds, 'text[]')})`.execute(db);
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
