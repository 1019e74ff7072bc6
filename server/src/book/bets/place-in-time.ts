import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from '@touchline/domain/assert';
import { refused, type Result } from '@touchline/domain/result';
import type { BetReply } from '@touchline/wire/bets';
import { NOBODY_PRICES } from '../custom-bet/custom-bets';
import { type CustomBetAsker, patientAsker } from '../custom-bet/patient-asker';
import type { PlacementRefusal } from '../refusals';
import { atCustomPrice } from './custom-price';
import type { PlacementAsked } from './placement-asked';
import type { PlacingDesk } from './placing-desk';

const NOBODY_ASKED = patientAsker(NOBODY_PRICES);

/** What placing stands on. */
export interface Placer {
  desk: PlacingDesk;
  clock: { now(): Date };
  /** Whom custom bets are priced by; left out, nobody. */
  asker?: CustomBetAsker;
}

/**
 * Places bets, those on matches in play after their delay (DESIGN §4.14): what is wrong at once is said at once, and
 * what is offered at the end counts, the price of a custom bet too. Nothing is written down and no money moves
 * meanwhile, so whoever loses the answer sends the same placement again: it waits for itself, and is answered with the
 * bets of whichever came first.
 */
export async function placeInTime(
  { desk, clock, asker = NOBODY_ASKED }: Placer,
  asked: Omit<PlacementAsked, 'now' | 'mayWait' | 'customPrice'>,
): Promise<Result<BetReply[], PlacementRefusal>> {
  const placeNow = (mayWait: boolean) =>
    atCustomPrice(asker, (customPrice) =>
      desk({ ...asked, now: clock.now(), mayWait, customPrice }),
    );
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
