import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from '@touchline/domain/assert';
import { refused, type Result } from '@touchline/domain/result';
import type { BetReply } from '@touchline/wire/bets';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { PlacementRefusal } from '../refusals';
import type { SiteSettings } from '../site';
import { inTransaction } from './in-transaction';
import { placeBets, type PlacementAsked } from './place-bets';

/** What placing stands on. */
export interface Placer {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: SiteSettings;
}

/**
 * Places bets, those on matches in play after their delay (DESIGN §4.14): what is wrong at once is said at once, and
 * what is offered at the end counts. Nothing is written down and no money moves meanwhile, so whoever loses the
 * answer sends the same placement again: it waits for itself, and is answered with the bets of whichever came first.
 */
export async function placeInTime(
  { db, clock, site }: Placer,
  asked: Omit<PlacementAsked, 'now' | 'mayWait'>,
): Promise<Result<BetReply[], PlacementRefusal>> {
  const placeNow = (mayWait: boolean) =>
    inTransaction(db, (tx) => placeBets(tx, { ...asked, now: clock.now(), mayWait }, site));
  const first = await placeNow(true);
  if (first.ok) return first;
  const { error } = first;
  if (error.code !== 'delayed') return refused(error);
  await sleep(error.seconds * 1000);
  const last = await placeNow(false);
  if (last.ok) return last;
  assert(last.error.code !== 'delayed', 'who has waited does not wait again');
  return refused(last.error);
}
