import type { QuickBet } from '@touchline/domain/slip/quick-bet';
import type { StoreApi } from 'zustand';

/** How long an answer is seen on the odds themselves, in ms. */
const ANSWER_MS = 4000;

/** What the mark on the odds says of the bet. */
export type PressMark = 'held' | 'sent' | 'taken' | 'refused';

/** The mark for a bet at hand; null without one. */
export function markOf({ slip }: QuickBet): PressMark | null {
  if (slip.bets.length === 0) return null;
  if (slip.ticket === 'PROCESSING') return 'sent';
  if (slip.ticket === 'SUCCESS') return 'taken';
  return slip.ticket === 'ERROR' ? 'refused' : 'held';
}

let pressed: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says on the odds that were pressed how far their bet has come, as `data-quick`. It is written past React: hundreds of
 * buttons would have to ask otherwise, for the sake of one.
 */
export const markPressed = {
  /** These odds were pressed, so that no others are marked any more. */
  press(button: HTMLElement): void {
    if (pressed !== button) pressed?.removeAttribute('data-quick');
    pressed = button;
  },
  /** Follows the bet from now on. Returns how to stop. */
  follow(store: StoreApi<QuickBet>): () => void {
    const stop = store.subscribe((quick) => show(markOf(quick)));
    return () => {
      stop();
      show(null);
    };
  },
};

function show(mark: PressMark | null): void {
  // What was pressed is known a moment after the bet has changed.
  queueMicrotask(() => {
    clearTimeout(timer);
    if (mark === null) pressed?.removeAttribute('data-quick');
    else pressed?.setAttribute('data-quick', mark);
    if (mark === 'taken') timer = setTimeout(() => show(null), ANSWER_MS);
  });
}
