import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../../ui/browser';

/** A phone: fingers, and no room for the keyboard that its system would lay over the slip. */
const QUERY = '(width < 780px) and (pointer: coarse)';

/** Whether stakes are entered by our own keypad. */
export function useHasKeypad(): boolean {
  return useSyncExternalStore(
    (changed) => watchMedia(QUERY, changed),
    () => matchesMedia(QUERY),
    () => false,
  );
}
