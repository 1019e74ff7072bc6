import type { MatchStatus } from '@touchline/domain/bets/market-status';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import { isForQuickBet, whyQuickBetWaits } from '@touchline/domain/slip/quick-bet';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import { quickActions, quickOutcome, quickStore } from '../../state/quick-bet';

/** A second press on the same outcome within so many milliseconds was meant as one: nobody bets twice that fast. */
export const ONE_PRESS_MS = 1000;

/** What a press on an outcome comes to. */
export type PressEnd =
  /** It is for the slip. */
  | 'slip'
  /** Quick bet has it, and waits for its button or for nothing. */
  | 'held'
  /** Everything is agreed to, so that it is to be placed now. */
  | 'place';

let last = { key: '', at: -Infinity };

/**
 * A press on an outcome at a moment, in ms (SPEC §4 "Quick bet"). `status` is that of the match now. The same outcome
 * again is a try again where the try before had no answer, and nothing where it is the second half of one press.
 */
export function takePress(shown: PickedOutcome, status: MatchStatus, at: number): PressEnd {
  const picked = { ...shown, matchStatus: status };
  const quick = quickStore.getState();
  if (!isForQuickBet(quick, picked)) {
    quickActions.pick(picked);
    return 'slip';
  }
  const key = outcomeKey(picked);
  const isSamePress = last.key === key && at - last.at < ONE_PRESS_MS;
  last = { key, at };
  if (isSamePress || quick.slip.ticket === 'PROCESSING') return 'held';
  const isUnanswered = quick.slip.placement !== null && quickOutcome(quick) === key;
  if (!isUnanswered) quickActions.pick(picked);
  return whyQuickBetWaits(quickStore.getState()) === null ? 'place' : 'held';
}
