import { assert } from '@touchline/domain/assert';
import { type ReturnedShare, returnedShares } from '@touchline/domain/bonus/declined-hit';
import { payoutMayBecome, type PayoutStatus } from '@touchline/domain/bonus/jackpot-hit';
import {
  jackpotDeclinedPosting,
  jackpotPaidPosting,
  type HitMoney,
} from '@touchline/domain/ledger/pools';
import { minor, ZERO } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { runTogether } from '../../db/statements';
import { bookOwing } from '../../wallet/book-owing';
import { post } from '../../wallet/post';
import { poolName } from './feed-jackpots';
import { hasEnded, type HeldLevel, jackpotsLocked, levelOf } from './held-jackpots';

/** A hit, and the currency it is in. */
export type HitRow = Selectable<Database['jackpot_hits']> & { currency: string };

/** Why a decision on a hit does not stand: there is no such hit, or it was decided before. */
export type NoPayout = 'not_found' | 'already_decided';

interface Deciding {
  id: number;
  by: string;
  now: Date;
}

/** Approves the payout of a hit (SPEC §3 "Jackpot hit"): `payHits` pays it. */
export async function approveHit(
  tx: Transaction<Database>,
  deciding: Deciding,
): Promise<Result<HitRow, NoPayout>> {
  return decided(tx, deciding, 'approved');
}

/** Tells the player of a hit that it is not paid; it comes ahead of the money. */
export type TellDeclined = (tx: Transaction<Database>, hit: HitRow, now: Date) => Promise<void>;

/**
 * Declines it (SPEC §3 "Jackpot hit"): what it has won goes back to its pool, as far as that stays below what it must drop
 * at, then to the next pools of the jackpot, and else to the promotions.
 */
export async function declineHit(
  tx: Transaction<Database>,
  deciding: Deciding,
  tell?: TellDeclined,
): Promise<Result<HitRow, NoPayout>> {
  const result = await decided(tx, deciding, 'declined');
  if (!result.ok) return result;
  await tell?.(tx, result.value, deciding.now);
  const { jackpot_id, level_code: own } = result.value;
  const [rows, , pools] = await runTogether(tx, jackpotsLocked([jackpot_id]));
  const money = moneyOf(result.value);
  const levels = fromLevel(rows, own).map((row) => ({
    ...levelOf(row, pools.get(row.account) ?? ZERO),
    isOver: hasEnded(row),
  }));
  const { shares } = returnedShares(money.amount, levels);
  const inPools = shares.map(({ code, amount }) => ({
    pool: poolName({ jackpot_id, code }),
    amount,
  }));
  const [verdict] = await post(tx, [jackpotDeclinedPosting(money, inPools)]);
  assert(verdict === 'posted', 'what a hit has won is there until it is decided on');
  await writeReturned(tx, result.value, shares);
  return result;
}

/** Levels in their order, from one of them on and round to it again. */
function fromLevel(rows: readonly HeldLevel[], code: string): HeldLevel[] {
  const at = rows.findIndex((row) => row.code === code);
  return [...rows.slice(at), ...rows.slice(0, at)];
}

async function writeReturned(
  tx: Transaction<Database>,
  { id, jackpot_id, level_code: own }: HitRow,
  shares: readonly ReturnedShare[],
): Promise<void> {
  for (const { code, amount } of shares) {
    if (code === own) {
      await tx.updateTable('jackpot_hits').set({ returned: amount }).where('id', '=', id).execute();
    } else {
      await tx
        .updateTable('jackpot_levels')
        .set((level) => ({ received: level('received', '+', amount as bigint) }))
        .where('jackpot_id', '=', jackpot_id)
        .where('code', '=', code)
        .execute();
    }
  }
}

/** Of several decisions at once the later ones find the hit decided. */
async function decided(
  tx: Transaction<Database>,
  { id, by, now }: Deciding,
  to: PayoutStatus,
): Promise<Result<HitRow, NoPayout>> {
  const { rows } = await sql<HitRow>`
    select h.*, j.currency from jackpot_hits h join jackpots j on j.id = h.jackpot_id
    where h.id = ${id} for update of h`.execute(tx);
  const [row] = rows;
  if (!row) return refused('not_found');
  if (!payoutMayBecome(row.status, to)) return refused('already_decided');
  const change = { status: to, decided_at: now, decided_by: by };
  await tx.updateTable('jackpot_hits').set(change).where('id', '=', id).execute();
  return ok({ ...row, ...change });
}

function moneyOf(row: HitRow): HitMoney {
  const { id, player_id: playerId, currency, jackpot_id, level_code: code } = row;
  return {
    id,
    playerId,
    currency,
    pool: poolName({ jackpot_id, code }),
    amount: minor(row.amount),
  };
}

/** Tells players of hits that are paid; it comes ahead of their money. */
export type TellPaid = (
  tx: Transaction<Database>,
  hits: readonly HitRow[],
  now: Date,
) => Promise<void>;

/** Hits paid in one transaction. */
const HITS = 50;

/**
 * Pays hits that are approved, each once, into the player's account in the jackpot's currency, which is opened where
 * there is none; answers whether there may be more. Several servers may do so at once.
 */
export async function payHits(db: Kysely<Database>, now: Date, tell: TellPaid): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<HitRow>`
      select h.*, j.currency from jackpot_hits h join jackpots j on j.id = h.jackpot_id
      where h.status = 'approved' order by h.id limit ${HITS} for update of h skip locked`.execute(
      tx,
    );
    if (rows.length === 0) return false;
    await tx
      .updateTable('jackpot_hits')
      .set({ status: 'paid', paid_at: now })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    await tx
      .insertInto('player_accounts')
      .values(rows.map(({ player_id, currency }) => ({ player_id, currency, active: true })))
      .onConflict((clash) => clash.doNothing())
      .execute();
    const paid = rows.map((row) => ({ ...row, status: 'paid' as const, paid_at: now }));
    await tell(tx, paid, now);
    await bookOwing(
      tx,
      rows.map((row) => ({ playerId: row.player_id, posting: jackpotPaidPosting(moneyOf(row)) })),
    );
    return rows.length === HITS;
  });
}
