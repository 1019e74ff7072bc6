import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { notifyIssued, notifyPrizes } from '../book/notifications/notify-issued';
import { endBonuses } from '../bonus/end-bonuses';
import { issueDue } from '../bonus/issue-due';
import { issueEarned } from '../bonus/issue-earned';
import type { Money } from '../bonus/spending';
import { tellEarned } from '../bonus/tell-earned';
import { turnTournaments } from '../bonus/turn-tournaments';
import type { Database } from '../db/schema';
import { allSteps, toTheEnd } from './all-steps';
import { type Loop, startLoop } from './loop';

interface Bonuses {
  db: Kysely<Database>;
  clock: { now(): Date };
  log: Pick<Logger, 'error'>;
  everyMs: number;
  /** The most that all promotions give in a day; left out, there is no such ceiling. */
  ceiling?: Money | undefined;
}

/**
 * Ends bonuses whose time is over, issues those that players are due or have earned, and lets tournaments begin, end and
 * pay their places. Several servers may do so at once. What goes wrong with one campaign holds up nothing of the others.
 */
export function startBonuses(bonuses: Bonuses): Loop {
  const { db, clock, log, everyMs } = bonuses;
  const work = () =>
    allSteps({
      ending: () => toTheEnd(() => endBonuses(db, clock.now())),
      earned: () => issueEarned(db, clock.now(), bonuses.ceiling),
      campaigns: () => issueDue(db, clock.now(), notifyIssued, bonuses.ceiling),
      telling: () => toTheEnd(() => tellEarned(db, clock.now(), notifyIssued)),
      tournaments: () => turnTournaments(db, clock.now(), notifyPrizes),
    });
  return startLoop({ name: 'bonuses', everyMs, work, log });
}
