import type { BetsWindow } from './change';
import { lineKeyOf } from './line-key';
import type { TrackedMap } from './tracked-map';

/** Void bets of a line: those placed in the window, ms since epoch, both ends inclusive, null is open. */
export interface Cancel {
  readonly marketId: number;
  readonly specifier: string;
  readonly placedFrom: number | null;
  readonly placedTo: number | null;
  /** The feed left its end open: it ends when the message was made. */
  readonly openEnd: boolean;
}

/** The bets of a line that somebody means. */
export type CancelAsked = Pick<Cancel, 'marketId' | 'specifier'> & BetsWindow;

/** Names a cancellation within its match. */
export function cancelKeyOf(cancel: Cancel): string {
  const { placedFrom, placedTo, openEnd } = cancel;
  return `${lineKeyOf(cancel)}/${placedFrom ?? ''}-${placedTo ?? ''}${openEnd ? '!' : ''}`;
}

/** What is kept of a cancellation. */
export function cancelOf({
  marketId,
  specifier,
  placedFrom,
  placedTo,
  madeAt,
}: CancelAsked): Cancel {
  const openEnd = placedTo === null && madeAt !== undefined;
  return { marketId, specifier, placedFrom, placedTo: openEnd ? madeAt : placedTo, openEnd };
}

/**
 * The keys of those that a window names. An open end names every cancel that a feed left open, and was made before;
 * for an operator also the one that an operator left open.
 */
export function cancelsMeant(cancels: TrackedMap<Cancel>, asked: CancelAsked): string[] {
  const { placedFrom, placedTo, madeAt } = asked;
  const exact = cancelKeyOf(cancelOf(asked));
  if (placedTo !== null) return cancels.get(exact) ? [exact] : [];
  return [...cancels.entries()].flatMap(([key, cancel]) => {
    if (lineKeyOf(cancel) !== lineKeyOf(asked) || cancel.placedFrom !== placedFrom) return [];
    const isLeftOpen = cancel.openEnd && (cancel.placedTo ?? 0) <= (madeAt ?? Infinity);
    return isLeftOpen || key === exact ? [key] : [];
  });
}

/** Whether it is about the whole line, which then takes no bets. */
export function isWhole({ placedFrom, placedTo }: BetsWindow): boolean {
  return placedFrom === null && placedTo === null;
}
