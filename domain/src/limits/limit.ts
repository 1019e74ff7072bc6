import type { Minor } from '../money';
import type { Period } from './usage';

/** What a player may limit (SPEC §3 "Limits"). */
export const LIMIT_TYPES = [
  'activity',
  'sportsbook_session',
  'session',
  'bet',
  'time',
  'loss',
  'wager',
  'deposit',
  'reality_check',
  'selfexclusion',
  'coolingoff',
] as const;

export type LimitType = (typeof LIMIT_TYPES)[number];

/** Limits that keep a player from playing at all for a time. */
export type BreakType = Extract<LimitType, 'selfexclusion' | 'coolingoff'>;

/** Limits of one stretch of time, which begins anew with each session or answered reminder. */
export type StretchType = 'session' | 'sportsbook_session' | 'reality_check';

/**
 * What a limit says. Money is in the player's own currency (SPEC §3 "User"); what moves in another is
 * converted by the caller. Times are in milliseconds.
 *
 * - `deposit`: what is paid in; `wager`: what is staked; `loss`: what is staked less what is paid out.
 * - `bet`: how many bets are placed, stakes in games among them.
 * - `time`: how long the player is signed in; `activity`: how long with a page in sight.
 * - `session`, `sportsbook_session`: how long one session at the platform, or at the sportsbook, lasts.
 * - `reality_check`: how long the player plays without a reminder. It reminds, and refuses nothing.
 * - `coolingoff`, `selfexclusion`: no deposits and no bets until then, and of an account no more than its history and
 *   the withdrawal of its balance. Null is for ever.
 */
export type LimitTerms =
  | { type: 'deposit' | 'loss' | 'wager'; period: Period; max: Minor }
  | { type: 'bet' | 'time' | 'activity'; period: Period; max: number }
  | { type: StretchType; max: number }
  | { type: BreakType; until: number | null };

/**
 * How far a limit has come (SPEC §3 "Limits"):
 *
 * - `unconfirmed`: asked for, and the player has not confirmed it;
 * - `confirmed`: confirmed, and waiting for its time;
 * - `active`: in force;
 * - `unconfirmed_disabled`: in force while its end is asked for and not confirmed;
 * - `confirmed_disabled`: in force until its confirmed end;
 * - `disabled`: over.
 */
export const LIMIT_STATUSES = [
  'active',
  'confirmed',
  'confirmed_disabled',
  'unconfirmed_disabled',
  'unconfirmed',
  'disabled',
] as const;

export type LimitStatus = (typeof LIMIT_STATUSES)[number];

/** One limit of a player. `due` is when a change that waits may take effect, null when none waits. */
export interface Limit {
  id: string;
  status: LimitStatus;
  terms: LimitTerms;
  due: number | null;
}

/** The statuses of a limit that counts now: those GET /user_limits is asked for (SPEC §7). */
export const IN_FORCE: readonly LimitStatus[] = [
  'active',
  'confirmed_disabled',
  'unconfirmed_disabled',
];

/** Whether a limit in this status counts (SPEC §7 "GET /user_limits"). The clock is `tick`'s. */
export function isInForce(limit: Limit): boolean {
  return IN_FORCE.includes(limit.status);
}

/** Whether two limits count the same thing: of these, one is in force at a time (SPEC §3 "Limits"). */
export function isSameKind(one: LimitTerms, other: LimitTerms): boolean {
  return one.type === other.type && periodOf(one) === periodOf(other);
}

function periodOf(terms: LimitTerms): Period | null {
  return 'period' in terms ? terms.period : null;
}

/** Whether some terms allow more than others of the same kind (SPEC §3 "Limits"). */
export function isLooser(terms: LimitTerms, than: LimitTerms): boolean {
  return looseness(terms) > looseness(than);
}

/** Rises with what is allowed; an exclusion allows the less, the later it ends. */
function looseness(terms: LimitTerms): bigint | number {
  return 'until' in terms ? -(terms.until ?? Infinity) : terms.max;
}
