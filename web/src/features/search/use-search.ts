import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { search } from '@touchline/wire/calls/search';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context';
import { queryKeyOf } from '../../api/queries';
import { useFollowMatches } from '../../live/connection-context';
import { useLiveStore } from '../../live/live-context';
import { seedMatches } from '../../live/seed';
import { foundGroups, type FoundGroups } from './found-groups';
import { searchText, type SearchText } from './search-text';

/** How long to wait for the next letter, in milliseconds. */
const WAIT_MS = 180;
/** How long an answer serves for the same question, in milliseconds. */
const FRESH_MS = 20_000;

export interface Search {
  text: SearchText;
  /** The text that `found` answers; null before anything was found. */
  answered: string | null;
  found: FoundGroups | null;
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Asks the server what is found of a typed text, once the reader pauses. A question that is no longer of interest is
 * cancelled; what was found before stays until there is something newer to show.
 */
export function useSearch(typed: string): Search {
  const api = useApi();
  const store = useLiveStore();
  const text = searchText(typed);
  const q = useSettled(text.kind === 'ready' ? text.q : null);
  const query = useQuery({
    queryKey: queryKeyOf(search, { query: { q } }),
    queryFn: async ({ signal }) => {
      const { data } = await api.call(search, { query: { q: q ?? '' } }, signal);
      store.seed((state) => seedMatches(state, data.matches));
      return { q: q ?? '', ...data };
    },
    enabled: q !== null,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const data = text.kind === 'ready' ? query.data : undefined;
  const found = data ? foundGroups(data, data.q) : null;
  useFollowMatches(found?.live.map(({ id }) => id) ?? []);
  const isCurrent = text.kind === 'ready' && text.q === q;
  return {
    text,
    answered: data?.q ?? null,
    found,
    isBusy: text.kind === 'ready' && (query.isFetching || !isCurrent),
    hasFailed: isCurrent && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** A value once it has stood still; null at once. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === null ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : settled;
}
