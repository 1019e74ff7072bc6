import type { OddsAcceptMode } from '../bets/check-placement';
import type { MatchStatus } from '../bets/market-status';
import type { OutcomeKey, OutcomeRef } from '../bets/outcome-key';
import { minor, type Minor, type Odds } from '../money';

/** What a bet on the slip is. The union grows with the bet types the book takes (SPEC §9). */
export type BetKind = { type: 'single' } | { type: 'combo' };

export type BetType = BetKind['type'];

/** What the page knows of an outcome when it is clicked. */
export interface PickedOutcome extends OutcomeRef {
  matchUrnId: string;
  matchSlug: string;
  matchStatus: MatchStatus;
  provider: string;
  sportKey: string;
  home: string;
  away: string;
  tournament: string;
  marketName: string;
  outcomeName: string;
  odds: Odds;
}

/** An outcome on the slip (SPEC §3 "Selection"). */
export interface Selection extends PickedOutcome {
  key: OutcomeKey;
  /** The price the player has agreed to; `odds` is the price now. */
  acceptedOdds: Odds;
  /** The price when it was picked. */
  initialOdds: Odds;
  /** Takes no bets for now. */
  isSuspended: boolean;
  /** The price has moved in a way the player has to agree to. */
  isChanged: boolean;
  /** Its provider is down. */
  isNotAvailable: boolean;
}

/** Who decided the stake: the player, through the stake or the wished win, or nobody yet (SPEC §3). */
export type Stake =
  | { source: 'stake' | 'sharing'; amount: Minor }
  | { source: 'potentialWin'; amount: Minor; win: Minor };

/** Why the book did not take a bet, in its own code and words (SPEC §8). */
export interface BetRefused {
  code: number;
  message: string;
  selections: readonly OutcomeKey[];
  /** The limit that was missed, where there is one. */
  limit: Minor | null;
}

/** What the book answered for a bet it took. */
export interface BetTaken {
  betId: number;
  status: string;
  isVip: boolean;
  stake: Minor;
  win: Minor;
  /** The odds that count, in the order of the selections. */
  odds: readonly Odds[];
}

/** A bet on the slip (SPEC §3 "Slip bet"). */
export interface SlipBet {
  kind: BetKind;
  stake: Stake;
  selections: readonly Selection[];
  refused: BetRefused | null;
  taken: BetTaken | null;
}

/**
 * Bets as they were sent, under the id that makes sending them again harmless (DESIGN §4.5). All of
 * what was sent is kept: under one id the book takes only the very same placement again.
 */
export interface Placement {
  id: string;
  currency: string;
  acceptMode: OddsAcceptMode;
  bets: readonly SlipBet[];
}

export type TicketState = 'INITIAL' | 'ODDS_CHANGED' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/**
 * The slip and its ticket (SPEC §4 "Ticket submit state").
 *
 * - INITIAL: being filled in. Goes to ODDS_CHANGED when a price moves in a way the player has to
 *   agree to, and to PROCESSING when it is sent.
 * - ODDS_CHANGED: waits for the player. Back to INITIAL when the changes are accepted, or when the
 *   prices come back by themselves. It cannot be sent.
 * - PROCESSING: sent, not answered. Takes no clicks and no prices. Taken: SUCCESS. Refused with a
 *   code: ERROR. No answer: INITIAL, still holding the placement, so that sending again is harmless.
 * - ERROR: shows why. Any edit, accepted change or flagged price leads back to INITIAL or
 *   ODDS_CHANGED; it can be sent again under a new id.
 * - SUCCESS: a receipt. Dismissed, it is INITIAL and empty, or INITIAL with the same selections;
 *   the next click begins an empty slip.
 */
export interface Slip {
  ticket: TicketState;
  currency: string;
  bets: readonly SlipBet[];
  /** What is wrong with the whole ticket; what is wrong with one bet stands on that bet. */
  error: { code: number | string; message: string } | null;
  /** Sent and not answered for certain. Gone as soon as the player edits what was sent. */
  placement: Placement | null;
}

/** What the site allows on a slip. It arrives as an argument: the domain reads no settings. */
export interface SlipRules {
  /** Providers whose outcomes may stand side by side as several singles (SPEC §5). */
  multiSingleProviders: ReadonlySet<string>;
  maxSelections: number;
}

/** A slip with nothing on it. */
export function emptySlip(currency: string): Slip {
  return { ticket: 'INITIAL', currency, bets: [], error: null, placement: null };
}

/** A bet nobody has sent. */
export function newBet(kind: BetKind, selections: readonly Selection[], stake = NO_STAKE): SlipBet {
  return { kind, stake, selections, refused: null, taken: null };
}

export const NO_STAKE: Stake = { source: 'stake', amount: minor(0) };

/** Every selection of every bet, in order. */
export function selectionsOf(slip: Pick<Slip, 'bets'>): Selection[] {
  return slip.bets.flatMap((bet) => bet.selections);
}

/** Selections that wait for their bet to be placed: none of a receipt's. */
export function openSelections(slip: Slip): Selection[] {
  return slip.ticket === 'SUCCESS' ? [] : selectionsOf(slip);
}

/** What the slip as a whole is: its bets are all of one kind. */
export function slipType(slip: Pick<Slip, 'bets'>): BetType {
  return slip.bets[0]?.kind.type ?? 'single';
}
