import { inTurns } from '../bonus/in-turns';

/** Takes steps one after the other. Rejects with the names of those that went wrong, once the others have been taken. */
export function allSteps(steps: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  return inTurns(
    Object.entries(steps),
    ([, take]) => take().then(() => false),
    ([name]) => `${name} failed`,
  );
}

/** Does something until it says that there is nothing more. */
export async function toTheEnd(once: () => Promise<boolean>): Promise<void> {
  while (await once());
}
