import { randomBytes } from 'node:crypto';
import { assert } from '@touchline/domain/assert';
import { mayFollow, type PoolState } from '@touchline/domain/bonus/pool-state';
import { poolOf } from '@touchline/domain/ledger/accounts';
import { poolClosedPosting, poolFundedPosting } from '@touchline/domain/ledger/pools';
import { minor, ZERO } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { runTogether } from '../../db/statements';
import type { StoredTerms, StoredTexts } from '../../db/tables/bonuses';
import { post } from '../../wallet/post';
import { inTurns } from '../in-turns';
import { poolName } from './feed-jackpots';
import { hasEnded, jackpotsLocked } from './held-jackpots';
import { commitToSeed, revealSeed } from './seeds';

/** A jackpot as an operator has thought it out. Amounts are subunits of its currency. */
export interface NewJackpot {
  texts: Record<string, StoredTexts>;
  terms: StoredTerms;
  currency: string;
  starts_at: Date;
  ends_at: Date | null;
  levels: readonly NewLevel[];
}

interface NewLevel {
  code: string;
  names: Record<string, string>;
  share: number;
  start_amount: bigint;
  must_drop_at: bigint | null;
  hit_every: bigint;
}

const SALT_BYTES = 32;

/**
 * Keeps a jackpot, which runs from its beginning on, commits to its first seed, and has the promotions fill its pools.
 * Answers its id.
 */
export async function createJackpot(
  tx: Transaction<Database>,
  { texts, terms, currency, starts_at, ends_at, levels }: NewJackpot,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('jackpots')
    .values({
      texts: JSON.stringify(texts),
      terms: JSON.stringify(terms),
      currency,
      salt: randomBytes(SALT_BYTES).toString('hex'),
      starts_at,
      ends_at,
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const state: PoolState = starts_at <= now ? 'active' : 'created';
  await tx
    .insertInto('jackpot_levels')
    .values(
      levels.map(({ names, ...level }, at) => ({
        ...level,
        jackpot_id: id,
        place: at + 1,
        names: JSON.stringify(names),
        account: poolOf(poolName({ jackpot_id: id, code: level.code }), currency),
        state,
        fillings: level.start_amount > 0n ? 1 : 0,
      })),
    )
    .execute();
  await commitToSeed(tx, { jackpotId: id, number: 1, now });
  const fillings = levels.flatMap(({ code, start_amount: amount }) => {
    if (amount === 0n) return [];
    const pool = poolName({ jackpot_id: id, code });
    return poolFundedPosting({ pool, currency, amount: minor(amount) }, 1);
  });
  const verdicts = await post(tx, fillings);
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'the budget of promotions covers every pool',
  );
  return id;
}

/** What an operator may have a jackpot do. */
export type JackpotChange = 'pause' | 'resume' | 'end';

/** The state that a change leads to; null where it does not apply. What has not begun ends without having run. */
function stateAfter(change: JackpotChange, from: PoolState): PoolState | null {
  if (change === 'resume') return from === 'paused' ? 'active' : null;
  const to = change === 'pause' ? 'paused' : from === 'created' ? 'disabled' : 'finished';
  return mayFollow(from, to) ? to : null;
}

/**
 * Pauses levels of a jackpot, lets them run again, or ends them for good, all that may unless one is named. Refused when
 * there is no such one, or none of them stands so.
 */
export async function changeJackpot(
  tx: Transaction<Database>,
  {
    id,
    level,
    change,
    now,
  }: { id: number; level?: string | undefined; change: JackpotChange; now: Date },
): Promise<Result<null, 'not_found' | 'stands_otherwise'>> {
  const [rows] = await runTogether(tx, jackpotsLocked([id]));
  const named = rows.filter(({ code }) => level === undefined || code === level);
  if (named.length === 0) return refused('not_found');
  const changed = named.flatMap(({ code, state }) => {
    const to = stateAfter(change, state);
    return to === null ? [] : [{ code, to }];
  });
  if (changed.length === 0) return refused('stands_otherwise');
  for (const { code, to } of changed) {
    await tx
      .updateTable('jackpot_levels')
      .set({ state: to })
      .where('jackpot_id', '=', id)
      .where('code', '=', code)
      .execute();
  }
  if (change === 'end') await closeLevels(tx, id, now);
  return ok(null);
}

/** Jackpots looked at in one go. */
const JACKPOTS = 50;

/**
 * Begins jackpots whose time has come, ends those whose time is over, and closes the pools of what has ended. Several
 * servers may do so at once. Rejects when one of them went wrong, once the others have had their turn.
 */
export async function keepJackpotTimes(db: Kysely<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct j.id from jackpots j join jackpot_levels l on l.jackpot_id = j.id
    where (l.state = 'created' and j.starts_at <= ${now})
      or (l.state in ('created', 'active', 'paused') and j.ends_at <= ${now})
      or (l.state in ('finished', 'disabled') and l.closed_amount is null)
    order by j.id limit ${JACKPOTS}`.execute(db);
  await inTurns(
    rows,
    ({ id }) => keepTimesOf(db, id, now).then(() => false),
    ({ id }) => `jackpot ${id} did not begin or end`,
  );
}

function keepTimesOf(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await runTogether(tx, jackpotsLocked([id]));
    await sql`
      update jackpot_levels l set state = case
        when j.ends_at <= ${now} then case l.state when 'created' then 'disabled' else 'finished' end
        else 'active' end
      from jackpots j where j.id = l.jackpot_id and j.id = ${id}
        and ((l.state = 'created' and j.starts_at <= ${now})
          or (l.state in ('created', 'active', 'paused') and j.ends_at <= ${now}))`.execute(tx);
    await closeLevels(tx, id, now);
  });
}

/**
 * What is left in the pools of levels that have ended goes back to the promotions, unless a hit waits for a decision:
 * what that has won may come back. The last level that ends reveals the seed. The caller holds the levels.
 */
async function closeLevels(tx: Transaction<Database>, id: number, now: Date): Promise<void> {
  const [rows, , pools] = await runTogether(tx, jackpotsLocked([id]));
  if (rows.every(hasEnded)) await revealSeed(tx, id, now);
  const { rows: waiting } = await sql<{ code: string }>`
    select distinct level_code as code from jackpot_hits
    where jackpot_id = ${id} and status = 'initial'`.execute(tx);
  const closing = rows.filter(
    (row) =>
      hasEnded(row) && row.closed_amount === null && waiting.every(({ code }) => code !== row.code),
  );
  const left = closing.map((row) => ({ row, amount: minor(pools.get(row.account) ?? ZERO) }));
  for (const { row, amount } of left) {
    await tx
      .updateTable('jackpot_levels')
      .set({ closed_amount: amount })
      .where('jackpot_id', '=', id)
      .where('code', '=', row.code)
      .execute();
  }
  const postings = left.flatMap(({ row, amount }) =>
    amount > 0n ? poolClosedPosting({ pool: poolName(row), currency: row.currency, amount }) : [],
  );
  const verdicts = await post(tx, postings);
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'what a pool holds goes back once',
  );
}
