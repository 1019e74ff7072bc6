import { assert } from '../assert';
import type { OddsAcceptMode } from '../bets/accept-mode';
import { MATCH_STATUS } from '../bets/market-status';
import { minor, type Minor } from '../money';
import { changedTo, isEditable, restingTicket } from './edit';
import { placing } from './place';
import { acknowledgeChanges } from './refresh-odds';
import {
  emptySlip,
  newBet,
  type PickedOutcome,
  type Slip,
  type SlipBet,
  type SlipRules,
} from './slip';
import { changeCurrency, setStake, winOf } from './stake';
import { clear, selectionOf } from './toggle-selection';

/**
 * Bets on live matches at one click: the player says what to stake and approves it, and an outcome
 * they click is then a single at that stake (SPEC §3, §4 "Quick bet").
 *
 * - Off: clicks go to the slip. Switched on, it is closed.
 * - Closed: on, without a bet. An outcome of a live match opens it; any other goes to the slip.
 * - Open: one bet on a ticket of its own, which goes through the states of every ticket (see `Slip`):
 *   - INITIAL and ERROR: placed when it is approved and nothing is wrong.
 *   - INITIAL and ODDS_CHANGED, sent before without an answer: sent again as it was, whatever happened
 *     since. Only the player loses it: by closing, by switching off, by another outcome or stake.
 *   - ODDS_CHANGED: a price moved in a way the player has to agree to, and the approval is gone;
 *     approving again agrees to the price as well, which is INITIAL.
 *   - PROCESSING: sent. Takes no clicks and no edits. Taken: SUCCESS. Refused with a code: ERROR. Any
 *     other end: INITIAL or ODDS_CHANGED, which still holds the placement where no answer came.
 *   - SUCCESS: a receipt, beside which the next click on a live match begins another bet.
 *   Another live outcome takes the place of the bet. The same one again, one of a match that is not
 *   live, and a bet that is no longer offered close it.
 *
 * Signing out switches it off from everywhere. Approval lasts from bet to bet: it is taken back by
 * another stake or currency, by switching, by a click that closes, and by a flagged price.
 */
export interface QuickBet {
  isEnabled: boolean;
  isApproved: boolean;
  /** What each bet stakes, in subunits of the slip's currency. It outlives the bets. */
  stake: Minor;
  /** State, bet, currency, error and placement: a slip of one single at that stake, or of nothing. */
  slip: Slip;
}

/** Why a quick bet is not placed as it stands (SPEC §4, §5). The last is the key of its message. */
export type QuickBetObstacle =
  | 'empty'
  | 'in_progress'
  | 'not_bettable'
  | 'odds_changed'
  | 'no_stake'
  | 'not_approved'
  | 'error.potential_win.equal_or_less';

/** Quick bet switched off, without a stake: how it begins, and what signing out leaves (SPEC §4). */
export function quickBetOff(currency: string): QuickBet {
  return { isEnabled: false, isApproved: false, stake: minor(0), slip: emptySlip(currency) };
}

/** The player switches it on or off (SPEC §4). The same quick bet while it is sent. */
export function toggleQuickBet(quick: QuickBet): QuickBet {
  return isSent(quick) ? quick : { ...closed(quick), isEnabled: !quick.isEnabled };
}

/** Whether a click on this outcome is for quick bet; if not, it is for the slip (SPEC §4). */
export function isForQuickBet(quick: QuickBet, picked: PickedOutcome): boolean {
  return quick.isEnabled && picked.matchStatus === MATCH_STATUS.live;
}

/**
 * A click on any outcome, as far as quick bet is concerned (SPEC §4; see `QuickBet`). One for the slip
 * leaves a bet alone that was sent without an answer.
 */
export function pickQuickBet(quick: QuickBet, picked: PickedOutcome): QuickBet {
  if (!quick.isEnabled || isSent(quick)) return quick;
  if (!isForQuickBet(quick, picked)) return quick.slip.placement ? quick : closed(quick);
  const selection = selectionOf(picked);
  if (isEditable(quick.slip) && betOf(quick)?.selections[0]?.key === selection.key) {
    return closed(quick);
  }
  const bet = newBet({ type: 'single' }, [selection], { source: 'stake', amount: quick.stake });
  return { ...quick, slip: { ...emptySlip(quick.slip.currency), bets: [bet] } };
}

