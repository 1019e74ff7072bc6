import { minor, type Minor } from '@touchline/domain/money';
import { IN_FORCE } from '@touchline/domain/limits/limit';
import type { LimitRead } from '@touchline/wire/limits';

type Period = NonNullable<LimitRead['period']>;

/** What the player's own limits leave for bets: subunits of the player's currency, or a number of bets. */
export type LimitLeft =
  | { unit: 'amount'; left: Minor; period: Period }
  | { unit: 'count'; left: number; period: Period };

/** The limits that a stake uses up (SPEC §3 "Limits"): what is staked, what is lost, and how many bets there are. */
const OF_STAKES: ReadonlySet<LimitRead['type']> = new Set(['wager', 'loss', 'bet']);

/**
 * The limit of money that leaves least, else that of bets; null where the player has none. A limit that says nothing of
 * how much is used does not count.
 */
export function tightestLeft(limits: readonly LimitRead[]): LimitLeft | null {
  const held = limits.filter(
    ({ type, status }) => OF_STAKES.has(type) && IN_FORCE.includes(status),
  );
  const all = held.flatMap(leftOf);
  const ofMoney = all.filter((each) => each.unit === 'amount');
  const ofBets = all.filter((each) => each.unit === 'count');
  const [least] = [
    ...ofMoney.toSorted((one, other) => Number(one.left - other.left)),
    ...ofBets.toSorted((one, other) => one.left - other.left),
  ];
  return least ?? null;
}

function leftOf({ amount, count, used, period }: LimitRead): LimitLeft[] {
  if (period === null || used === null || used === undefined) return [];
  const left = Math.max(0, Number(amount ?? count ?? 0) - used);
  if (amount !== null) return [{ unit: 'amount', left: minor(left), period }];
  return count === null ? [] : [{ unit: 'count', left, period }];
}
