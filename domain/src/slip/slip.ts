import type { OddsAcceptMode } from '../bets/accept-mode';
import type { BetKind, BetType } from '../bets/bet-kind';
import type { BetStatus } from '../bets/bet-status';
import type { MatchStatus } from '../bets/market-status';
import type { OutcomeKey, OutcomeRef } from '../bets/outcome-key';
import type { SystemType } from '../bets/system-types';
import type { OfferedBonus } from '../bonus/bet-bonus';
import type { EventRef, EventType } from '../event';
import { minor, type Minor, type Odds } from '../money';

/** What a bet on the slip is. */
export type SlipBetKind = Exclude<BetKind, { type: 'custom_bet' }> | CustomBetKind;

/** A custom bet, with its one price for all its selections as a selection has its own (SPEC §4). */
export interface CustomBetKind {
  type: 'custom_bet';
  /** The price now; null until the book has priced the selections as they stand. */
  odds: Odds | null;
  /** The price the player has agreed to; null until there was one. */
  acceptedOdds: Odds | null;
  /** The price has moved in a way the player has to agree to. */
  isChanged: boolean;
}

/** What the page knows of an outcome when it is clicked (SPEC §3 "Selection"). */
export interface PickedOutcome extends OutcomeRef, EventRef {
  matchUrnId: string;
  matchSlug: string;
  matchStatus: MatchStatus;
  /** What kind of event it is of: a match, or one that is won outright. */
  type: EventType;
  provider: string;
  sportKey: string;
  categoryName: string;
  home: string;
  away: string;
  tournament: string;
  marketName: string;
  marketGroup: string | null;
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
  /** What a custom bet pays now, where it was refused for paying something else. */
  customOdds: Odds | null;
}

/** Why the book took none of a ticket (SPEC §3 "Ticket"). */
export interface TicketError {
  code: number | string;
  message: string;
  /** More about it by the book's own keys, such as what is wrong with odds (SPEC §5); null where it said no more. */
  details: string | null;
}

/** What the book answered for a bet it took. */
export interface BetTaken {
  betId: number;
  status: BetStatus;
  isVip: boolean;
  stake: Minor;
  win: Minor;
  /** The odds that count, in the order of the selections. */
  odds: readonly Odds[];
  /** The one price that counts for a custom bet; null for any other. */
  customOdds: Odds | null;
}

/** A bet on the slip (SPEC §3 "Slip bet"). */
export interface SlipBet {
  kind: SlipBetKind;
  stake: Stake;
  selections: readonly Selection[];
  /** The bonus that is used on it, one of the available ones. */
  bonus: OfferedBonus | null;
  /** The bonuses that may be used on it as it stands. */
  availableBonuses: readonly OfferedBonus[];
  refused: BetRefused | null;
  taken: BetTaken | null;
}

/**
 * Bets as they were sent, under the id that makes sending them again harmless (DESIGN §4.5). All of
 * what was sent is kept: under one id the book takes only the very same placement again.
 */
export interface Placement {
  id: string;
  /** Who sent it: nobody else may send it again. Null where that was not known. */
  playerId: number | null;
  currency: string;
  acceptMode: OddsAcceptMode;
  bets: readonly SlipBet[];
}

