import { openSelections } from '@touchline/domain/slip/slip';
import { createStore, useStore } from 'zustand';
import { slipStore } from './slip';
import { slipAtRest } from './slip-at-rest';

/** Whether other bets may take the place of those on the slip. */
export interface ReplaceQuestion {
  /** Something that was sent from it has no answer: then nothing may, and that is only told. */
  isUnanswered: boolean;
  answer: (isYes: boolean) => void;
}

/** The question that stands; null while none does. */
export const replaceQuestion = createStore<{ asked: ReplaceQuestion | null }>()(() => ({
  asked: null,
}));

/**
 * Whether other bets may take the place of what is on the slip: at once where nothing is, else as the player says in a
 * window. What was sent without an answer is never replaced: whether it was taken is not known, and would never be.
 */
export async function mayReplaceSlip(): Promise<boolean> {
  const slip = await slipAtRest();
  if (slip.placement === null && openSelections(slip).length === 0) return true;
  // One that was asked before gives way.
  replaceQuestion.getState().asked?.answer(false);
  const isUnanswered = slip.placement !== null;
  const isYes = await new Promise<boolean>((answer) =>
    replaceQuestion.setState({ asked: { isUnanswered, answer } }),
  );
  return isYes && slipStore.getState().placement === null;
}

/** The player has answered. */
export function answerReplace(isYes: boolean): void {
  const { asked } = replaceQuestion.getState();
  replaceQuestion.setState({ asked: null });
  asked?.answer(isYes);
}

/** The question that stands; renders again when that changes. */
export function useReplaceQuestion(): ReplaceQuestion | null {
  return useStore(replaceQuestion, ({ asked }) => asked);
}
