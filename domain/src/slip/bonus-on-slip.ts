import { freebetStakeOf, isFreebet, type OfferedBonus } from '../bonus/bet-bonus';
import { defaultBonus } from '../bonus/best-bonus';
import type { Minor } from '../money';
import { edited, isEditable } from './edit';
import { NO_STAKE, type Slip, type SlipBet, type Stake } from './slip';
import { rescaled } from './stake';
import { totals } from './totals';

/**
 * The bonuses that may be used on one bet, by its place on the slip, are these now. The chosen one is
 * looked for among them: on offer still, it counts on the terms of today; gone, the default takes its
 * place, and the stake is 0 if it was a freebet (SPEC §4 "Bonus handling on the slip"). A bet without
 * a bonus takes a default that was not offered before: what the player took off stays off.
 *
 * The same slip when the same is on offer, in whatever order. It is no edit of the player's, so an
 * error stays to be read and a placement without an answer stays known: a freebet is gone, too, because
 * the bet was taken.
 */
export function withAvailableBonuses(
  slip: Slip,
  index: number,
  available: readonly OfferedBonus[],
): Slip {
  const bet = betAt(slip, index);
  if (!bet || listed(bet.availableBonuses) === listed(available)) return slip;
  const kept = bet.bonus && offered(available, bet.bonus);
  const fresh = available.filter((each) => bet.bonus || !offered(bet.availableBonuses, each));
  const bonus = kept ?? defaultBonus(fresh);
  return {
    ...slip,
    bets: slip.bets.with(index, revalued({ ...bet, availableBonuses: available }, bonus)),
  };
}

/**
 * Nobody is signed in, or somebody else: no bet has bonuses any more, and the stake of a freebet goes with it (SPEC §4
 * "On logout …"). What was sent without an answer stays as it was sent, to be sent again under its id (DESIGN §4.5).
 */
export function withoutBonuses(slip: Slip): Slip {
  if (slip.placement) return slip;
  return slip.bets.reduce((next, _bet, index) => withAvailableBonuses(next, index, []), slip);
}

/**
 * Another player is signed in than the one who sent what is not answered yet: it is not theirs to send again, and
 * neither are its bonuses. A slip that is being sent waits for its answer.
 */
export function forAnotherPlayer(slip: Slip): Slip {
  return slip.placement && isEditable(slip) ? withoutBonuses({ ...slip, placement: null }) : slip;
}

/**
 * The player takes one of a bet's available bonuses for it (SPEC §4). A freebet brings its stake, and
 * stakes one bet only: any other bet it was chosen for loses it. The same slip when it is not
 * available.
 */
export function chooseBonus(slip: Slip, index: number, bonus: OfferedBonus): Slip {
  const bet = betAt(slip, index);
  const found = bet && offered(bet.availableBonuses, bonus);
  if (!found || (bet.bonus && isSame(bet.bonus, found))) return slip;
  const bets = slip.bets.map((each, at) => {
    if (at === index) return revalued(each, found);
    return each.bonus && isFreebet(found) && isSame(each.bonus, found)
      ? revalued(each, null)
      : each;
  });
  return edited(slip, bets);
}

/** The player takes the bonus off a bet; the stake of a freebet goes with it (SPEC §4). */
export function removeBonus(slip: Slip, index: number): Slip {
  const bet = betAt(slip, index);
  return bet?.bonus ? edited(slip, slip.bets.with(index, revalued(bet, null))) : slip;
}

function betAt(slip: Slip, index: number): SlipBet | undefined {
  return isEditable(slip) ? slip.bets[index] : undefined;
}

/** What a bet stakes and pays, in subunits of the slip's currency. */
export interface BetOutlook {
  stake: Minor;
  /** What of the stake the player's own balance has to cover. */
  cash: Minor;
  /** What it pays when every selection wins. */
  win: Minor;
}

/**
 * What a bet would stake and pay with one of its bonuses, or with null without any, so that they can be chosen between
 * (SPEC §4 "Bonus handling on the slip"). `systemCap` is the most a system pays; null where nothing caps it.
 */
export function outlookWith(
  bet: SlipBet,
  bonus: OfferedBonus | null,
  systemCap: Minor | null,
): BetOutlook {
  const { stake, cash, win } = totals({ bets: [revalued(bet, bonus)] }, systemCap);
  return { stake, cash, win };
}

/** The bet with this bonus, or none, and the stake that follows from it. */
function revalued(bet: SlipBet, bonus: OfferedBonus | null): SlipBet {
  return rescaled({ ...bet, bonus, stake: stakeWith(bet, bonus) });
}

function stakeWith(bet: SlipBet, bonus: OfferedBonus | null): Stake {
  const amount = freebetStakeOf(bonus);
  if (amount !== null) return { source: 'stake', amount };
  const isLost = bet.bonus && isFreebet(bet.bonus) && !(bonus && isSame(bet.bonus, bonus));
  return isLost ? NO_STAKE : bet.stake;
}

function offered(available: readonly OfferedBonus[], bonus: OfferedBonus): OfferedBonus | null {
  return available.find((each) => isSame(each, bonus)) ?? null;
}

function isSame(one: OfferedBonus, other: OfferedBonus): boolean {
  return one.id === other.id && one.type === other.type;
}

/** All that is offered as text, so that two lists can be compared. */
function listed(available: readonly OfferedBonus[]): string {
  return available.map(inWords).toSorted().join();
}

/** A bonus by kind, id and terms. */
function inWords(bonus: OfferedBonus): string {
  const { type, id } = bonus;
  if (isFreebet(bonus)) return `${type} ${id} ${bonus.freebetStake}`;
  if (bonus.type !== 'comboboost') return `${type} ${id}`;
  const ranges = bonus.ranges.map(
    ({ minCount, maxCount, bonusOdds }) => `${minCount}-${maxCount} ${bonusOdds}`,
  );
  return `${type} ${id} ${bonus.minOdds} ${ranges.join(' ')}`;
}
