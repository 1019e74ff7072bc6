import { isEnded } from '@touchline/domain/settlement/leg-split';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PRODUCER_UP } from '../../db/producer-up';
import type { Database } from '../../db/schema';
import { isOverdue } from '../overdue';
import type { LegChances } from './chances';

/** What was known of a match when its bets were looked at last. */
interface Seen {
  version: bigint;
  status: number;
}

/** A match whose bets have to be looked at: those on lines that changed `since`, or on all of its lines. */
interface Changed {
  matchId: number;
  since: bigint;
  isWhole: boolean;
  now: Seen;
}

/**
 * Knows which open bets may be worth something else than before. It remembers the matches that have open bets, and
 * compares their versions: the feed writes what it writes, and is never asked to tell.
 */
export interface OfferWatch {
  /** Bets to be looked at, in the order of their ids. */
  changedBets(db: Kysely<Database>): Promise<number[]>;
  /** From now on the matches of these open legs are watched. */
  follow(legs: readonly LegChances[]): void;
}

/**
 * How many rounds it takes until every match was looked at whole: what no player can see, such as a chance that moved
 * without its price, changes no version.
 */
const ROUNDS = 300;

/**
 * Custom bets are looked at apart from all others: what their legs are worth together is asked of a provider, who may be
 * slow.
 */
export type BetLane = 'custom' | 'others';

/** As a condition on `type`. */
export function isInLane(lane: BetLane | undefined): RawBuilder<boolean> {
  if (lane === undefined) return sql`true`;
  return lane === 'custom' ? sql`type = 'custom_bet'` : sql`type <> 'custom_bet'`;
}

/** A watch that has seen nothing: at first it looks at every open bet, of the lane that is named. */
export function createOfferWatch(lane?: BetLane): OfferWatch {
  let seen: Map<number, Seen> | null = null;
  let producers = new Map<string, string>();
  let round = 0;
  return {
    changedBets: async (db) => {
      const told = await producersNow(db);
      const flipped = flippedProviders(producers, told);
      producers = told;
      const watched = (seen ??= await matchesWithOpenBets(db, lane));
      round = (round + 1) % ROUNDS;
      const changed: Changed[] = [];
      const beingSettled = await matchesBeingSettled(db);
      for (const match of await matchesNow(db, [...watched.keys()])) {
        const before = watched.get(match.id);
        if (!before || beingSettled.has(match.id)) continue;
        const isDue = match.id % ROUNDS === round;
        const isWhole = isDue || flipped.has(match.provider) || before.status !== match.status;
        if (!isWhole && before.version === match.version) continue;
        changed.push({ matchId: match.id, since: before.version, isWhole, now: match });
      }
      const bets = await betsOn(db, changed, lane);
      const open = new Set(bets.map((bet) => bet.match_id));
      for (const { matchId, isWhole, now } of changed) {
        if (isWhole && !open.has(matchId)) watched.delete(matchId);
        else watched.set(matchId, now);
      }
      return [...new Set(bets.map((bet) => bet.bet_id))].toSorted((one, other) => one - other);
    },
    follow: (legs) => {
      for (const leg of legs) {
        if (!seen || isEnded(leg) || seen.has(leg.matchId)) continue;
        seen.set(leg.matchId, { version: leg.matchVersion, status: leg.matchStatus });
      }
    },
  };
}

/** No match has this status, so that everything is looked at once. */
const NEVER_SEEN: Seen = { version: 0n, status: -1 };

async function matchesWithOpenBets(
  db: Kysely<Database>,
  lane: BetLane | undefined,
): Promise<Map<number, Seen>> {
  const rows = await db
    .selectFrom('bets as b')
    .innerJoin('bet_selections as s', 's.bet_id', 'b.id')
    .select('s.match_id')
    .distinct()
    .where('b.status', '=', 'waiting_results')
    .where('s.result', '=', 'no_results')
    .where(isInLane(lane))
    .execute();
  return new Map(rows.map((row) => [row.match_id, NEVER_SEEN]));
}

/** Whoever settles them looks at the same bets, and most are worth nothing after it: they are looked at then. */
async function matchesBeingSettled(db: Kysely<Database>): Promise<Set<number>> {
  const rows = await db
    .selectFrom('settlement_queue')
    .select('match_id')
    .distinct()
    .where('due_at', '<=', sql<Date>`now()`)
    .execute();
  return new Set(rows.map((row) => row.match_id));
}

function matchesNow(db: Kysely<Database>, ids: readonly number[]) {
  return (
    db
      .selectFrom('matches as m')
      .select(['m.id', 'm.version', 'm.provider'])
      // A start that passes is a change, though nobody writes it.
      .select(sql<number>`case when ${isOverdue()} then -2 else m.status end`.as('status'))
      .where('m.id', '=', sql<number>`any(${ids}::integer[])`)
      .execute()
  );
}

async function producersNow(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('producers as p')
    .select(['p.provider', 'p.id', PRODUCER_UP.as('up')])
    .execute();
  const told = new Map<string, string>();
  for (const { provider, id, up } of rows.toSorted((one, other) => one.id - other.id)) {
    told.set(provider, `${told.get(provider) ?? ''} ${id}:${up}`);
  }
  return told;
}

/** Providers of which a producer went down, or came back. */
function flippedProviders(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Set<string> {
  return new Set([...now.keys()].filter((provider) => before.get(provider) !== now.get(provider)));
}

async function betsOn(
  db: Kysely<Database>,
  changed: readonly Changed[],
  lane: BetLane | undefined,
): Promise<{ bet_id: number; match_id: number }[]> {
  if (changed.length === 0) return [];
  const { rows } = await sql<{ bet_id: number; match_id: number }>`
    select distinct s.bet_id, s.match_id
    from unnest(
      ${changed.map((each) => each.matchId)}::integer[],
      ${changed.map((each) => each.since)}::bigint[],
      ${changed.map((each) => each.isWhole)}::boolean[]) c (match_id, since, is_whole)
    join bet_selections s on s.match_id = c.match_id
    join bets b on b.id = s.bet_id and b.status = 'waiting_results' and ${isInLane(lane)}
    where c.is_whole or exists (
      select from markets mk
      where (mk.match_id, mk.market_id, mk.specifier) = (s.match_id, s.market_id, s.specifier)
        and mk.version > c.since)
  `.execute(db);
  return rows;
}
