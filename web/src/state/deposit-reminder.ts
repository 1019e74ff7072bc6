import { REMINDED_FOR_MS } from '@touchline/domain/payments/deposit-reminder';
import * as z from 'zod/mini';
import { readStored, writeStored } from './storage';

/** The cookie and the entry in local storage that say somebody was reminded (SPEC §3 "Browser storage"). */
const COOKIE = 'deposit_reminder';
const KEY = 'depositReminder';

/**
 * When somebody was reminded in this browser last, in ms since 1970, or null. The cookie goes by itself after a day;
 * where there is one without a time, it was within that day.
 */
export function lastReminder(cookies: string, now: number): number | null {
  const stored = readStored('local', KEY, z.number());
  if (stored !== null) return stored;
  return cookies.split('; ').some((each) => each.startsWith(`${COOKIE}=`)) ? now : null;
}

/** The cookie that says somebody was reminded, for a day (SPEC §9). */
const REMINDED_COOKIE = `${COOKIE}=1; path=/; max-age=${REMINDED_FOR_MS / 1000}; samesite=lax`;

/** Keeps that somebody was reminded now. */
export function rememberReminder(now: number): void {
  document.cookie = REMINDED_COOKIE;
  writeStored('local', KEY, now);
}
