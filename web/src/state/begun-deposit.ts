import { keptDeposit } from './session-keys';

/** Keeps the id of a deposit while the player is on the payment page: they come back to a new page. */
export function rememberDeposit(id: string): void {
  keptDeposit.write(id);
}

/** The deposit that the player left for, once; null when there is none. */
export function takeBegunDeposit(): string | null {
  const id = keptDeposit.read();
  keptDeposit.write(null);
  return id;
}
