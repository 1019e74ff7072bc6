import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { countsQuery } from '../../api/browse-queries';

/** How many matches of something are in play and yet to begin. */
export interface Counts {
  live: number;
  upcoming: number;
}

interface Told {
  id: number;
  live_count: number;
  prematch_count: number;
}

/**
 * What is on in the countries or leagues of a sport now. They are counted again as matches begin and end, like any list
 * of the page; until then, and where that fails, what they were told with counts.
 */
export function useCounts(
  sportId: number | undefined,
  of: 'categories' | 'tournaments',
): (place: Told) => Counts {
  const query = useQuery({
    ...countsQuery(useApi(), sportId ?? 0),
    enabled: sportId !== undefined,
  });
  const counted = query.data?.data[of];
  const byId = counted && new Map(counted.map((row) => [row.id, row]));
  return ({ id, live_count: live, prematch_count: upcoming }) => {
    if (!byId) return { live, upcoming };
    const row = byId.get(id);
    return row ? { live: row.live, upcoming: row.count - row.live } : { live: 0, upcoming: 0 };
  };
}
