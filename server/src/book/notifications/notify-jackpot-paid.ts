import type { Transaction } from 'kysely';
import type { HitRow } from '../../bonus/jackpots/payouts';
import { tellPlayers, type Told } from '../../db/outbox';
import type { Database } from '../../db/schema';
import { notify } from './notify';

/** Tells players of jackpots that they have won (SPEC §1, §4 "Events"), each once, before the money is posted. */
export async function notifyJackpotPaid(
  tx: Transaction<Database>,
  hits: readonly HitRow[],
  now: Date,
): Promise<void> {
  const notices = hits.map(
    ({ id, jackpot_id: jackpotId, player_id: playerId, amount, currency }) => ({
      playerId,
      cause: `jackpot_hit:${id}`,
      facts: {
        type: 'jackpot' as const,
        amount: String(amount),
        currency,
        bonus: { type: 'jackpot' as const, id: jackpotId },
      },
    }),
  );
  await notify(tx, notices, now);
  await tellPlayers(tx, hits.map(hitIssued));
}

function hitIssued({ id, player_id: playerId }: HitRow): Told {
  const bonus = { id, type: 'jackpot' as const, status: 'active' as const };
  return [playerId, { event_name: 'bonus_issued', message: { bonus } }];
}
