import type { QueryClient } from '@tanstack/react-query';
import { listBonuses, markBonusesAsSeen } from '@touchline/wire/calls/bonuses';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import type { Bonus } from '../../api/bonus-queries';

/**
 * Marks bonuses as seen; only those that are not yet (SPEC §4 "Marking seen"). What does not arrive is told the next time
 * they are seen.
 */
export async function tellSeen(
  client: QueryClient,
  bonuses: readonly Pick<Bonus, 'id' | 'type'>[],
): Promise<void> {
  if (bonuses.length === 0) return;
  try {
    const body = { bonuses: bonuses.map(({ id, type }) => ({ id, type })) };
    await call(markBonusesAsSeen, { body });
    await client.invalidateQueries({ queryKey: [listBonuses.name], refetchType: 'none' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
