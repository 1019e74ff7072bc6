import { minor, potentialWin, type Minor, type Odds } from '../money';
import { assert } from '../assert';
import { edited, isEditable } from './edit';
import type { Slip, SlipBet, Stake } from './slip';

/** The player's own stake for one bet, by its place on the slip. */
export function setStake(slip: Slip, index: number, amount: Minor): Slip {
  assert(amount >= 0n, 'a stake is not below zero');
  return withStake(slip, index, () => ({ source: 'stake', amount }));
}

/** One stake for every bet on the slip. */
export function setEveryStake(slip: Slip, amount: Minor): Slip {
  assert(amount >= 0n, 'a stake is not below zero');
  return withStake(slip, null, () => ({ source: 'stake', amount }));
}

/** The player names what one bet should pay; the stake follows, now and when prices move (SPEC §4). */
export function setWin(slip: Slip, index: number, win: Minor): Slip {
  assert(win >= 0n, 'a win is not below zero');
  return withStake(
    slip,
    index,
    (bet) => rescaled({ ...bet, stake: { source: 'potentialWin', amount: minor(0), win } }).stake,
  );
}

/** SPEC §4: changing currency resets the stakes to 0, with source sharing. */
export function changeCurrency(slip: Slip, currency: string): Slip {
  if (slip.currency === currency || !isEditable(slip)) return slip;
  const bets = slip.bets.map((bet) => ({
    ...bet,
    stake: { source: 'sharing', amount: minor(0) } as const,
  }));
  return { ...edited(slip, bets), currency };
}

/** The bet with its stake led by the wished win, where the player wished for one. */
export function rescaled(bet: SlipBet): SlipBet {
  if (bet.stake.source !== 'potentialWin' || bet.selections.length === 0) return bet;
  const amount = stakeFor(
    bet.stake.win,
    bet.selections.map((each) => each.odds),
  );
  return amount === bet.stake.amount ? bet : { ...bet, stake: { ...bet.stake, amount } };
}

/** The smallest stake that pays at least `win`. */
export function stakeFor(win: Minor, legs: readonly Odds[]): Minor {
  const product = legs.reduce((total, each) => total * BigInt(each), 1n);
  const scale = 1000n ** BigInt(legs.length);
  return ((win * scale + product - 1n) / product) as Minor;
}

/** What one bet pays when all its selections win. */
export function winOf(bet: SlipBet): Minor {
  return potentialWin(
    bet.stake.amount,
    bet.selections.map((each) => each.odds),
  );
}

function withStake(slip: Slip, index: number | null, next: (bet: SlipBet) => Stake): Slip {
  if (!isEditable(slip)) return slip;
  return edited(
    slip,
    slip.bets.map((bet, at) =>
      index === null || at === index ? { ...bet, stake: next(bet) } : bet,
    ),
  );
}
