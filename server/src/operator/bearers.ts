import type { Kysely } from 'kysely';
import { countedAddress } from '../counted-address';
import {
  beginAttempt,
  counted,
  type Counted,
  longestWait,
  type WaitRule,
} from '../db/growing-waits';
import type { Database } from '../db/schema';

const MINUTE = 60_000;
const RULE: WaitRule = {
  free: 10,
  firstMs: MINUTE,
  longestMs: 60 * MINUTE,
  halfLifeMs: 60 * MINUTE,
};

/** Counts the wrong bearers of each address. */
export function bearersOf(db: Kysely<Database>, clock: { now(): Date }) {
  const waitsOf = (ip: string): Counted[] => {
    const place = countedAddress(ip);
    return place === null ? [] : [counted(RULE, 'bearer', place)];
  };
  return {
    /** For how many seconds nobody from there is listened to; null when somebody is. */
    wait: async (ip: string) => (await longestWait(db, waitsOf(ip), clock.now()))?.seconds ?? null,
    count: async (ip: string) => void (await beginAttempt(db, waitsOf(ip), clock.now())),
  };
}
