import { minus, sum, type Minor } from '../money';
import { cashOf, house, jackpotHit, poolOf, promotions, type PoolName } from './accounts';
import { movement, type Posting } from './entries';

/** An amount for a pool, or out of it. */
export interface PoolMoney {
  pool: PoolName;
  currency: string;
  amount: Minor;
}

/** The promotions fill a pool: a tournament's, or a jackpot's seed. `number` counts its fillings from 1. */
export function poolFundedPosting(money: PoolMoney, number: number): Posting {
  const { pool, currency } = money;
  const id = `pool:${pool}:funded:${number}`;
  return movement(id, money, promotions(currency), poolOf(pool, currency));
}

/** What is left in a pool that is closed goes back to the promotions. */
export function poolClosedPosting(left: PoolMoney): Posting {
  const { pool, currency } = left;
  return movement(`pool:${pool}:closed`, left, poolOf(pool, currency), promotions(currency));
}

/**
 * The shares of a bet's stake that jackpots of one currency get. They are fed, and the jackpot is drawn,
 * once the bet is accepted: after its live delay, and after a look at it by hand. The house gives them,
 * in the jackpots' currency, so they stay when the bet is void. Null when none makes a whole subunit.
 */
export function jackpotSharesPosting(
  betId: number,
  currency: string,
  shares: readonly Pick<PoolMoney, 'pool' | 'amount'>[],
): Posting | null {
  const entries = shares
    .filter(({ amount }) => amount > 0n)
    .map(({ pool, amount }) => ({ from: house(currency), to: poolOf(pool, currency), amount }));
  return entries.length > 0 ? { id: `jackpot:${betId}:${currency}`, currency, entries } : null;
}

/** What a hit has won, in the jackpot's currency. */
export interface HitMoney extends PoolMoney {
  id: number;
  playerId: number;
}

/** A jackpot is hit: what it pays leaves the pool, and waits for approval (SPEC §3 "Jackpot hit"). */
export function jackpotHitPosting(hit: HitMoney): Posting {
  const { id, pool, currency } = hit;
  return movement(`jackpot_hit:${id}:won`, hit, poolOf(pool, currency), jackpotHit(id, currency));
}

/** An approved hit is paid (SPEC §3 "Jackpot hit"). */
export function jackpotPaidPosting(hit: HitMoney): Posting {
  const { id, playerId, currency } = hit;
  return movement(
    `jackpot_hit:${id}:paid`,
    hit,
    jackpotHit(id, currency),
    cashOf(playerId, currency),
  );
}

/**
 * A declined hit goes back to its pool, or in shares to several; what is left of it goes to the promotions. Of this and
 * being paid the ledger takes one.
 */
export function jackpotDeclinedPosting(
  hit: HitMoney,
  shares: readonly Pick<PoolMoney, 'pool' | 'amount'>[] = [hit],
): Posting {
  const { id, currency, amount } = hit;
  const from = jackpotHit(id, currency);
  const leftOver = minus(amount, sum(shares.map((share) => share.amount)));
  const entries = [
    ...shares.map(({ pool, amount: share }) => ({
      from,
      to: poolOf(pool, currency),
      amount: share,
    })),
    { from, to: promotions(currency), amount: leftOver },
  ].filter((entry) => entry.amount > 0n);
  return { id: `jackpot_hit:${id}:declined`, currency, entries };
}
