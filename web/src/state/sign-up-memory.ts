import { keptReminded, keptRegistered } from './local-keys';
import { keptRegisteredHere, keptVisitSince, keptWelcomed } from './session-keys';

/** Somebody has signed in in this browser, or asked for an account in this tab. */
export function rememberRegistered(where: 'browser' | 'tab'): void {
  (where === 'browser' ? keptRegistered : keptRegisteredHere).write(true);
}

/** Whether whoever uses this browser has an account, as far as it knows. */
export function isRegistered(): boolean {
  return [keptRegistered, keptRegisteredHere].some((each) => each.read());
}

/** When this visit began, in ms since epoch: pages that are read one after the other are one visit. */
export function visitSince(now: number): number {
  const known = keptVisitSince.read();
  if (known !== null) return known;
  keptVisitSince.write(now);
  return now;
}

/** This browser has shown the reminder: it does not do so again. */
export function rememberReminded(): void {
  keptReminded.write(true);
}

/** Whether it has. */
export function wasReminded(): boolean {
  return keptReminded.read() ?? false;
}

/** Somebody who opened an account in this tab has not been greeted in it yet. */
export function isToBeWelcomed(): boolean {
  return keptRegisteredHere.read() === true && keptWelcomed.read() === null;
}

/** Now they have. */
export function rememberWelcomed(): void {
  keptWelcomed.write(true);
}
