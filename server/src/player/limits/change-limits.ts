import { randomUUID } from 'node:crypto';
import {
  confirmRequest,
  COOLING,
  type LimitRefusal,
  requestLimit,
  requestRemoval,
  tick,
} from '@touchline/domain/limits/change-limit';
import { isInForce, isSameKind, type Limit, type LimitTerms } from '@touchline/domain/limits/limit';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { columnsOf, limitOf } from '../../wallet/play-limits';
import { holdPlayer } from './what-bars';

/** What came of a wish: the limit it is about as it stands now, or why it is not granted. */
export type Changed = Result<Limit, LimitRefusal | 'not_found'>;

/** Who wishes, when, and how long raising a limit waits on this site, in milliseconds; left out, a day. */
export interface Wish {
  playerId: number;
  now: Date;
  cooling?: number;
  /** What a new limit is called; left out, it gets a name of its own. */
  id?: string;
}

/**
 * A player asks for a limit (SPEC §3 "Limits"): answered with it, or with the one that says so already. A self-exclusion
 * ends all sessions of the player in the same transaction.
 */
export function askForLimit(
  db: Kysely<Database>,
  { playerId, now, cooling = COOLING, id = randomUUID() }: Wish,
  terms: LimitTerms,
): Promise<Changed> {
  const asked = { id, terms };
  return changing(db, playerId, now, async (tx, limits) => {
    const after = requestLimit(limits, asked, now.getTime(), cooling);
    if (!after.ok) return after;
    const limit = saying(after.value, asked);
    if (terms.type === 'selfexclusion' && isInForce(limit)) {
      await tx.deleteFrom('sessions').where('player_id', '=', playerId).execute();
    }
    return ok({ after: after.value, limit });
  });
}

/** The limit that was asked for: a new one, one that waits for the same, or the one in force. */
function saying(limits: readonly Limit[], asked: Pick<Limit, 'id' | 'terms'>): Limit {
  const ofKind = limits.filter(
    (each) => each.status !== 'disabled' && isSameKind(each.terms, asked.terms),
  );
  const waits = ofKind.find(({ status }) => status === 'unconfirmed' || status === 'confirmed');
  const said = limits.find(({ id }) => id === asked.id) ?? waits ?? ofKind.find(isInForce);
  if (!said) throw new Error('what was asked for stands');
  return said;
}

/** A player confirms what one of their limits waits for; somebody else's is not told apart from none. */
export function confirmLimit(
  db: Kysely<Database>,
  { playerId, now }: Wish,
  id: string,
): Promise<Changed> {
  return changing(db, playerId, now, async (_tx, limits) =>
    about(id, limits, confirmRequest(limits, id, now.getTime())),
  );
}

/** A player asks for the end of a limit; somebody else's is not told apart from none. */
export function endLimit(
  db: Kysely<Database>,
  { playerId, now, cooling = COOLING }: Wish,
  id: string,
): Promise<Changed> {
  return changing(db, playerId, now, async (_tx, limits) =>
    about(id, limits, requestRemoval(limits, id, now.getTime(), cooling)),
  );
}

type Decided = Result<{ after: readonly Limit[]; limit: Limit }, LimitRefusal | 'not_found'>;

function about(
  id: string,
  limits: readonly Limit[],
  after: Result<Limit[], LimitRefusal>,
): Decided {
  if (!limits.some((each) => each.id === id)) return refused('not_found');
  if (!after.ok) return after;
  const limit = after.value.find((each) => each.id === id);
  return limit ? ok({ after: after.value, limit }) : refused('not_found');
}

/**
 * Changes the limits of a player, one change after the other. What the clock has changed meanwhile is written down too,
 * also when the wish is refused.
 */
function changing(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
  decide: (tx: Transaction<Database>, limits: readonly Limit[]) => Promise<Decided>,
): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    await holdPlayer(tx, playerId);
    const before = await everyLimitOf(tx, playerId);
    const decided = await decide(tx, before);
    const after = decided.ok ? decided.value.after : tick(before, now.getTime());
    await keepChanges(tx, playerId, { before, after, now });
    return decided.ok ? ok(decided.value.limit) : decided;
  });
}

/** Every limit a player ever had, the oldest first, as they stand in the database. */
export async function everyLimitOf(db: Kysely<Database>, playerId: number): Promise<Limit[]> {
  const rows = await db
    .selectFrom('player_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('no')
    .execute();
  return rows.map(limitOf);
}

async function keepChanges(
  tx: Transaction<Database>,
  playerId: number,
  { before, after, now }: { before: readonly Limit[]; after: readonly Limit[]; now: Date },
): Promise<void> {
  const known = new Map(before.map((each) => [each.id, each]));
  const isChanged = ({ id, status, due }: Limit) =>
    known.get(id)?.status !== status || known.get(id)?.due !== due;
  for (const limit of after.filter(isChanged)) {
    const { id, status } = limit;
    const due = limit.due === null ? null : new Date(limit.due);
    const asked = {
      id,
      player_id: playerId,
      ...columnsOf(limit.terms),
      status,
      due,
      asked_at: now,
    };
    await (known.has(id)
      ? tx.updateTable('player_limits').set({ status, due }).where('id', '=', id).execute()
      : tx.insertInto('player_limits').values(asked).execute());
    await tx
      .insertInto('player_limit_changes')
      .values({ limit_id: id, status, due, at: now })
      .execute();
  }
}
