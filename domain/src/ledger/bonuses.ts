import { assert } from '../assert';
import { stakesCash, type FreebetType } from '../bonus/bet-bonus';
import type { Minor } from '../money';
import { cashOf, freebetOf, poolOf, promotions, type AccountId } from './accounts';
import { movement, type Posting } from './entries';
import { exchangedPostings, type Side } from './exchanges';
import type { PoolMoney } from './pools';

/**
 * An amount on a player's freebet. One without risk holds none: it stakes the player's own money, and
 * what it gives back is paid by the promotions with the bet, so the ledger never hears of it before.
 */
export interface FreebetMoney {
  id: number;
  type: FreebetType;
  playerId: number;
  currency: string;
  amount: Minor;
}

/**
 * A freebet is issued: by a campaign, a code or an operator, for bets made (amb), out of a chest, or as
 * a prize for which a pool gives `from`. Staking it, what it pays and its way back are postings of its
 * bet. A pool of another currency makes it two postings, as with `exchangedPostings`. Throws for a freebet
 * without risk, and when a pool of the same currency gives another amount.
 */
export function freebetIssuedPostings(
  freebet: FreebetMoney,
  from: PoolMoney | null = null,
): Posting[] {
  const { currency, amount } = freebet;
  const to = { account: accountOf(freebet), currency, amount };
  return givenPostings(`freebet:${freebet.id}:issued`, to, from);
}

/** What multiplying a freebet adds to it (DESIGN §4.11). */
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

function accountOf({ playerId, id, type, currency }: FreebetMoney): AccountId {
  assert(!stakesCash({ type }), 'a freebet without risk holds no money');
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

/**
 * A prize is paid in cash, by a pool that gives `from` for it, or by the promotions. A pool of another
 * currency makes it two postings, as with `exchangedPostings`; throws when one of the same currency gives
 * another amount.
 */
export function prizePostings(prize: Prize, from: PoolMoney | null = null): Posting[] {
  const { kind, id, playerId, currency, amount } = prize;
  const to = { account: cashOf(playerId, currency), currency, amount };
  return givenPostings(`prize:${kind}:${id}:${playerId}`, to, from);
}

function givenPostings(id: string, to: Side, from: PoolMoney | null): Posting[] {
  if (!from) return [movement(id, to, promotions(to.currency), to.account)];
  const account = poolOf(from.pool, from.currency);
  if (from.currency !== to.currency) return exchangedPostings(id, { ...from, account }, to);
  assert(from.amount === to.amount, 'a pool gives what the player gets');
  return [movement(id, to, account, to.account)];
}
