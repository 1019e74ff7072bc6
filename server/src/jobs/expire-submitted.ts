import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { expireSubmitted } from '../book/vip/expire-submitted';
import type { Database } from '../db/schema';
import { logDecisions } from '../operator/log';
import { type Loop, startLoop } from './loop';

interface Expiring {
  db: Kysely<Database>;
  clock: { now(): Date };
  log: Pick<Logger, 'error'>;
  everyMs: number;
  /** How long a bet waits for a decision, in ms. */
  waitMs: number;
}

/** Who decides where nobody does, in the log of decisions. */
const SCHEDULE = 'schedule';

/** Rejects bets that waited too long for somebody to decide on them (SPEC §4). Several servers may do so at once. */
export function startExpiring(expiring: Expiring): Loop {
  const { db, clock, log, everyMs } = expiring;
  const expire = () => {
    const now = clock.now();
    const placedBefore = new Date(now.getTime() - expiring.waitMs);
    return expireSubmitted(db, { now, placedBefore }, (tx, bets) =>
      logDecisions(
        tx,
        bets.map(({ id: betId, player_id: playerId }) => ({
          at: now,
          operator: SCHEDULE,
          action: 'bet_expired',
          playerId,
          betId,
        })),
      ),
    );
  };
  const work = async () => {
    while (await expire());
  };
  return startLoop({ name: 'expiring submitted bets', everyMs, work, log });
}
