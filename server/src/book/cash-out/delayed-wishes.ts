import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { carryOutWish, type ReachedWish } from './auto-cash-out';
import { cashOutDelay, markCashingOut, unmarkCashingOut } from './cash-out-delay';
import type { ValuedBet, Valuing } from './offers';

interface Delayed extends ReachedWish {
  /** When its delay ends. */
  at: number;
  until: Date;
}

/** Standing cash-outs whose value was reached. */
export interface DelayedWishes {
  /** Carries one out at once, or has it wait where a leg is in play. One that waits already goes on waiting. */
  reach(valued: ValuedBet): Promise<void>;
  /** Carries out those whose delay is over where the offer is still there. One that fails is dropped and told of. */
  carryOutDue(failed: (betId: number, error: unknown) => void): Promise<void>;
}

/** Has standing cash-outs wait as those asked for by hand do (`delayedCashOuts`); a new process begins their delays anew. */
export function delayedWishes({
  db,
  clock,
  elapsed = () => performance.now(),
  ...valuing
}: Valuing & {
  db: Kysely<Database>;
  clock: { now(): Date };
  elapsed?: () => number;
}): DelayedWishes {
  const waiting = new Map<string, Delayed>();
  const carryOut = async (wish: ReachedWish) => {
    await carryOutWish(db, wish, valuing, clock.now());
    if (wish.until) await unmarkCashingOut(db, wish.betId, wish.until);
  };
  return {
    reach: async (valued) => {
      const { id: betId, player_id: playerId, auto_cashout_id: wishId } = valued.row;
      if (wishId === null || waiting.has(wishId)) return;
      const ms = cashOutDelay(valued, valuing.site) * 1000;
      if (ms === 0) return carryOut({ playerId, betId, wishId });
      const until = new Date(clock.now().getTime() + ms);
      waiting.set(wishId, { playerId, betId, wishId, until, at: elapsed() + ms });
      await markCashingOut(db, betId, until);
    },
    carryOutDue: async (failed) => {
      const due = [...waiting.values()].filter(({ at }) => at <= elapsed());
      for (const wish of due) {
        await carryOut(wish).catch((error: unknown) => failed(wish.betId, error));
        waiting.delete(wish.wishId);
      }
    },
  };
}
