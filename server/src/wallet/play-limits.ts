import { assert } from '@touchline/domain/assert';
import { findExclusion } from '@touchline/domain/limits/allowance';
import type { BreakType, Limit, LimitTerms } from '@touchline/domain/limits/limit';
import { minor } from '@touchline/domain/money';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PREPARED, unseen } from '../db/prepared';
import type { Database } from '../db/schema';
import { run, type Statement, statement } from '../db/statements';

/** The limits of a player that are not over, and the currency they are in (SPEC §3 "Limits"). */
export interface LimitedPlayer {
  playerId: number;
  currency: string;
  limits: readonly Limit[];
}

type Row = Selectable<Database['player_limits']>;

/**
 * Players of whom a limit is not over, by their ids, as they stand in the database: what the clock has changed since is
 * for `tick` to say. Players without limits are left out, and cost a look into an index.
 */
export function limitedPlayers(
  playerIds: readonly number[],
): Statement<ReadonlyMap<number, LimitedPlayer>> {
  const query = sql<Row & { currency: string }>`${PREPARED}
    select l.*, p.currency from player_limits l join players p on p.id = l.player_id
    where l.player_id = any(${unseen([...new Set(playerIds)], 'integer[]')})
      and l.status <> 'disabled'
    order by l.no`;
  return statement(query, (rows) => {
    const players = new Map<number, LimitedPlayer & { limits: Limit[] }>();
    for (const row of rows) {
      const { player_id: playerId, currency } = row;
      const player = players.get(playerId) ?? { playerId, currency, limits: [] };
      player.limits.push(limitOf(row));
      players.set(playerId, player);
    }
    return players;
  });
}

/** Which exclusion or break of a player is in force, and until when: null for ever. Null where there is none. */
export async function exclusionOf(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<{ type: BreakType; until: Date | null } | null> {
  const player = (await run(db, limitedPlayers([playerId]))).get(playerId);
  const terms = player && findExclusion(player.limits, now.getTime())?.terms;
  if (!terms || !('until' in terms)) return null;
  return { type: terms.type, until: terms.until === null ? null : new Date(terms.until) };
}

/** Whether a player is excluded or on a break. */
export async function isExcluded(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<boolean> {
  return (await exclusionOf(db, playerId, now)) !== null;
}

/**
 * Makes everybody else who takes from the limits of these players wait until the transaction ends: read what they have
 * used up after it. A purse is locked by currency, and a limit counts what is played in all of them.
 */
export function playLimitsLocked(playerIds: readonly number[]): Statement<void> {
  const query = sql`${PREPARED}
    select id from player_limits
    where player_id = any(${unseen([...new Set(playerIds)], 'integer[]')})
      and status <> 'disabled'
    order by id for update`;
  return statement(query, () => {});
}

/** A limit as the rules know it. */
export function limitOf(row: Row): Limit {
  const { id, status, due } = row;
  return { id, status, terms: termsOf(row), due: due === null ? null : due.getTime() };
}

function termsOf({ type, period, most, until }: Row): LimitTerms {
  if (type === 'selfexclusion' || type === 'coolingoff') {
    return { type, until: until === null ? null : until.getTime() };
  }
  assert(most !== null, `a limit of ${type} has a maximum`);
  if (type === 'session' || type === 'sportsbook_session' || type === 'reality_check') {
    return { type, max: Number(most) };
  }
  assert(period !== null, `a limit of ${type} has a period`);
  return type === 'deposit' || type === 'wager' || type === 'loss'
    ? { type, period, max: minor(most) }
    : { type, period, max: Number(most) };
}

/** What a limit says, as it is kept. */
export function columnsOf(terms: LimitTerms): Pick<Row, 'type' | 'period' | 'most' | 'until'> {
  const { type } = terms;
  const period = 'period' in terms ? terms.period : null;
  if ('max' in terms) return { type, period, most: BigInt(terms.max), until: null };
  return { type, period, most: null, until: terms.until === null ? null : new Date(terms.until) };
}
