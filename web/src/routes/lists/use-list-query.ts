import { useSearchParams } from 'react-router';
import { readListQuery, type ListQuery } from './list-query';

/** What the address of this page says of its lists. */
export function useListQuery(): ListQuery {
  const [query] = useSearchParams();
  return readListQuery(query);
}
