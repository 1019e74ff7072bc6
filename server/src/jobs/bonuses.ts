import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { notifyIssued, notifyPrizes } from '../book/notifications/notify-issued';
import { endBonuses } from '../bonus/end-bonuses';
import { inTurns } from '../bonus/in-turns';
import { issueDue } from '../bonus/issue-due';
import { issueEarned } from '../bonus/issue-earned';
import { tellEarned } from '../bonus/tell-earned';
import { turnTournaments } from '../bonus/turn-tournaments';
import type { Database } from '../db/schema';
import { type Loop, startLoop } from './loop';

interface Bonuses {
  db: Kysely<Database>;
  clock: { now(): Date };
  log: Pick<Logger, 'error'>;
  everyMs: number;
}

/**
 * Ends bonuses whose time is over, issues those that players are due or have earned, and lets tournaments begin, end and
 * pay their places. Several servers may do so at once. What goes wrong with one campaign holds up nothing of the others.
 */
export function startBonuses({ db, clock, log, everyMs }: Bonuses): Loop {
  const steps: readonly [name: string, run: () => Promise<void>][] = [
    ['ending', () => toTheEnd(() => endBonuses(db, clock.now()))],
    ['what was earned', () => issueEarned(db, clock.now())],
    ['campaigns', () => issueDue(db, clock.now(), notifyIssued)],
    ['telling', () => toTheEnd(() => tellEarned(db, clock.now(), notifyIssued))],
    ['tournaments', () => turnTournaments(db, clock.now(), notifyPrizes)],
  ];
  const done = ([, run]: (typeof steps)[number]) => run().then(() => false);
  const work = () => inTurns(steps, done, ([name]) => name);
  return startLoop({ name: 'bonuses', everyMs, work, log });
}

/** Does something until it says that there is nothing more. */
async function toTheEnd(once: () => Promise<boolean>): Promise<void> {
  while (await once());
}
