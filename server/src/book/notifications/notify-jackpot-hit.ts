import { type Kysely, sql, type Transaction } from 'kysely';
import { minor } from '@touchline/domain/money';
import type { HitRow } from '../../bonus/jackpots/payouts';
import type { Database } from '../../db/schema';
import { notify } from './notify';

interface NewHit {
  id: number;
  jackpot_id: number;
  player_id: number;
  amount: bigint;
  currency: string;
}

/** How far back hits are looked for that nobody was told of: longer than any server was down. */
const DAYS = 7;
/** So many are told of together. */
const HITS = 100;

/**
 * Tells players at once that they have hit a jackpot, while somebody checks it: the money is told of by another notice
 * (`notifyJackpotPaid`). Hits that somebody is deciding on are left for the next time. Answers whether there may be more.
 */
export function notifyHits(db: Kysely<Database>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<NewHit>`
      select h.id, h.jackpot_id, h.player_id, h.amount, j.currency
      from jackpot_hits h join jackpots j on j.id = h.jackpot_id
      where h.status in ('initial', 'approved') and h.hit_at > ${now}::timestamptz - ${DAYS} * interval '1 day'
        and not exists (
          select from notifications n
          where (n.player_id, n.cause) = (h.player_id, 'jackpot_checked:' || h.id))
      order by h.id limit ${HITS}
      for update of h skip locked`.execute(tx);
    const notices = rows.map(
      ({ id, jackpot_id: jackpotId, player_id: playerId, amount, currency }) => ({
        playerId,
        cause: `jackpot_checked:${id}`,
        facts: {
          type: 'jackpot' as const,
          amount: String(minor(amount)),
          currency,
          isChecked: true,
          bonus: { type: 'jackpot' as const, id: jackpotId },
        },
      }),
    );
    await notify(tx, notices, now);
    return rows.length === HITS;
  });
}

/** Tells a player who has heard of a hit that it is not paid, before the money goes back; nobody else. */
export async function notifyHitDeclined(
  tx: Transaction<Database>,
  { id, jackpot_id: jackpotId, player_id: playerId, amount, currency }: HitRow,
  now: Date,
): Promise<void> {
  const heard = await tx
    .selectFrom('notifications')
    .select('id')
    .where('player_id', '=', playerId)
    .where('cause', '=', `jackpot_checked:${id}`)
    .executeTakeFirst();
  if (!heard) return;
  const facts = {
    type: 'jackpot',
    amount: String(amount),
    currency,
    isDeclined: true,
    bonus: { type: 'jackpot', id: jackpotId },
  } as const;
  await notify(tx, [{ playerId, cause: `jackpot_declined:${id}`, facts }], now);
}
