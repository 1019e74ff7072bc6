import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { BetLane } from '../book/cash-out/offer-watch';
import { createRefresher, type Refreshing } from '../book/cash-out/refresh-offers';
import { heldClient } from './held-client';
import { startLoop } from './loop';

export interface CashOutOptions extends Omit<Refreshing, 'log' | 'lane'> {
  /** The pool under `db`; one of its connections holds the lock. */
  pool: Pool;
  log: Pick<Logger, 'error'>;
  everyMs?: number;
}

/** How often a player is told what one bet is worth, at most (SPEC §7 `bet_cashout_changed`). */
const EVERY_MS = 1000;
/** Any number that no other lock of this database has. */
const LOCK = 7_302;

const LANES: readonly BetLane[] = ['others', 'custom'];

/**
 * Keeps what open bets are worth fresh. One server does so at a time; another takes over when it is gone. Custom bets
 * have a loop of their own: a provider who is slow to price them holds up nothing but them.
 */
export function startCashOuts({ pool, log, everyMs = EVERY_MS, ...about }: CashOutOptions): {
  stop(): Promise<void>;
} {
  const refreshing = { ...about, log };
  const createRefreshers = () =>
    new Map(LANES.map((lane) => [lane, createRefresher({ ...refreshing, lane })]));
  let refreshers = createRefreshers();
  const held = heldClient({
    pool,
    prepare: async (client) => {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [LOCK],
      );
      // What others did meanwhile is not known here.
      if (rows[0]?.locked) refreshers = createRefreshers();
      return rows[0]?.locked === true;
    },
    notified: () => {},
  });
  const loops = LANES.map((lane) => {
    const work = async () => {
      if (await held.get()) await refreshers.get(lane)?.round();
    };
    return startLoop({ name: `keeping cash-outs of ${lane} fresh`, everyMs, work, log });
  });
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
      held.drop();
    },
  };
}
