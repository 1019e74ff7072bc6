import type { SpiResult } from '@touchline/wire/window/spi';

/** What can be seen of a payment that is made in a window of its own. */
export interface Seen {
  /** How the platform says the deposit stands; null when it did not answer. */
  state: string | null;
  /** `returned`: the payment page has sent the player back. */
  window: 'open' | 'returned' | 'closed';
}

/** What was said of it so far. */
export type Told = 'nothing' | 'window_closed' | 'pending';

/** What is said now; null when there is nothing new. What is an end is not watched any longer. */
export interface Noticed {
  says: SpiResult | 'window_closed' | null;
  isOver: boolean;
}

/** Deposits that come to nothing, or whose money has gone back already. */
const FAILED = new Set(['error', 'expired', 'refunded', 'charged_back', 'returned']);

/** SPEC §4 "Quick-deposit result": how it ends is said once, and that it is pending once before that. */
export function notice(told: Told, { state, window }: Seen): Noticed {
  if (state === 'success') return { says: 'success', isOver: true };
  if (state !== null && FAILED.has(state)) return { says: 'error', isOver: true };
  if (window === 'returned') return { says: told === 'pending' ? null : 'pending', isOver: false };
  // A window that some payment pages cut off looks closed too, so it is watched on.
  if (window === 'closed' && told === 'nothing') return { says: 'window_closed', isOver: false };
  return { says: null, isOver: false };
}

const SECOND = 1000;
const SOON_MS = 60 * SECOND;
/** Whoever left the payment page before this is told by their balance, not by us. */
const PATIENCE_MS = 10 * 60 * SECOND;

/** How long to wait before the next look, in ms, by how long ago the window went; null gives up. */
export function pauseAfter(goneForMs: number): number | null {
  if (goneForMs > PATIENCE_MS) return null;
  return goneForMs < SOON_MS ? SECOND : 5 * SECOND;
}
