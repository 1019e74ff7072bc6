import { assert } from '../assert';
import { capped, potentialWin, stakeFor, type PricedBet } from '../bets/potential-win';
import { lineCount } from '../bets/system-types';
import { freebetStakeOf, isFreebet } from '../bonus/bet-bonus';
import { minor, type Minor } from '../money';
import { eachTo, edited, isEditable } from './edit';
import { emptySlip, NO_STAKE, type Slip, type SlipBet, type Stake } from './slip';

/**
 * The player's own stake for one bet, in subunits, by its place on the slip (SPEC §3 "Slip bet"). What
 * a freebet stakes stays. Throws below zero.
 */
export function setStake(slip: Slip, index: number, amount: Minor): Slip {
  assert(amount >= 0n, 'a stake is not below zero');
  return withStake(slip, index, () => ({ source: 'stake', amount }));
}

/** One stake for every bet on the slip, as `setStake` sets it for one (SPEC §3). Throws below zero. */
export function setEveryStake(slip: Slip, amount: Minor): Slip {
  assert(amount >= 0n, 'a stake is not below zero');
  return withStake(slip, null, () => ({ source: 'stake', amount }));
}

/**
 * The player names what one bet should pay, in subunits; the stake follows, now and when prices move
 * (SPEC §4). Of a system no more can be wished for than it pays at most (DESIGN §4.8). Throws below
 * zero.
 */
export function setWin(slip: Slip, index: number, wish: Minor, systemCap: Minor | null): Slip {
  assert(wish >= 0n, 'a win is not below zero');
  return withStake(slip, index, (bet) => {
    const win = capped(bet.kind, wish, systemCap);
    return rescaled({ ...bet, stake: { source: 'potentialWin', amount: minor(0), win } }).stake;
  });
}

/**
 * The player's stake for each of a bet's combos, in subunits: the bet stakes it as often as it has combos (DESIGN
 * §4.7). As `setStake` for a bet of one. Throws below zero.
 */
export function setLineStake(slip: Slip, index: number, each: Minor): Slip {
  assert(each >= 0n, 'a stake is not below zero');
  return withStake(slip, index, (bet) => ({
    source: 'stake',
    amount: minor(each * BigInt(linesOf(bet))),
  }));
}

/** Of how many combos a bet is made: one, but for systems (DESIGN §4.7). */
export function linesOf({ kind }: Pick<SlipBet, 'kind'>): number {
  return kind.type === 'system' ? lineCount(kind.system) : 1;
}

/** What a bet stakes on each of its combos, in subunits; rounded down where its stake does not come out even. */
export function lineStake(bet: Pick<SlipBet, 'kind' | 'stake'>): Minor {
  return minor(bet.stake.amount / BigInt(linesOf(bet)));
}

/**
 * SPEC §4: changing currency resets the stakes to 0, with source sharing, and puts a receipt away.
 * Bonuses are offered in a currency, so they have to be offered anew; a bet without one still knows
 * which it was offered, so that what the player took off stays off. What is being sent, or was without
 * an answer, keeps its currency: call it again once that is answered (DESIGN §4.5).
 */
export function changeCurrency(slip: Slip, currency: string): Slip {
  if (slip.currency === currency || slip.placement) return slip;
  if (!isEditable(slip)) return emptySlip(currency);
  const stake: Stake = { source: 'sharing', amount: minor(0) };
  const bets = slip.bets.map((bet) => {
    const availableBonuses = bet.bonus
      ? []
      : bet.availableBonuses.filter((each) => !isFreebet(each));
    return { ...bet, stake, bonus: null, availableBonuses };
  });
  return { ...edited(slip, bets), currency };
}

/** The bet with its stake led by the wished win, where the player wished for one (SPEC §4). */
export function rescaled(bet: SlipBet): SlipBet {
  if (bet.stake.source !== 'potentialWin' || bet.selections.length === 0) return bet;
  const priced = pricedBet(bet);
  const amount = priced ? stakeFor(priced, bet.stake.win) : minor(0);
  return amount === bet.stake.amount ? bet : { ...bet, stake: { ...bet.stake, amount } };
}

/**
 * What one bet pays when all its selections win, in subunits; nothing before it has a price (SPEC §5).
 * `systemCap` is the most a system pays, null where nothing caps it (DESIGN §4.8).
 */
export function winOf(bet: SlipBet, systemCap: Minor | null): Minor {
  const priced = pricedBet(bet);
  return priced ? potentialWin(priced, bet.stake.amount, systemCap) : minor(0);
}

/** The bet at the prices now; null for a custom bet that the book has not priced (SPEC §4). */
export function pricedBet({ kind, selections, bonus }: SlipBet): PricedBet | null {
  const legs = selections.map((each) => each.odds);
  if (kind.type !== 'custom_bet') return { kind, legs, bonus };
  return kind.odds === null ? null : { kind: { type: 'custom_bet', odds: kind.odds }, legs, bonus };
}

/**
 * What is left of a stake for other bets than it was made for. A freebet takes its stake along (SPEC
 * §4), and a wished win belongs to one set of odds.
 */
export function stakeAlone({ bonus, stake }: SlipBet): Stake {
  return bonus && isFreebet(bonus) ? NO_STAKE : { source: 'stake', amount: stake.amount };
}

function withStake(slip: Slip, index: number | null, next: (bet: SlipBet) => Stake): Slip {
  if (!isEditable(slip)) return slip;
  const bets = eachTo(slip.bets, (bet, at) => {
    // What a freebet stakes is not for the player to change.
    const isMeant = (index === null || at === index) && freebetStakeOf(bet.bonus) === null;
    return isMeant ? staked(bet, next(bet)) : bet;
  });
  return bets === slip.bets ? slip : edited(slip, bets);
}

/** The bet at this stake; the same bet when that says nothing new. */
export function staked(bet: SlipBet, stake: Stake): SlipBet {
  const { source, amount } = bet.stake;
  const isNew =
    source !== stake.source || amount !== stake.amount || winWished(bet.stake) !== winWished(stake);
  return isNew ? { ...bet, stake } : bet;
}

function winWished(stake: Stake): Minor | null {
  return stake.source === 'potentialWin' ? stake.win : null;
}
