import { both, oddsFactor, profit } from '../bets/multiplier';
import { minor, ONCE, scaled, sum, type Minor, type Odds } from '../money';
import { isFreebet, stakesCash, type OfferedBonus } from './bet-bonus';
import type { Freebet, SlipBonus } from './bonus';
import { plainPrice, type BonusBet, type BonusStake } from './bonus-bet';
import { boostOdds } from './boost';
import { potentialPoints } from './points';
import { whyNotUsable, type BonusPlayer } from './why-not-usable';

/** What a bonus adds to a bet, and by what. */
export interface BonusGain {
  bonus: SlipBonus;
  /** What it is expected to add, in subunits of the slip's currency. */
  gain: Minor;
  why:
    | { code: 'win_multiplied'; bonusOdds: Odds }
    | { code: 'points_earned'; points: Minor }
    | { code: 'stake_given' | 'stake_returned'; stake: Minor };
}

/** What becomes the bonus of a bet by itself, the first of them first (SPEC §4). */
const DEFAULTS: readonly string[] = ['hunting', 'tournament', 'comboboost'];
const KINDS = [...DEFAULTS, 'lootbox'];

/** A stake to compare bonuses by before the player has named one: large enough to tell thousandths apart. */
const ANY_STAKE: BonusStake = { stake: minor(1_000_000), toDefault: ONCE };

/**
 * The bonuses that may be used on a bet `now`, in milliseconds since 1970 (SPEC §4): by kind (hunting,
 * tournament, comboboost, lootbox, freebets), within a kind what is expected to add most first, then what
 * ends first.
 */
export function usableBonuses(
  bet: BonusBet,
  bonuses: readonly SlipBonus[],
  player: BonusPlayer,
  now: number,
): SlipBonus[] {
  const usable = bonuses.filter(
    (each) => hasStake(each) && whyNotUsable(each, bet, player, now) === null,
  );
  const rated = usable.map((bonus) => gainOf(bonus, { ...bet, ...ANY_STAKE }));
  return rated.toSorted(better).map(({ bonus }) => bonus);
}

/** The same bonuses as the slip keeps them (SPEC §3 "Slip bet"). */
export function offeredBonuses(
  bet: BonusBet,
  bonuses: readonly SlipBonus[],
  player: BonusPlayer,
  now: number,
): OfferedBonus[] {
  return usableBonuses(bet, bonuses, player, now).map(offerOf);
}

/** The bonus that a bet gets by itself: a hunting, else a tournament, else a comboboost (SPEC §4). */
export function defaultBonus(available: readonly OfferedBonus[]): OfferedBonus | null {
  const byType = DEFAULTS.map((type) => available.find((each) => each.type === type));
  return byType.find((each) => each !== undefined) ?? null;
}

/**
 * The usable bonus that is expected to add most to a bet, with the reason; the first of equals, null
 * when none adds anything. See `gainOf` (DESIGN §4.10, §4.11).
 */
export function bestBonus(
  bet: BonusBet & BonusStake,
  usable: readonly SlipBonus[],
): BonusGain | null {
  const gains = usable.map((each) => gainOf(each, bet));
  const [best] = gains.toSorted((one, other) => descending(one.gain, other.gain));
  return best && best.gain > 0n ? best : null;
}

/**
 * What a bonus is expected to add to a bet, as though the bet, a system too, were one fair price that
 * wins once in as many times as it pays, and a freebet earned by points were worth its amount. A plain
 * bet then pays its stake on average; a boost adds its part of that, a freebet all that it pays, no risk
 * the stake of a loss (DESIGN §4.10, §4.11).
 */
export function gainOf(bonus: SlipBonus, bet: BonusBet & BonusStake): BonusGain {
  if (isFreebet(bonus)) return freebetGain(bonus, bet);
  if (bonus.type === 'comboboost') {
    const legs = bet.selections.map((leg) => leg.odds);
    const bonusOdds = boostOdds(bonus, legs);
    const gain = scaled(bet.stake, profit(oddsFactor(bonusOdds)));
    return { bonus, gain, why: { code: 'win_multiplied', bonusOdds } };
  }
  const { farming, farmedEventIds } = bonus;
  const eventIds = bet.selections.map((leg) => leg.matchId);
  const price = plainPrice(bet) ?? ONCE;
  const points = potentialPoints({ ...bet, price, eventIds }, farming, farmedEventIds);
  const gain = scaled(points, { times: sum(farming.prize), over: farming.pointsNeeded });
  return { bonus, gain, why: { code: 'points_earned', points } };
}

function freebetGain(bonus: Freebet, bet: BonusBet & BonusStake): BonusGain {
  const stake = bonus.amount > 0n ? bonus.amount : bet.stake;
  const price = plainPrice(bet) ?? ONCE;
  const chance = { times: price.over, over: price.times };
  const gain =
    bonus.type === 'freebet_all_win' ? stake : scaled(stake, both(profit(price), chance));
  const code = bonus.type === 'freebet_no_risk' ? 'stake_returned' : 'stake_given';
  return { bonus, gain, why: { code, stake } };
}

/** A freebet that stakes for the player has something to stake (DESIGN §4.10). */
function hasStake(bonus: SlipBonus): boolean {
  return !isFreebet(bonus) || stakesCash(bonus) || bonus.amount > 0n;
}

function offerOf(bonus: SlipBonus): OfferedBonus {
  const { id } = bonus;
  if (isFreebet(bonus)) return { type: bonus.type, id, freebetStake: bonus.amount };
  if (bonus.type !== 'comboboost') return { type: bonus.type, id };
  return { type: bonus.type, id, minOdds: bonus.minOdds, ranges: bonus.ranges };
}

function better(one: BonusGain, other: BonusGain): number {
  const end = ({ bonus }: BonusGain) => bonus.validTo ?? Number.MAX_VALUE;
  return (
    kindRank(one) - kindRank(other) || descending(one.gain, other.gain) || end(one) - end(other)
  );
}

/** Freebets are of one kind, the last. */
function kindRank({ bonus }: BonusGain): number {
  return isFreebet(bonus) ? KINDS.length : KINDS.indexOf(bonus.type);
}

function descending(one: Minor, other: Minor): number {
  return Number(other - one);
}
