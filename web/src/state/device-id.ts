import * as z from 'zod/mini';
import { freshId } from './fresh-id';
import { readStored, writeStored } from './storage';

const KEY = 'deviceId';
const stored = z.string().check(z.minLength(1), z.maxLength(100));

let known: string | undefined;

/** Names this browser; kept in it for good (SPEC §3 "Browser storage"). */
export function deviceId(): string {
  known ??= readStored('local', KEY, stored) ?? freshId();
  writeStored('local', KEY, known);
  return known;
}
