import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../../ui/browser';

/** Below this the page has no column for the slip (SPEC §9 "md 960"). */
const QUERY = '(width < 960px)';

/** Whether the slip is a sheet, in a browser. */
export const isNarrow = () => matchesMedia(QUERY);

/** Whether the slip is a sheet. The server draws the wide page; the sheet is never part of it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => watchMedia(QUERY, changed),
    isNarrow,
    () => false,
  );
}
