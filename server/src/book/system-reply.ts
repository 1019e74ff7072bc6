import type { SystemType } from '@touchline/domain/bets/system-types';
import type { SystemTypeReply } from '@touchline/wire/system-type';

/** A system as settings and bets show it. */
export function systemReply({ id, totalCount, winCounts, name }: SystemType): SystemTypeReply {
  const [smallest = totalCount] = winCounts;
  return {
    id,
    total_count: totalCount,
    win_count: smallest,
    win_counts: [...winCounts],
    name,
  };
}
