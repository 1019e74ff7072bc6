import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import type { PickedOutcome, SlipRules } from '@touchline/domain/slip/slip';
import {
  emptyModel,
  follow,
  isOpen,
  modelBet,
  modelPick,
  picksOf,
  settle,
  type ModelBet,
  type ModelPick,
  type ModelSlip,
} from './model';

function isFree(bonus: OfferedBonus | null): boolean {
  return bonus?.type.startsWith('freebet') ?? false;
}

function isFixed({ bonus }: ModelBet): boolean {
  return bonus !== null && 'freebetStake' in bonus && bonus.freebetStake > 0n;
}

export function ownStake(bet: ModelBet): bigint {
  return isFree(bet.bonus) ? 0n : bet.stake;
}

/** What a bet is follows from how many picks it has. */
export function rename(bet: ModelBet, { systems }: SlipRules): void {
  const count = bet.picks.length;
  const was = bet.system;
  bet.system = null;
  if (bet.type === 'custom_bet') {
    bet.price = { odds: null, accepted: null, changed: false };
  } else if (count === 1) {
    bet.type = 'single';
  } else if (was) {
    const offered = systems.filter((each) => each.totalCount === count);
    const alike = offered.find(
      ({ winCounts: [least, ...more] }) =>
        least === was.winCounts[0] && more.length > 0 === was.winCounts.length > 1,
    );
    bet.system = alike ?? offered[0] ?? null;
    if (!bet.system) bet.type = 'combo';
  } else {
    bet.type = 'combo';
  }
  follow(bet);
}

function isMixed(picks: readonly ModelPick[]): boolean {
  return new Set(picks.map((each) => each.provider)).size > 1;
}

function isTwiceInMatch(picks: readonly ModelPick[]): boolean {
  return new Set(picks.map((each) => each.matchId)).size < picks.length;
}

export function areSinglesOffered(
  picks: readonly { provider: string }[],
  rules: SlipRules,
): boolean {
  return picks.every((each) => rules.multiSingleProviders.has(each.provider));
}

/** A newcomer takes the place of what it cannot stand beside. */
export function join(bet: ModelBet, pick: ModelPick): void {
  const isRival = (each: ModelPick) =>
    bet.type === 'custom_bet' ? each.line === pick.line : each.matchId === pick.matchId;
  const at = bet.picks.findIndex(isRival);
  if (at < 0) bet.picks.push(pick);
  else bet.picks[at] = pick;
}

export function toggle(slip: ModelSlip, picked: PickedOutcome, rules: SlipRules): void {
  if (slip.ticket === 'PROCESSING') return;
  if (slip.ticket === 'SUCCESS') Object.assign(slip, emptyModel(slip.currency));
  const pick = modelPick(picked);
  const picks = picksOf(slip);
  const [first] = slip.bets;
  if (picks.some((each) => each.key === pick.key)) {
    leave(slip, (each) => each.key === pick.key, rules);
    return;
  }
  if (!first || (first.type === 'single' && areSinglesOffered([...picks, pick], rules))) {
    slip.bets.push(modelBet('single', [pick]));
  } else {
    if (first.type === 'custom_bet' && first.picks[0]?.matchId !== pick.matchId) return;
    if (slip.bets.length > 1 && isTwiceInMatch(picks)) return;
    const one = slip.bets.length > 1 ? modelBet('single', picks, ownStake(first)) : first;
    join(one, pick);
    rename(one, rules);
    slip.bets = [one];
  }
  settle(slip);
}

/** Is no longer offered, which waits while what was sent has no answer. */
export function drop(slip: ModelSlip, gone: (pick: ModelPick) => boolean, rules: SlipRules): void {
  if (!slip.sent) leave(slip, gone, rules);
}

export function leave(
  slip: ModelSlip,
  leaves: (pick: ModelPick) => boolean,
  rules: SlipRules,
): void {
  if (!isOpen(slip) || !picksOf(slip).some(leaves)) return;
  for (const bet of slip.bets.filter((each) => each.picks.some(leaves))) {
    bet.picks = bet.picks.filter((each) => !leaves(each));
    if (bet.picks.length > 0) rename(bet, rules);
  }
  settle(slip);
}

export function clear(slip: ModelSlip): void {
  if (slip.ticket !== 'PROCESSING') Object.assign(slip, emptyModel(slip.currency));
}

/** Whether the slip may become that: singles, a combo, or a system by the id of its type. */
export function become(
  slip: ModelSlip,
  to: 'single' | 'combo' | number,
  rules: SlipRules,
): boolean {
  const [first] = slip.bets;
  const picks = picksOf(slip);
  if (!isOpen(slip) || !first || picks.length < 2 || first.type === 'custom_bet') return false;
  if (first.type === to || first.system?.id === to) return false;
  if (to === 'single') {
    if (!areSinglesOffered(picks, rules)) return false;
    slip.bets = picks.map((pick) => modelBet('single', [pick], ownStake(first)));
  } else {
    const system = rules.systems.find(
      ({ id, totalCount }) => id === to && totalCount === picks.length,
    );
    const isOddin = picks.some((each) => each.provider === 'oddin');
    if (to !== 'combo' && (!system || isOddin)) return false;
    if (isMixed(picks) || isTwiceInMatch(picks) || picks.length > rules.maxSelections) return false;
    const one = slip.bets.length > 1 ? modelBet('combo', picks, ownStake(first)) : first;
    Object.assign(one, { type: to === 'combo' ? 'combo' : 'system', system: system ?? null });
    Object.assign(one, { source: 'stake', wish: null });
    slip.bets = [one];
  }
  settle(slip);
  return true;
}