export type TicketState = 'INITIAL' | 'ODDS_CHANGED' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/**
 * The slip and its ticket (SPEC §4 "Ticket submit state"). Each line is what happens in a state, and
 * the state that follows; what a state does not name changes nothing in it.
 *
 * "Resting" is ODDS_CHANGED where some price has moved in a way the player has to agree to, and
 * INITIAL where none has. An edit is a click on an outcome, a removal, another type, stake, wished
 * win, bonus or currency, a custom bet begun, a shared slip restored, a closed selection that leaves as
 * changes are accepted. Losing what is no longer offered counts as one, and so do losing a custom bet
 * whose match is over and another currency of the account, but none of these three happens while what
 * was sent has no answer. An edit forgets errors, and what was sent before without an answer: only the
 * player does that.
 *
 * INITIAL: being filled in.
 *   an edit: resting; empty when the last selection has left.
 *   a new price, of a selection or of a custom bet: resting.
 *   a provider goes down or comes back, other bonuses become available: INITIAL.
 *   changes accepted: INITIAL, without the closed selections.
 *   cleared: INITIAL and empty.
 *   placed by a visitor, or without a bet that has a stake and a price: INITIAL.
 *   placed: PROCESSING; what was sent without an answer is sent again as it was.
 * ODDS_CHANGED: waits for the player, and cannot be placed. Only what was sent without an answer is
 *   sent again as it was: PROCESSING.
 *   an edit, a new price: resting, which is INITIAL once the selection that moved has left, its price
 *     has come back, or the player takes any price.
 *   a provider goes down or comes back, other bonuses become available: ODDS_CHANGED.
 *   changes accepted: INITIAL, at the prices now and without the closed selections.
 *   cleared: INITIAL and empty.
 * PROCESSING: sent and not answered. Takes no edits, no prices and no other news.
 *   taken: SUCCESS.
 *   refused with a code: ERROR, and what was sent is forgotten. A price that moved before it was sent
 *     again has still to be agreed to.
 *   no answer, the page was left, not signed in, or asked too often: resting. SPEC §4 clears what was
 *     being processed; here it stays until the next edit, because under its id it can be sent again
 *     without being taken twice. A session that has run out says nothing of a try before that was lost.
 * ERROR: shows why.
 *   an edit: resting.
 *   a new price: ODDS_CHANGED when the player has to agree to it, otherwise ERROR.
 *   a provider goes down or comes back, other bonuses become available: ERROR.
 *   changes accepted: INITIAL, without the closed selections.
 *   cleared: INITIAL and empty.
 *   placed: PROCESSING, under a new id, unless a price has to be agreed to.
 * SUCCESS: a receipt.
 *   put away: INITIAL, empty or with the same selections as bets nobody has sent.
 *   another currency: INITIAL and empty.
 *   a bet changed: SUCCESS; INITIAL and empty when the last bet has gone.
 *   a click on an outcome, a custom bet begun, a shared slip restored: as on an empty slip.
 *   cleared: INITIAL and empty.
 */
export interface Slip {
  ticket: TicketState;
  currency: string;
  bets: readonly SlipBet[];
  /** What is wrong with the whole ticket; what is wrong with one bet stands on that bet. */
  error: TicketError | null;
  /** Sent and not answered for certain. Gone as soon as the player edits what was sent, not before. */
  placement: Placement | null;
}

/** What the site allows on a slip. It arrives as an argument: the domain reads no settings. */
export interface SlipRules {
  /** Providers whose outcomes may stand side by side as several singles (SPEC §5). */
  multiSingleProviders: ReadonlySet<string>;
  /** The systems that are offered, in any order. */
  systems: readonly SystemType[];
  /** The most a system pays, in subunits of the slip's currency; null where nothing caps it. */
  systemCap: Minor | null;
  /** Whether bets are built from several outcomes of one match, and from a single one (SPEC §3). */
  customBets: { enabled: boolean; allowSingle: boolean };
  maxSelections: number;
}

/** A slip with nothing on it (SPEC §4). */
export function emptySlip(currency: string): Slip {
  return { ticket: 'INITIAL', currency, bets: [], error: null, placement: null };
}

/** A bet nobody has sent (SPEC §3 "Slip bet"). */
export function newBet(
  kind: SlipBetKind,
  selections: readonly Selection[],
  stake = NO_STAKE,
): SlipBet {
  return {
    kind,
    stake,
    selections,
    bonus: null,
    availableBonuses: [],
    refused: null,
    taken: null,
  };
}

export const NO_STAKE: Stake = { source: 'stake', amount: minor(0) };

/** Every selection of every bet, in order (SPEC §3). */
export function selectionsOf(slip: Pick<Slip, 'bets'>): Selection[] {
  return slip.bets.flatMap((bet) => bet.selections);
}

/** Selections that wait for their bet to be placed: none of a receipt's (SPEC §4). */
export function openSelections(slip: Slip): Selection[] {
  return slip.ticket === 'SUCCESS' ? [] : selectionsOf(slip);
}

/** What the slip as a whole is: its bets are all of one kind (SPEC §4). */
export function slipType(slip: Pick<Slip, 'bets'>): BetType {
  return slip.bets[0]?.kind.type ?? 'single';
}
