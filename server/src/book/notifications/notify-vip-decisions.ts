import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { namedBets } from '../bets/named-bets';
import { notify } from './notify';

type DecidedBet = Pick<Selectable<Database['bets']>, 'id' | 'player_id' | 'stake' | 'currency'>;

/**
 * Tells players what was decided about their VIP bets (SPEC §1), each once, in the transaction of the decision and
 * before money is posted.
 */
export async function notifyVipDecisions(
  tx: Transaction<Database>,
  decision: 'approved' | 'rejected',
  bets: readonly DecidedBet[],
  now: Date,
): Promise<void> {
  const named = await namedBets(
    tx,
    bets.map(({ id }) => id),
  );
  const notices = bets.map(({ id: betId, player_id: playerId, stake, currency }) => ({
    playerId,
    cause: `vip_bet:${betId}`,
    facts: {
      type: 'vip_bet' as const,
      betId,
      decision,
      stake: String(stake),
      currency,
      about: named.get(betId)?.about,
      bonus: named.get(betId)?.bonus,
    },
  }));
  await notify(tx, notices, now);
}
