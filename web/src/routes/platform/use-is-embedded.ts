import { EMBEDDED } from '@touchline/wire/window/auth';
import { useSearchParams } from 'react-router';

/** Whether this page was asked for by the sportsbook, for a frame of its own page. */
export function useIsEmbedded(): boolean {
  const [query] = useSearchParams();
  return query.get(EMBEDDED) === '1';
}
