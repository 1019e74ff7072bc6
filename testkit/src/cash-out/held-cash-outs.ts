import type { Kysely } from 'kysely';
import type { Database } from '../../../server/src/db/schema';
import { NOW } from '../betting/book-database';
import { delayedCashOuts } from '../../../server/src/book/cash-out/delayed-cash-outs';
import { FAIR_SITE } from './cash-out-book';

/** A site where bets in play wait five seconds, in tennis eight. */
export const DELAYED_VALUING = {
  site: { ...FAIR_SITE, liveDelays: { usual: 5, bySport: new Map([['tennis', 8]]) } },
  jointChance: () => Promise.resolve(null),
};

/** Cash-outs whose delays end when a test says so. */
export function holdCashOuts(db: Kysely<Database>, most = { all: 100, ofPlayer: 100 }) {
  const waits: { ms: number; end: () => void }[] = [];
  let noticed = () => {};
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
      waits.push({ ms, end: resolve });
      noticed();
    });
  const deps = { db, clock: { now: () => NOW }, valuing: DELAYED_VALUING, pause, most };
  return {
    ...delayedCashOuts(deps),
    waits,
    /** Resolves once so many cash-outs have begun to wait. */
    untilWaiting: (count = 1) =>
      new Promise<void>((resolve) => {
        noticed = () => waits.length >= count && resolve();
        noticed();
      }),
  };
}
