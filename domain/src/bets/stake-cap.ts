import { minor, smaller, type Minor } from '../money';

/** What a stake is capped at for each item unless configured, in whole units of its currency. */
export const STAKE_CAP = 40;

/**
 * SPEC §5 "A stake is capped in one helper: above 40 per item it becomes a configured cap", read so: a
 * stake the player did not type, such as one restored from a shared code, is held to `cap` for each of
 * the `items` it is spread over, which are the lines of a system and otherwise one. What the player
 * types is limited by the site's limits alone. Amounts are in subunits of one currency.
 */
export function cappedStake(stake: Minor, items: number, cap: Minor): Minor {
  return smaller(stake, minor(cap * BigInt(items)));
}
