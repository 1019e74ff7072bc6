import { depositReminderCookie } from './cookies';
import { keptDepositReminder } from './local-keys';

/**
 * When somebody was reminded in this browser last, in ms since 1970, or null. The cookie goes by itself after a day;
 * where there is one without a time, it was within that day.
 */
export function lastReminder(cookies: string, now: number): number | null {
  return keptDepositReminder.read() ?? (depositReminderCookie.read(cookies) === null ? null : now);
}

/** Keeps that somebody was reminded now. */
export function rememberReminder(now: number): void {
  depositReminderCookie.write('1');
  keptDepositReminder.write(now);
}
