import {
  larger,
  minus,
  ODDS_SCALE,
  scaled,
  smaller,
  sum,
  ZERO,
  type Minor,
  type Odds,
} from '../money';
import type { BetType } from './bet-kind';
import { type EventBet, lineLiability, type LineTotals, NO_BETS, withBet } from './liability';
import type { OutcomeRef } from './outcome-key';

/** What all bets on an event can cost at most unless configured, in euros, and as much in other currencies, roughly. */
export const USUAL_EXPOSURE = 1_000_000;

/** A leg, and whether its outcome can win together with others of its line. */
export interface ExposedLeg extends OutcomeRef {
  odds: Odds;
  sharesWin: boolean;
}

/** A bet that is taken, in subunits of its currency. */
export interface ExposedBet {
  type: BetType;
  stake: Minor;
  /** What it pays when every leg wins. */
  win: Minor;
  legs: readonly ExposedLeg[];
}

/** What a bet is to one of its events. */
export interface EventPart extends Required<EventBet> {
  matchId: number;
}

/** What is kept of an event: all it can cost, and its lines as far as they were asked for. */
export interface EventExposure {
  liability: Minor;
  lines: ReadonlyMap<string, LineTotals>;
}

/** The line of bets that net against no other: each costs what it wins, whatever the others do. */
const ALONE = { line: '', outcomeId: '' };

/**
 * What a bet is to each of its events (SPEC §7 POST /bets/max-stake). Everything is counted on every
 * event, as though the worst happened on the others. A custom bet has one event and one price, and gives
 * the stake back where a leg is void; a combo goes on without a void leg, at what is left of its odds.
 */
export function eventParts(bet: ExposedBet): EventPart[] {
  const { type, legs, stake } = bet;
  if (type === 'custom_bet') return legs.slice(0, 1).map((leg) => partOn(leg, bet, stake));
  if (type === 'system') return legs.map(({ matchId }) => partAlone(matchId, bet));
  if (legs.length === 1) return legs.map((leg) => partOn(leg, bet, stake));
  return legs.map((leg) => partOn(leg, bet, withoutLeg(bet.win, leg.odds)));
}

function partOn(leg: ExposedLeg, bet: ExposedBet, voided: Minor): EventPart {
  const { matchId, marketId, specifier, outcomeId, sharesWin } = leg;
  if (sharesWin) return partAlone(matchId, bet);
  const { stake, win } = bet;
  return { matchId, line: `${marketId}/${specifier}`, outcomeId, stake, win, voided };
}

/** It never counts as a gain: a stake above its win is not there for others. */
function partAlone(matchId: number, { stake, win }: ExposedBet): EventPart {
  const kept = smaller(stake, win);
  return { matchId, ...ALONE, stake: kept, win, voided: kept };
}

/** What is won without a leg, rounded up, so that it is never too low. */
function withoutLeg(win: Minor, odds: Odds): Minor {
  return scaled(win, { times: BigInt(ODDS_SCALE), over: BigInt(odds) }, 'up');
}

/** An event with one more bet on it; `part` may be several bets on one outcome added up, or below zero. */
export function exposedTo(event: EventExposure, part: Omit<EventPart, 'matchId'>): EventExposure {
  const before = event.lines.get(part.line) ?? NO_BETS;
  const after = withBet(before, part);
  return {
    liability: sum([event.liability, minus(lineLiability(after), lineLiability(before))]),
    lines: new Map(event.lines).set(part.line, after),
  };
}

/**
 * How much more than its stake a bet may win here, in subunits, so that the event costs no more than
 * `cap`, or no more than it does already where that is above it. Never above what is really left; less
 * than it only for combos, whose void leg counts as though it cost as much as a win.
 */
export function exposureLeft(
  event: EventExposure,
  part: Omit<EventPart, 'matchId'>,
  cap: Minor,
): Minor {
  const line = event.lines.get(part.line) ?? NO_BETS;
  const others = minus(event.liability, lineLiability(line));
  const most = sum([minus(larger(cap, event.liability), others), line.staked]);
  const onWin = minus(most, line.pays.get(part.outcomeId) ?? ZERO);
  return part.voided > part.stake ? smaller(onWin, minus(most, line.voided)) : onWin;
}
