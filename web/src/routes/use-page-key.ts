import { useMatches } from 'react-router';
import { handlesOf } from './lazy-parts';

/** What the page that shows is called (SPEC §2 "page keys"): on the body, to a host page and to an app alike. */
export function usePageKey(): string | null {
  return handlesOf(useMatches()).at(-1)?.page ?? null;
}
