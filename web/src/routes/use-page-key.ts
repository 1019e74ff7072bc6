import { useMatches } from 'react-router';
import { handlesOf } from './lazy-parts';
import { useShownError } from './shown-error';

/**
 * What the page that shows is called (SPEC §2 "page keys"), on the body, to a host page and to an app alike; while an
 * error page stands in its place, that one.
 */
export function usePageKey(): string | null {
  const page = handlesOf(useMatches()).at(-1)?.page ?? null;
  return useShownError() ?? page;
}
