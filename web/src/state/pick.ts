import { actions, type PickedOutcome } from './slip';

/** Takes a press on an outcome instead of the slip, and says whether it did. `button` is what was pressed. */
export type PickTaker = (picked: PickedOutcome, button: HTMLElement) => boolean;

let taker: PickTaker | null = null;

/** A press on an outcome: for quick bet where that is on and takes it, else for the slip (SPEC §4 "Quick bet"). */
export function pick(picked: PickedOutcome, button: HTMLElement): void {
  if (taker?.(picked, button) !== true) actions.toggle(picked);
}

/** Asks `next` first from now on. Returns how to stop. */
export function takePicks(next: PickTaker): () => void {
  taker = next;
  return () => {
    if (taker === next) taker = null;
  };
}
