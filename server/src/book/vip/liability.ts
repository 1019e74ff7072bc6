import type { Minor } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { partsNow } from '../limits/bet-parts';
import { exposedWith, exposureAt, lockExposures } from '../limits/event-rows';

/** What an event can cost without a bet and with it, in the bet's currency; a cap that is null bounds nothing. */
export interface Liability {
  matchId: number;
  currency: string;
  before: Minor;
  after: Minor;
  cap: Minor | null;
}

/** The most that an event may cost in a currency. */
export type CapOf = (currency: string) => Minor | null;

/**
 * What the events of a bet that is taken and not counted yet can cost. They stay locked, as `keepExposures` locks them,
 * so that nothing comes between this look and what is kept.
 */
export async function liabilitiesOf(
  tx: Transaction<Database>,
  betId: number,
  capOf: CapOf,
): Promise<Liability[]> {
  const parts = await run(tx, partsNow([betId]));
  if (parts.length === 0) return [];
  const before = await lockExposures(tx, parts);
  const after = exposedWith(before, parts);
  const events = new Map(parts.map((part) => [part.matchId, part]));
  return [...events.values()].map((part) => ({
    matchId: part.matchId,
    currency: part.currency,
    before: exposureAt(before, part).liability,
    after: exposureAt(after, part).liability,
    cap: capOf(part.currency),
  }));
}

/** Whether a bet takes an event over its cap, or further over it. */
export function passesCap({ before, after, cap }: Liability): boolean {
  return cap !== null && after > cap && after > before;
}
