import * as z from 'zod/mini';
import { readStored, writeStored } from './storage';

/** SPEC §3 "Browser storage": the flags of having an account, and of having been reminded of one. */
const REGISTERED = 'isRegistered';
const REMINDER = 'signUpReminder';

/** Somebody has signed in in this browser, or asked for an account in this tab. */
export function rememberRegistered(where: 'browser' | 'tab'): void {
  writeStored(where === 'browser' ? 'local' : 'session', REGISTERED, true);
}

/** Whether whoever uses this browser has an account, as far as it knows. */
export function isRegistered(): boolean {
  return (['local', 'session'] as const).some((kind) =>
    readStored(kind, REGISTERED, z.literal(true)),
  );
}

/** When this visit began, in ms since epoch: pages that are read one after the other are one visit. */
export function visitSince(now: number): number {
  const known = readStored('session', REMINDER, z.int());
  if (known !== null) return known;
  writeStored('session', REMINDER, now);
  return now;
}

/** This browser has shown the reminder: it does not do so again. */
export function rememberReminded(): void {
  writeStored('local', REMINDER, true);
}

/** Whether it has. */
export function wasReminded(): boolean {
  return readStored('local', REMINDER, z.literal(true)) ?? false;
}
