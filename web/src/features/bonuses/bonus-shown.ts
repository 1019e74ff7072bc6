import type { QueryClient } from '@tanstack/react-query';
import { listOf } from '@touchline/domain/bonus/bonus-kind';
import { type Bonus, refreshBonuses } from '../../api/bonus-queries';
import { tellSeen } from './tell-seen';

/** How long after a bonus was shown the lists are read again, in milliseconds (SPEC §9 "Bonus refresh after display"). */
const REFRESH_MS = 1000;

/** What was shown was seen; a moment later the lists say so too. */
export function bonusShown(
  client: QueryClient,
  { id, type, seen }: Pick<Bonus, 'id' | 'type' | 'seen'>,
): void {
  if (seen) return;
  void tellSeen(client, [{ id, type }]);
  // It goes on when the card is put away before that: what was shown was seen.
  setTimeout(() => void refreshBonuses(client, [listOf(type)]), REFRESH_MS);
}
