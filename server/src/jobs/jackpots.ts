import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { notifyHits } from '../book/notifications/notify-jackpot-hit';
import { notifyJackpotPaid } from '../book/notifications/notify-jackpot-paid';
import { keepJackpotTimes } from '../bonus/jackpots/jackpots';
import { payHits } from '../bonus/jackpots/payouts';
import { tellPools } from '../bonus/jackpots/tell-pools';
import type { Database } from '../db/schema';
import { allSteps, toTheEnd } from './all-steps';
import { type Loop, startLoop } from './loop';

interface Jackpots {
  db: Kysely<Database>;
  clock: { now(): Date };
  log: Pick<Logger, 'error'>;
  everyMs: number;
  /** Whether jackpots are switched on; pages are told nothing of them while they are not. */
  isOn: boolean;
}

/**
 * Tells players of hits, begins and ends jackpots by the clock, pays hits that are approved and not paid yet, and tells pages what pools hold.
 * Several servers may do so at once. What goes wrong with one holds up nothing of the others.
 */
export function startJackpots(jackpots: Jackpots): Loop {
  const { db, clock, log, everyMs } = jackpots;
  const work = () =>
    allSteps({
      hits: () => toTheEnd(() => notifyHits(db, clock.now())),
      times: () => keepJackpotTimes(db, clock.now()),
      payouts: () => toTheEnd(() => payHits(db, clock.now(), notifyJackpotPaid)),
      telling: async () => {
        if (jackpots.isOn) await tellPools(db);
      },
    });
  return startLoop({ name: 'jackpots', everyMs, work, log });
}
