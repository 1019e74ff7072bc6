import { type ModelDeposit, type ModelPlayer, moveCash, type SaidOfDeposit } from './player-model';

/** How a line may end: the results of its two outcomes, in the words of the feed. */
export const WAYS = {
  won: ['win_entire', 'lose_entire'],
  lost: ['lose_entire', 'win_entire'],
  void: ['refund_entire', 'refund_entire'],
  halfWon: ['refund_half_win_other', 'refund_half_lose_other'],
  halfLost: ['refund_half_lose_other', 'refund_half_win_other'],
} as const;

/** Named by how its first outcome ends. */
export type Way = keyof typeof WAYS;
type Ended = (typeof WAYS)[Way][number] | 'canceled';

/** A time, in minutes, whose bets are void; null has no beginning, or no end. */
export interface Cancel {
  from: number | null;
  to: number | null;
  /** Who has said so. */
  by: 'feed' | 'hand';
}

/** A line of a match with two outcomes. */
export interface ModelLine {
  matchId: number;
  urn: string;
  marketId: number;
  specifier: string;
  outcomes: readonly [string, string];
  /** Thousandths, by outcome. */
  odds: [bigint, bigint];
  /** Of the first outcome, in tenths; the other one has the rest. */
  chance: bigint;
  way: Way | null;
  /** Whether its feed has said last that it takes bets. */
  isOpen: boolean;
  cancels: Cancel[];
}

export interface ModelLeg {
  line: ModelLine;
  side: 0 | 1;
  odds: bigint;
}

export interface ModelBet {
  id: number;
  player: ModelPlayer;
  type: 'single' | 'combo' | 'system' | 'custom_bet';
  legs: readonly ModelLeg[];
  /** How many legs its combos have: all of them, unless it is a system. */
  sizes: readonly number[];
  /** The one price of a custom bet. */
  price: bigint;
  decision: 'submitted' | 'rejected' | 'taken';
  placedAt: number;
  stake: bigint;
  /** The stake that is not cashed out. */
  left: bigint;
  paidForParts: bigint;
  /** All that was paid for it so far. */
  paid: bigint;
  /** Cash-outs that were carried out, to be sent again. */
  sent: { id: string; seen: bigint; stake: bigint; paid: bigint }[];
}

/** All that the book should know, as simply as can be said. Amounts are in subunits. */
export interface BookModel {
  /** A time that goes on with every command, in minutes. */
  now: number;
  players: ModelPlayer[];
  lines: ModelLine[];
  bets: ModelBet[];
  deposits: ModelDeposit[];
  said: SaidOfDeposit[];
}

/** What is left of a leg's stake, in twentieths: so much wins at its odds, so much is kept at all. */
type Parts = readonly [won: bigint, kept: bigint];
const WHOLE = 20n;
const PARTS: Readonly<Record<Ended, Parts>> = {
  win_entire: [20n, 20n],
  lose_entire: [0n, 0n],
  refund_entire: [0n, 20n],
  canceled: [0n, 20n],
  refund_half_win_other: [10n, 20n],
  refund_half_lose_other: [0n, 10n],
};
const WON: Parts = PARTS.win_entire;

/** The least that is cashed out. */
const LEAST = 10n;

const product = (factors: readonly bigint[]) => factors.reduce((all, each) => all * each, 1n);
const total = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
const most = (amounts: readonly bigint[]) =>
  amounts.reduce((all, each) => (each > all ? each : all), 0n);

/** How a leg has ended; null while nobody knows. */
export function endOf({ placedAt }: ModelBet, { line, side }: ModelLeg): Ended | null {
  if (isVoid(line, placedAt)) return 'canceled';
  return line.way === null ? null : WAYS[line.way][side];
}

/** Every choice of so many of these. */
function choices<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((each, at) =>
    choices(all.slice(at + 1), size - 1).map((rest) => [each, ...rest]),
  );
}

/** What so much of a bet's stake pays when its legs come to these parts, rounded down. */
function pays({ type, legs, sizes, price }: ModelBet, stake: bigint, parts: readonly Parts[]) {
  if (type === 'custom_bet') {
    const won = product(parts.map(([each]) => each));
    const kept = product(parts.map(([, each]) => each));
    const over = 1000n * product(parts.map(() => WHOLE));
    return (stake * (won * price + (kept - won) * 1000n)) / over;
  }
  const unit = WHOLE * 1000n;
  const factors = parts.map(
    ([won, kept], at) => won * (legs[at]?.odds ?? 0n) + (kept - won) * 1000n,
  );
  const combos = sizes.flatMap((size) => choices(factors, size));
  const times = combos.map((combo) => product(combo) * unit ** BigInt(legs.length - combo.length));
  return (stake * total(times)) / (BigInt(combos.length) * unit ** BigInt(legs.length));
}

function isLost(bet: ModelBet): boolean {
  const lost = bet.legs.filter((leg) => endOf(bet, leg) === 'lose_entire').length;
  return bet.legs.length - lost < Math.min(...bet.sizes);
}

/** The first cancelled leg of a custom bet ends it, whatever the others do. */
function isVoidAtOnce(bet: ModelBet): boolean {
  return bet.type === 'custom_bet' && bet.legs.some((leg) => endOf(bet, leg) === 'canceled');
}

/** Whether anybody knows how one of its legs ended. */
export function hasEndedLeg(bet: ModelBet): boolean {
  return bet.legs.some((leg) => endOf(bet, leg) !== null);
}

