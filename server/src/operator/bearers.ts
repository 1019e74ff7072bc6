import type { Kysely } from 'kysely';
import { countedAddress } from '../counted-address';
import { beginAttempt, counted, longestWait, type WaitRule } from '../db/growing-waits';
import type { Database } from '../db/schema';

const MINUTE = 60_000;
const RULE: WaitRule = {
  free: 10,
  firstMs: MINUTE,
  longestMs: 60 * MINUTE,
  halfLifeMs: 60 * MINUTE,
};

/** So many of one address wait for their turn; whoever comes then is asked to come again. */
const MOST_IN_TURN = 100;

/** Counts the wrong bearers of each address. */
export function bearersOf(db: Kysely<Database>, clock: { now(): Date }) {
  const turns = new Map<string, { last: Promise<unknown>; count: number }>();
  const look = async (place: string, isWrong: boolean) => {
    const waits = [counted(RULE, 'bearer', place)];
    if (!isWrong) return (await longestWait(db, waits, clock.now()))?.seconds ?? null;
    const begun = await beginAttempt(db, waits, clock.now());
    return begun.ok ? null : begun.error.seconds;
  };
  return {
    /** For how many seconds nobody from there is listened to; a wrong bearer is counted with it, each in turn. */
    look: async (ip: string, isWrong: boolean): Promise<number | null> => {
      const place = countedAddress(ip);
      if (place === null) return null;
      const turn = turns.get(place) ?? { last: Promise.resolve(), count: 0 };
      if (turn.count >= MOST_IN_TURN) return 1;
      turns.set(place, turn);
      turn.count += 1;
      const own = turn.last.then(() => look(place, isWrong));
      turn.last = own.catch(() => {});
      return own.finally(() => {
        turn.count -= 1;
        if (turn.count === 0) turns.delete(place);
      });
    },
  };
}
