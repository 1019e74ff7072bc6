import type { Standing } from '@touchline/domain/settlement/settle-bet';
import type { Selectable, Transaction } from 'kysely';
import { ambsCounting, ambsToLookAt } from '../../bonus/amb-bets';
import { earnsPoints, updatePoints } from '../../bonus/bonus-points';
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
  const moved = settling.flatMap(({ row, standing: { due }, booking }) => {
    const { bonus_id: bonusId, freebet_id: freebetId, player_id: playerId } = row;
    if (bonusId === null || !booking) return [];
    const uses = usesChanged(row.freebet_due, due.freebet);
    return { bonusId, freebetId, playerId, uses, posting: booking.posting, row };
  });
  // Points follow the result also where no money moves: a combo may pay its stake, as it does when it is void.
  const earning = settling.flatMap(({ row: { id: betId, bonus, bonus_id: bonusId } }) =>
    bonus !== null && bonusId !== null && earnsPoints(bonus) ? { betId, bonusId } : [],
  );
  const counting = await ambsCounting(
    tx,
    settling.map(({ row }) => row.id),
  );
  const others = [...counting, ...earning.map(({ bonusId }) => bonusId)];
  const postings = await giveBack(tx, moved, others);
  await ambsToLookAt(tx, counting, now);
  await updatePoints(tx, earning, now);
  const respent = new Map(moved.map(({ row }, at) => [row.id, postings[at] ?? null]));
  return settling.flatMap(({ row, booking }) => {
    if (!booking) return [];
    return { ...booking, posting: respent.get(row.id) ?? booking.posting };
  });
}