function isOver(bet: ModelBet): boolean {
  return isVoidAtOnce(bet) || isLost(bet) || bet.legs.every((leg) => endOf(bet, leg) !== null);
}

/** All that a bet pays by what is known now; a rejected one gives its stake back. */
function dueFor(bet: ModelBet): bigint {
  if (bet.decision !== 'taken') return bet.decision === 'rejected' ? bet.stake : 0n;
  if (isVoidAtOnce(bet)) return bet.paidForParts + bet.left;
  if (!isOver(bet) || isLost(bet)) return bet.paidForParts;
  const parts = bet.legs.map((leg) => PARTS[endOf(bet, leg) ?? 'lose_entire']);
  return bet.paidForParts + pays(bet, bet.left, parts);
}

/** The status that the book should tell. */
export function statusOf(bet: ModelBet): string {
  if (bet.decision !== 'taken') return bet.decision;
  if (bet.left === 0n) return 'cashed_out';
  return isOver(bet) ? 'done' : 'waiting_results';
}

/** Pays what has become due of these bets, and takes back what is due no longer. Debts are paid off on the way. */
export function payDue(bets: readonly ModelBet[]): void {
  for (const player of new Set(bets.map((bet) => bet.player))) {
    const own = bets.filter((bet) => bet.player === player);
    const moves = own.map((bet) => dueFor(bet) - bet.paid);
    for (const bet of own) bet.paid = dueFor(bet);
    if (moves.some((move) => move !== 0n)) moveCash(player, total(moves));
  }
}

/** Gives the stake of a bet back that never ran. Debts stay. */
export function giveBack(bet: ModelBet): void {
  bet.decision = 'rejected';
  bet.paid = bet.stake;
  bet.player.cash += bet.stake;
}

/** Whether bets on a line are void until further notice. */
function isCalledOff({ cancels }: ModelLine): boolean {
  return cancels.some(({ to }) => to === null);
}

/** Whether bets that are placed at this minute are void. */
function isVoid({ cancels }: ModelLine, minute: number): boolean {
  return cancels.some(
    ({ from, to }) => minute >= (from ?? -Infinity) && minute <= (to ?? Infinity),
  );
}

/** Whether a line takes bets now: none that would be void. */
export function takesBets(line: ModelLine, now: number): boolean {
  return line.isOpen && line.way === null && !isVoid(line, now);
}

/** What cashing out all that is left pays; null when it cannot be cashed out. */
export function offerOf(bet: ModelBet): bigint | null {
  const undecided = bet.legs.filter((leg) => endOf(bet, leg) === null);
  if (bet.decision !== 'taken' || bet.left === 0n || isOver(bet)) return null;
  if (undecided.some(({ line }) => !line.isOpen || isCalledOff(line))) return null;
  // Nobody says how the open legs of a custom bet go together.
  if (bet.type === 'custom_bet' && undecided.length > 1) return null;
  const parts = bet.legs.map((leg): Parts => {
    const end = endOf(bet, leg);
    if (end !== null) return PARTS[end];
    const tenths = leg.side === 0 ? leg.line.chance : 10n - leg.line.chance;
    return [2n * tenths, 2n * tenths];
  });
  const offer = pays(bet, bet.left, parts);
  return offer < LEAST ? null : offer;
}

/** What a part pays: its share of the offer, rounded down; null when that is too little. */
export function partOf(bet: ModelBet, stake: bigint): bigint | null {
  const offer = offerOf(bet);
  if (offer === null || stake > bet.left) return null;
  const paid = (offer * stake) / bet.left;
  return paid < LEAST ? null : paid;
}

/** What is left of a bet can still return: what has ended stands, all else wins. */
export function mostReturned(bet: ModelBet): bigint {
  if (isVoidAtOnce(bet)) return bet.left;
  const best = bet.legs.map((leg) => {
    const end = endOf(bet, leg);
    return end === null ? WON : PARTS[end];
  });
  return pays(bet, bet.left, best);
}

/** What is left of a bet would have won had nothing ended yet. */
export function placedWin(bet: ModelBet): bigint {
  const won = bet.legs.map(() => WON);
  return pays(bet, bet.left, won);
}

/**
 * The most that a match can cost, were the worst to happen on it and on all others: line by line either outcome wins, or
 * the line is void. A system counts by itself, as it may pay without this match.
 */
export function worstCase({ bets }: BookModel, matchId: number): bigint {
  const open = bets.filter((bet) => statusOf(bet) === 'waiting_results');
  const alone: bigint[] = [];
  const lines = new Map<ModelLine, { staked: bigint; ends: [bigint, bigint, bigint] }>();
  for (const bet of open) {
    const leg = bet.legs.find(({ line }) => line.matchId === matchId);
    if (leg && bet.type === 'system') alone.push(most([mostReturned(bet) - bet.left]));
    else if (leg) {
      const line = lines.get(leg.line) ?? { staked: 0n, ends: [0n, 0n, 0n] };
      line.staked += bet.left;
      line.ends[leg.side] += mostReturned(bet);
      line.ends[2] += bet.type === 'combo' ? wonWithout(bet, leg) : bet.left;
      lines.set(leg.line, line);
    }
  }
  const costs = [...lines.values()].map(({ staked, ends }) =>
    most(ends.map((end) => end - staked)),
  );
  return total([...alone, ...costs]);
}

/** Rounded up, as the book never counts too little. */
function wonWithout(bet: ModelBet, { odds }: ModelLeg): bigint {
  return (mostReturned(bet) * 1000n + odds - 1n) / odds;
}