/** The player's own stake for one bet, or for all of them. */
export function stake(slip: ModelSlip, index: number | null, amount: bigint): void {
  if (!isOpen(slip)) return;
  const before = stakesOf(slip);
  for (const [at, bet] of slip.bets.entries()) {
    if ((index !== null && index !== at) || isFixed(bet)) continue;
    Object.assign(bet, { source: 'stake', stake: amount, wish: null });
  }
  if (stakesOf(slip) !== before) settle(slip);
}

/** A stake that is typed again as it was is no edit. */
function stakesOf({ bets }: ModelSlip): string {
  return bets.map(({ source, stake, wish }) => `${source} ${stake} ${wish}`).join();
}

export function wish(slip: ModelSlip, index: number, win: bigint, { systemCap }: SlipRules): void {
  const bet = slip.bets[index];
  if (!isOpen(slip)) return;
  const before = stakesOf(slip);
  if (bet && !isFixed(bet)) {
    const most = bet.type === 'system' && systemCap !== null && systemCap < win ? systemCap : win;
    Object.assign(bet, { source: 'potentialWin', wish: most });
    follow(bet);
  }
  if (stakesOf(slip) !== before) settle(slip);
}

export function exchange(slip: ModelSlip, currency: string): void {
  if (slip.sent || slip.currency === currency) return;
  if (slip.ticket === 'SUCCESS') slip.bets = [];
  slip.currency = currency;
  for (const bet of slip.bets) {
    const available = bet.bonus ? [] : bet.available.filter((each) => !isFree(each));
    Object.assign(bet, { source: 'sharing', stake: 0n, wish: null, bonus: null, available });
  }
  settle(slip);
}

/** One bet of several outcomes of one match, alone on the slip. */
export function custom(
  slip: ModelSlip,
  all: readonly PickedOutcome[],
  odds: number | null,
  { customBets }: SlipRules,
): boolean {
  if (slip.ticket === 'PROCESSING') return false;
  if (slip.ticket !== 'SUCCESS' && slip.bets.length > 0) return false;
  const bet = modelBet('custom_bet', []);
  bet.price = { odds, accepted: odds, changed: false };
  for (const each of all) join(bet, modelPick(each));
  const isOfOne = bet.picks.every((each) => each.matchId === bet.picks[0]?.matchId);
  const least = customBets.allowSingle ? 1 : 2;
  if (!customBets.enabled || !isOfOne || bet.picks.length < least) return false;
  Object.assign(slip, emptyModel(slip.currency), { bets: [bet] });
  return true;
}

function isSame(one: OfferedBonus | null, other: OfferedBonus | null): boolean {
  return one?.id === other?.id && one?.type === other?.type;
}

/** A freebet brings its stake and takes it along; any other bonus leaves it. */
function carry(bet: ModelBet, bonus: OfferedBonus | null): void {
  const isLeft = isFree(bet.bonus) && !isSame(bet.bonus, bonus);
  bet.bonus = bonus;
  if (isLeft) Object.assign(bet, { source: 'stake', stake: 0n, wish: null });
  if (bonus !== null && 'freebetStake' in bonus && bonus.freebetStake > 0n) {
    Object.assign(bet, { source: 'stake', stake: bonus.freebetStake, wish: null });
  }
  follow(bet);
}

/** What is on offer, in whatever order. */
function termsOf(available: readonly OfferedBonus[]): string {
  const inWords = (value: unknown) =>
    typeof value === 'bigint' ? `${value}` : JSON.stringify(value);
  return available
    .map((each) => Object.values(each).map(inWords).join(' '))
    .toSorted()
    .join();
}

export function offerBonuses(
  slip: ModelSlip,
  index: number,
  available: readonly OfferedBonus[],
): void {
  const bet = slip.bets[index];
  if (!isOpen(slip) || !bet) return;
  const known = bet.available;
  if (termsOf(known) === termsOf(available)) return;
  bet.available = available;
  const kept = available.find((each) => isSame(each, bet.bonus));
  const isNew = (each: OfferedBonus) => !known.some((one) => isSame(one, each));
  const open = available.filter((each) => bet.bonus !== null || isNew(each));
  const [standard] = ['hunting', 'tournament', 'comboboost'].flatMap((type) =>
    open.filter((each) => each.type === type),
  );
  carry(bet, kept ?? standard ?? null);
}

export function choose(slip: ModelSlip, index: number, bonus: OfferedBonus): void {
  const bet = slip.bets[index];
  const found = bet?.available.find((each) => isSame(each, bonus));
  if (!isOpen(slip) || !bet || !found || isSame(bet.bonus, found)) return;
  for (const other of slip.bets) {
    if (isFree(found) && isSame(other.bonus, found)) carry(other, null);
  }
  carry(bet, found);
  settle(slip);
}

export function refuseBonus(slip: ModelSlip, index: number): void {
  const bet = slip.bets[index];
  if (!isOpen(slip) || !bet?.bonus) return;
  carry(bet, null);
  settle(slip);
}
