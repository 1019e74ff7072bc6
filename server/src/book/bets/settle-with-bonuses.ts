import type { Standing } from '@touchline/domain/settlement/settle-bet';
import type { Selectable, Transaction } from 'kysely';
import { ambsCounting, ambsToLookAt } from '../../bonus/amb-bets';
import { earnsPoints, farm } from '../../bonus/farm';
import { giveBack, usesChanged } from '../../bonus/give-back';
import type { Database } from '../../db/schema';
import type { Booking } from '../../wallet/book-owing';

/** A bet that is being settled, and what that books. */
interface SettledRow {
  row: Selectable<Database['bets']>;
  standing: Standing;
  booking: Booking | null;
}

/** What is to be booked once bonuses know what became of their bets. */
export async function withBonuses(
  tx: Transaction<Database>,
  settling: readonly SettledRow[],
  now: Date,
): Promise<Booking[]> {
  const moved = settling.flatMap(({ row, standing: { due, result }, booking }) => {
    const { bonus_id: bonusId, freebet_id: freebetId, player_id: playerId } = row;
    if (bonusId === null || !booking) return [];
    const uses = usesChanged(row.freebet_due, due.freebet);
    return { bonusId, freebetId, playerId, uses, posting: booking.posting, row, result };
  });
  const counting = await ambsCounting(
    tx,
    settling.map(({ row }) => row.id),
  );
  const postings = await giveBack(tx, moved, counting);
  await ambsToLookAt(tx, counting, now);
  const farmed = moved.filter(({ row }) => row.bonus !== null && earnsPoints(row.bonus));
  await farm(
    tx,
    farmed.map(({ row, bonusId, result }) => ({ betId: row.id, bonusId, result })),
    now,
  );
  const respent = new Map(moved.map(({ row }, at) => [row.id, postings[at] ?? null]));
  return settling.flatMap(({ row, booking }) => {
    if (!booking) return [];
    return { ...booking, posting: respent.get(row.id) ?? booking.posting };
  });
}
