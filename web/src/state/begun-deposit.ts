import * as z from 'zod/mini';
import { readStored, writeStored } from './storage';

const KEY = 'depositBegun';

/** Keeps the id of a deposit while the player is on the payment page: they come back to a new page. */
export function rememberDeposit(id: string): void {
  writeStored('session', KEY, id);
}

/** The deposit that the player left for, once; null when there is none. */
export function takeBegunDeposit(): string | null {
  const id = readStored('session', KEY, z.uuid());
  writeStored('session', KEY, null);
  return id;
}
