import type { Minor } from '../money';
import { cashOf, freebetOf, poolOf, promotions, type AccountId, type PoolName } from './accounts';
import { movement, type Posting } from './entries';

/** An amount on a player's freebet. */
export interface FreebetMoney {
  id: number;
  playerId: number;
  currency: string;
  amount: Minor;
}

/**
 * A freebet is issued: by a campaign, a code or an operator, for bets made (amb), out of a chest, or as
 * a prize of `pool`. Staking it, what it pays and its way back are postings of its bet.
 */
export function freebetIssuedPosting(freebet: FreebetMoney, pool: PoolName | null = null): Posting {
  const source = sourceOf(pool, freebet.currency);
  return movement(`freebet:${freebet.id}:issued`, freebet, source, accountOf(freebet));
}

/** What multiplying a freebet adds to it. */
export function freebetBoostedPosting(added: FreebetMoney): Posting {
  const source = promotions(added.currency);
  return movement(`freebet:${added.id}:boosted`, added, source, accountOf(added));
}

/**
 * A freebet expires or is cancelled: what is left on it goes back to the promotions. `number` counts its
 * ends from 1, since a bet may return it after the first.
 */
export function freebetEndedPosting(left: FreebetMoney, number: number): Posting {
  const budget = promotions(left.currency);
  return movement(`freebet:${left.id}:ended:${number}`, left, accountOf(left), budget);
}

function accountOf({ playerId, id, currency }: FreebetMoney): AccountId {
  return freebetOf(playerId, id, currency);
}

/** Bonuses that pay cash. */
export const PRIZE_KINDS = [
  'hunting',
  'tournament',
  'lootbox',
  'promo_code',
  'comp_points',
] as const;

/** Cash a player gets from a bonus, once for each kind, id and player: every exchange of points has its own id. */
export interface Prize {
  kind: (typeof PRIZE_KINDS)[number];
  id: number;
  playerId: number;
  currency: string;
  amount: Minor;
}

/** A prize is paid in cash, out of `pool` or of the promotions. */
export function prizePosting(prize: Prize, pool: PoolName | null = null): Posting {
  const { kind, id, playerId, currency } = prize;
  const source = sourceOf(pool, currency);
  return movement(`prize:${kind}:${id}:${playerId}`, prize, source, cashOf(playerId, currency));
}

function sourceOf(pool: PoolName | null, currency: string): AccountId {
  return pool === null ? promotions(currency) : poolOf(pool, currency);
}
