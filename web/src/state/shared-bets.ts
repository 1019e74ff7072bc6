import { createStore, useStore } from 'zustand';

/** Why the bets of a share code are not on the slip (SPEC §8 "Share bet"). */
export type ShareFailure = 'link-not-found' | 'link-try-another-bet' | 'link-try-later';

/** The same, and that the reader has kept what is on the slip instead: nothing has to be told then. */
export type NotRestored = ShareFailure | 'slip-kept';

/** What became of a code: null is that its bets are on the slip. */
export interface ShareResult {
  code: string;
  failure: NotRestored | null;
}

interface SharedBets {
  /** The code whose bets are being restored (SPEC §3 "isRestoring"). */
  asked: string | null;
  /** What became of the last one. */
  result: ShareResult | null;
  /** Whether the reader still has to be told that it failed. */
  isTold: boolean;
}

/** Bets that somebody has shared, on their way to the slip (SPEC §5 "Share bet"). */
export const sharedBets = createStore<SharedBets>()(() => ({
  asked: null,
  result: null,
  isTold: true,
}));

/** Puts the bets of a code on the slip, once it is known who reads the page. */
export function askForShared(code: string): void {
  sharedBets.setState({ asked: code, isTold: true });
}

/** The bets of a code are on the slip, or why not. One that was asked for meanwhile goes on. */
export function sharedAnswered(result: ShareResult): void {
  const { asked } = sharedBets.getState();
  sharedBets.setState({
    asked: asked === result.code ? null : asked,
    result,
    isTold: result.failure === null || result.failure === 'slip-kept',
  });
}

/** The reader has seen why. */
export function dismissShared(): void {
  sharedBets.setState({ isTold: true });
}

/** Reads a part of it; renders again when that part changes. */
export function useSharedBets<T>(select: (state: SharedBets) => T): T {
  return useStore(sharedBets, select);
}