/** Another stake, in subunits, has to be approved again (SPEC §4). Throws below zero. */
export function setQuickStake(quick: QuickBet, stake: Minor): QuickBet {
  assert(stake >= 0n, 'a stake is not below zero');
  if (isSent(quick) || stake === quick.stake) return quick;
  return { ...quick, isApproved: false, stake, slip: atStake(quick.slip, stake) };
}

/**
 * Another currency begins without a stake and has to be approved again (SPEC §4); what becomes of the
 * bet `changeCurrency` says. The same quick bet where its currency stays.
 */
export function changeQuickCurrency(quick: QuickBet, currency: string): QuickBet {
  const slip = changeCurrency(quick.slip, currency);
  return slip === quick.slip ? quick : { ...quick, isApproved: false, stake: minor(0), slip };
}

/**
 * The stake is 0 again when the player has nothing left, or less than it (SPEC §4). `balance` is in
 * the slip's currency. What is sent, or was without an answer, is left alone, for it may be what
 * lowered the balance: hand the balance over once more when it is answered (DESIGN §4.5).
 */
export function withBalance(quick: QuickBet, balance: Minor): QuickBet {
  const isCovered = balance > 0n && balance >= quick.stake;
  return isCovered || quick.slip.placement ? quick : setQuickStake(quick, minor(0));
}

/** The player agrees to the stake, which has to be above zero, and to a price that moved (SPEC §4). */
export function approveQuickBet(quick: QuickBet, rules: SlipRules): QuickBet {
  if (!quick.isEnabled || isSent(quick) || quick.stake <= 0n) return quick;
  const slip = isMoved(quick.slip) ? acknowledgeChanges(quick.slip, rules) : quick.slip;
  return changedTo(quick, { isApproved: true, slip });
}

/**
 * What happens to its ticket without the player, by the slip's own functions: `refreshOdds`,
 * `markProvider`, `dropGone`; `placed`, `refusedByBook`, `unanswered`, `turnedAway`; and
 * `dismissReceipt` (SPEC §4). The same quick bet when the ticket stays the same.
 */
export function withTicket(quick: QuickBet, news: (slip: Slip) => Slip): QuickBet {
  const slip = atStake(news(quick.slip), quick.stake);
  if (slip === quick.slip) return quick;
  return { ...quick, isApproved: quick.isApproved && !isMoved(slip), slip };
}

/**
 * The first thing that stands between the bet and its placement, or null (SPEC §4, §5). Nothing does
 * when it was sent before without an answer (DESIGN §4.5).
 */
export function whyQuickBetWaits(quick: QuickBet): QuickBetObstacle | null {
  const bet = betOf(quick);
  if (!bet) return 'empty';
  if (!isEditable(quick.slip)) return 'in_progress';
  if (quick.slip.placement) return null;
  if (bet.selections.some((each) => each.isSuspended || each.isNotAvailable)) return 'not_bettable';
  if (quick.stake <= 0n) return 'no_stake';
  // Checked before the price is agreed to: a price that pays nothing cannot be placed even then.
  if (winOf(bet, null) <= quick.stake) return 'error.potential_win.equal_or_less';
  if (isMoved(quick.slip)) return 'odds_changed';
  return quick.isApproved ? null : 'not_approved';
}

/**
 * Sends the bet, as `placing` sends a slip (SPEC §4). The same quick bet when something stands in the
 * way.
 */
export function placingQuickBet(
  quick: QuickBet,
  freshId: string,
  acceptMode: OddsAcceptMode,
): QuickBet {
  if (whyQuickBetWaits(quick)) return quick;
  return { ...quick, slip: placing(quick.slip, freshId, acceptMode) };
}

function betOf({ slip }: QuickBet): SlipBet | undefined {
  return slip.bets[0];
}

function isSent({ slip }: QuickBet): boolean {
  return slip.ticket === 'PROCESSING';
}

/** A price waits to be agreed to. */
function isMoved({ bets }: Slip): boolean {
  return restingTicket(bets) === 'ODDS_CHANGED';
}

function closed(quick: QuickBet): QuickBet {
  return changedTo(quick, { isApproved: false, slip: clear(quick.slip) });
}

/** A receipt and a sent ticket keep the stake they were sent with. */
function atStake(slip: Slip, stake: Minor): Slip {
  const [bet] = slip.bets;
  return !bet || bet.stake.amount === stake ? slip : setStake(slip, 0, stake);
}
