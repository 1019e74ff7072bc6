import { useSyncExternalStore } from 'react';

/** A phone: fingers, and no room for the keyboard that its system would lay over the slip. */
const QUERY = '(width < 780px) and (pointer: coarse)';

/** Whether stakes are entered by our own keypad. */
export function useHasKeypad(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
