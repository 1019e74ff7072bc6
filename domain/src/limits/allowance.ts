import { larger, minus, smaller, sum, ZERO, type Minor } from '../money';
import { tick } from './change-limit';
import { isInForce, type Limit, type LimitTerms, type LimitType } from './limit';
import { lossOf, type Totals, type Usage } from './usage';

/** What a player is about to do; `credit` is a deposit that is paid by now. `stake` is the sum of the player's own money on all the `bets`. */
export type Action =
  | { type: 'sign_in' | 'play' | 'withdrawal' }
  | { type: 'deposit' | 'credit'; amount: Minor }
  | { type: 'bet'; stake: Minor; bets: number };

/** The limit that stands against something, and what it leaves, as `allowance` counts it. */
export interface Barred {
  limit: Limit;
  left: Minor | number;
}

/**
 * Limits asked for each action. No limit holds back a player's own money, so none bars a withdrawal, and none that ends
 * by the calendar bars signing in: who is excluded comes in to withdraw (SPEC §3 "Limits").
 */
const ASKED: Record<Action['type'], readonly LimitType[]> = {
  withdrawal: [],
  sign_in: ['time', 'activity'],
  play: ['selfexclusion', 'time', 'activity', 'session', 'sportsbook_session'],
  deposit: ['selfexclusion', 'coolingoff', 'deposit'],
  credit: ['selfexclusion', 'coolingoff', 'deposit'],
  bet: [
    'selfexclusion',
    'coolingoff',
    'time',
    'activity',
    'session',
    'sportsbook_session',
    'bet',
    'wager',
    'loss',
  ],
};

/**
 * What a limit leaves at `now`, in milliseconds since 1970, and never below zero (SPEC §3 "Limits"):
 * money in subunits, bets, or time in milliseconds; nothing for an exclusion, and null for a limit that
 * is not in force. A reality check is due when it leaves nothing.
 */
export function allowance(limit: Limit, usage: Usage, now: number): Minor | number | null {
  return tick([limit], now).some(isInForce) ? leftOf(limit.terms, usage, now) : null;
}

function leftOf(terms: LimitTerms, usage: Usage, now: number): Minor | number {
  const used = usedOf(terms, usage, now);
  return used === null || 'until' in terms ? 0 : rest(terms.max, used);
}

/**
 * What a player has used of what a limit counts at `now`, in milliseconds since 1970 (SPEC §3 "Limits"): money in
 * subunits, bets, or time in milliseconds; null for an exclusion, of which nothing is used up. It is more than the
 * limit allows where that was lowered since.
 */
export function usedOf(terms: LimitTerms, usage: Usage, now: number): Minor | number | null {
  switch (terms.type) {
    case 'deposit':
      return sum([usage[terms.period].deposited, usage[terms.period].pending]);
    case 'wager':
      return usage[terms.period].staked;
    case 'loss':
      return lossOf(usage[terms.period]);
    case 'bet':
      return usage[terms.period].bets;
    case 'time':
      return usage[terms.period].signedIn;
    case 'activity':
      return usage[terms.period].active;
    case 'session':
    case 'sportsbook_session':
    case 'reality_check':
      return now - (usage.since[terms.type] ?? now);
    case 'selfexclusion':
    case 'coolingoff':
      return null;
  }
}

function rest(max: Minor | number, used: Minor | number): Minor | number {
  if (typeof max === 'bigint' && typeof used === 'bigint') return larger(ZERO, minus(max, used));
  return Math.max(0, Number(max) - Number(used));
}

/** Limits that may bar, by what they count, the gravest first: only what is counted alike is compared. */
const UNITS: readonly (readonly LimitType[])[] = [
  ['selfexclusion', 'coolingoff'],
  ['time', 'activity', 'session', 'sportsbook_session'],
  ['bet'],
  ['deposit', 'wager', 'loss'],
];

/**
 * The strictest of the limits in force at `now`, in milliseconds since 1970, that stand against an
 * action, or null when it is allowed. Exclusions come before time, time before bets and bets before
 * money; of several in one unit, the one that leaves least (SPEC §3 "Limits", §4 "Activity tracking").
 */
export function whyNotAllowed(
  action: Action,
  limits: readonly Limit[],
  usage: Usage,
  now: number,
): Barred | null {
  const counted = action.type === 'credit' ? withoutPending(usage) : usage;
  const barring = tick(limits, now)
    .filter((limit) => isInForce(limit) && ASKED[action.type].includes(limit.terms.type))
    .map((limit): Barred => ({ limit, left: leftOf(limit.terms, counted, now) }))
    .filter(({ limit, left }) => left < needed(action, limit.terms.type));
  return barring.toSorted(byStrictness)[0] ?? null;
}

/** What is begun counts once it is credited: it may never be, and is held against the limit itself. */
function withoutPending(usage: Usage): Usage {
  const only = (totals: Totals): Totals => ({ ...totals, pending: ZERO });
  return { ...usage, day: only(usage.day), week: only(usage.week), month: only(usage.month) };
}

/**
 * The most that one more bet may stake of the player's own money at `now`, in milliseconds since 1970: nothing while a
 * limit stands against any bet at all, and null where no limit counts stakes (SPEC §3 "Limits").
 */
export function mostToStake(limits: readonly Limit[], usage: Usage, now: number): Minor | null {
  const free: Action = { type: 'bet', stake: ZERO, bets: 1 };
  if (whyNotAllowed(free, limits, usage, now)) return ZERO;
  const left = tick(limits, now)
    .filter(({ terms }) => terms.type === 'wager' || terms.type === 'loss')
    .map((limit) => allowance(limit, usage, now))
    .filter((each): each is Minor => typeof each === 'bigint');
  return left.length === 0 ? null : left.reduce(smaller);
}

/** The exclusion or break in force at `now`, in milliseconds since 1970, or null. */
export function findExclusion(limits: readonly Limit[], now: number): Limit | null {
  const inForce = tick(limits, now).filter(isInForce);
  return inForce.find(({ terms }) => 'until' in terms) ?? null;
}

function byStrictness(one: Barred, other: Barred): number {
  const graver = unitOf(one) - unitOf(other);
  return graver !== 0 ? graver : Number(one.left > other.left) - Number(one.left < other.left);
}

function unitOf({ limit }: Barred): number {
  return UNITS.findIndex((types) => types.includes(limit.terms.type));
}

/** How much of what a limit counts an action takes; of time, and of not being excluded, any at all. */
function needed(action: Action, type: LimitType): Minor | number {
  const isDeposit = action.type === 'deposit' || action.type === 'credit';
  if (isDeposit && type === 'deposit') return action.amount;
  if (action.type === 'bet' && type === 'bet') return action.bets;
  if (action.type === 'bet' && (type === 'wager' || type === 'loss')) return action.stake;
  return 1;
}
