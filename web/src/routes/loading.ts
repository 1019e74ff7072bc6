import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api';

/** What loaders work with: one set for each request on the server, one in the browser. */
export interface Loading {
  api: Api;
  queries: QueryClient;
  /** On the server a page waits for its data; in the browser it shows at once and fills. */
  waits: boolean;
  /** The reader's IANA zone, for what is asked for by the day. */
  timeZone: string;
}

/** Fetches what a page needs, or only begins to where the page does not wait. */
export function need<T>(
  { queries, waits }: Loading,
  options: FetchQueryOptions<T>,
): Promise<unknown> {
  if (waits) return queries.ensureQueryData(options);
  void queries.prefetchQuery(options);
  return Promise.resolve();
}
