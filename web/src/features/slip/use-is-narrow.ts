import { useSyncExternalStore } from 'react';

/** Below this the page has no column for the slip (SPEC §9 "md 960"). */
const QUERY = '(width < 960px)';

/** Whether the slip is a sheet. The server draws the wide page; the sheet is never part of it. */
export function useIsNarrow(): boolean {
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
