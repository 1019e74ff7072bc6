import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createRefresher, type Refreshing } from '../book/cash-out/refresh-offers';
import { patientChance } from '../book/cash-out/patient-chance';
import type { CustomBets } from '../book/custom-bet/custom-bets';
import { heldClient } from './held-client';
import { startLoop } from './loop';

export interface CashOutOptions extends Omit<Refreshing, 'log' | 'jointChance'> {
  /** The pool under `db`; one of its connections holds the lock. */
  pool: Pool;
  /** Who is asked about the legs of custom bets. */
  customBets: CustomBets;
  log: Pick<Logger, 'error'>;
  everyMs?: number;
}

/** How often a player is told what one bet is worth, at most (SPEC §7 `bet_cashout_changed`). */
const EVERY_MS = 1000;
/** Any number that no other lock of this database has. */
const LOCK = 7_302;

/** Keeps what open bets are worth fresh. One server does so at a time; another takes over when it is gone. */
export function startCashOuts({
  pool,
  log,
  everyMs = EVERY_MS,
  customBets,
  ...about
}: CashOutOptions): {
  stop(): Promise<void>;
} {
  const refreshing = { ...about, log, jointChance: patientChance(customBets) };
  let refresher = createRefresher(refreshing);
  const held = heldClient({
    pool,
    prepare: async (client) => {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [LOCK],
      );
      // What others did meanwhile is not known here.
      if (rows[0]?.locked) refresher = createRefresher(refreshing);
      return rows[0]?.locked === true;
    },
    notified: () => {},
  });
  const work = async () => {
    if (await held.get()) await refresher.round();
  };
  const loop = startLoop({ name: 'keeping cash-outs fresh', everyMs, work, log });
  return {
    stop: async () => {
      await loop.stop();
      held.drop();
    },
  };
}
