import { LAPSE } from '@touchline/domain/limits/change-limit';
import { IN_FORCE, type LimitType } from '@touchline/domain/limits/limit';
import { parseAmount } from '@touchline/domain/parse-amount';
import type { Sent } from '@touchline/wire/calls/call';
import type { askForLimit } from '@touchline/wire/calls/player-limits';
import { LIMIT_PERIODS, type LimitRead } from '@touchline/wire/limits';

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Limits of so much in a window of time, and of one stretch of time. Breaks have neither. */
export const MONEY_TYPES = ['deposit', 'loss', 'wager', 'bet'] as const;
export const TIME_TYPES = [
  'reality_check',
  'sportsbook_session',
  'session',
  'time',
  'activity',
] as const;
export const BREAK_TYPES = ['coolingoff', 'selfexclusion'] as const;

export type CountedType = (typeof MONEY_TYPES)[number] | (typeof TIME_TYPES)[number];
export type BreakType = (typeof BREAK_TYPES)[number];

/** What a limit counts in: subunits of money, bets, or seconds. */
export type Unit = 'amount' | 'count' | 'seconds';

/** What a type counts in, by the name that its number has on the wire. */
export function unitOf(type: CountedType): Unit {
  switch (type) {
    case 'deposit':
    case 'loss':
    case 'wager':
      return 'amount';
    case 'bet':
      return 'count';
    default:
      return 'seconds';
  }
}

/** Limits that begin anew with each session, or each answered reminder, have no window of time. */
const STRETCHES: ReadonlySet<LimitType> = new Set([
  'session',
  'sportsbook_session',
  'reality_check',
]);

/** The windows a type of limit can be set for; null stands for the one limit of a type without. */
export function periodsOf(type: CountedType): readonly (LimitPeriod | null)[] {
  return STRETCHES.has(type) ? [null] : LIMIT_PERIODS;
}

/** How a player stands with the limits of one kind: the one in force, and the higher one that waits. */
export interface Standing {
  period: LimitPeriod | null;
  held: LimitRead | null;
  asked: LimitRead | null;
}

const WAITING: ReadonlySet<LimitRead['status']> = new Set(['unconfirmed', 'confirmed']);

/** How a player stands with a type of limit, one entry for each of its windows. */
export function standingsOf(limits: readonly LimitRead[], type: CountedType): Standing[] {
  const own = limits.filter((limit) => limit.type === type);
  return periodsOf(type).map((period) => {
    const ofKind = own.filter((limit) => limit.period === period);
    return {
      period,
      held: ofKind.find(({ status }) => IN_FORCE.includes(status)) ?? null,
      asked: ofKind.find(({ status }) => WAITING.has(status)) ?? null,
    };
  });
}

/** The break of a type that is in force, or null. */
export function breakOf(limits: readonly LimitRead[], type: BreakType): LimitRead | null {
  return limits.find((limit) => limit.type === type && IN_FORCE.includes(limit.status)) ?? null;
}

/** A change that waits: a higher limit, or the end of one. Moments in milliseconds since 1970. */
interface Change {
  to: 'raise' | 'end';
  limit: LimitRead;
  isConfirmed: boolean;
  /** From when it may count. */
  due: number;
  /** When it is forgotten unless it was confirmed. */
  lapses: number;
}

/** The change that waits in a kind of limits, or null. */
export function changeOf({ held, asked }: Standing): Change | null {
  const limit = asked ?? held;
  if (!limit?.due) return null;
  const due = Date.parse(limit.due);
  const isConfirmed = limit.status === 'confirmed' || limit.status === 'confirmed_disabled';
  return { to: asked ? 'raise' : 'end', limit, isConfirmed, due, lapses: due + LAPSE };
}

/** The number a limit is about, in its unit. */
export function mostOf({ amount, count, seconds }: LimitRead): number {
  return Number(amount ?? count ?? seconds ?? 0);
}

/** What is left of a limit in force, in its unit, and which part of it is used, from 0 to 1. */
export function usageOf(limit: LimitRead): { used: number; left: number; share: number } {
  const most = mostOf(limit);
  const used = limit.used ?? 0;
  return {
    used,
    left: Math.max(0, most - used),
    share: most === 0 ? 1 : Math.min(1, Math.max(0, used / most)),
  };
}

/** What asking for so much does: counts at once, waits to be confirmed, or changes nothing. */
type Effect = 'at_once' | 'waits' | 'none';

/** What asking for `value` does where `held` is in force. */
export function effectOf(held: LimitRead | null, value: number): Effect {
  if (!held || value < mostOf(held)) return 'at_once';
  return value > mostOf(held) ? 'waits' : 'none';
}

/** What is asked of the platform; `value` is in the unit of the type. */
export function bodyOf(
  type: CountedType,
  period: LimitPeriod | null,
  value: number,
): NonNullable<Sent<typeof askForLimit>['body']> {
  const window = period === null ? {} : { period };
  return { type, ...window, [unitOf(type)]: value } as NonNullable<
    Sent<typeof askForLimit>['body']
  >;
}

/** In what lengths of time are typed, in seconds. */
export const TIME_UNITS = { minutes: 60, hours: 3600 } as const;

export type TimeUnit = keyof typeof TIME_UNITS;

/** The unit in which a length of time is a short whole number. */
export function timeUnitOf(seconds: number): TimeUnit {
  return seconds > 0 && seconds % TIME_UNITS.hours === 0 ? 'hours' : 'minutes';
}

/** How text is read. */
export interface Reading {
  unit: Unit;
  /** Of the player's currency. */
  subunits: number;
  locale: string;
  timeUnit: TimeUnit;
}

/** Reads what was typed, in the unit of the limit; NaN where it is no such number. */
export function readValue(text: string, { unit, subunits, locale, timeUnit }: Reading): number {
  const trimmed = text.trim();
  if (trimmed === '') return Number.NaN;
  if (unit === 'amount') return Number(parseAmount(trimmed, subunits, locale, 'typed') ?? NaN);
  if (!/^\d{1,9}$/.test(trimmed)) return Number.NaN;
  return Number(trimmed) * (unit === 'seconds' ? TIME_UNITS[timeUnit] : 1);
}

const REFRESH_EVERY = 60_000;

/** After how many milliseconds limits are read again: when the clock changes one of them, or after a minute. */
export function refreshIn(limits: readonly LimitRead[], now: number): number {
  const moments = limits
    .filter(({ status }) => status !== 'disabled')
    .flatMap(({ due, until }) => [due, until])
    .map((at) => (at ? Date.parse(at) - now : 0))
    .filter((ms) => ms > 0);
  return Math.max(1000, Math.min(REFRESH_EVERY, ...moments));
}
