import type { PriceFault, SettlementFault } from '@touchline/domain/feed/plausibility';
import type { HeldMatch } from './held-match';
import type { Line } from './line';

/** A line whose price or settlement cannot be true, and what was told that shows it. */
export interface LineHeld {
  readonly urn: string;
  readonly marketId: number;
  readonly specifier: string;
  readonly fault: PriceFault | SettlementFault;
  readonly said: string;
}

/** The lines of a match that are held since it was stored last. */
export function linesNewlyHeld({ urn, state }: HeldMatch): LineHeld[] {
  return state.lines.edits().flatMap(({ before, now }) => (now ? newHolds(urn, before, now) : []));
}

function newHolds(urn: string, before: Line | undefined, { marketId, specifier, hold }: Line) {
  if (!hold) return [];
  const { price, settlement } = hold;
  const faults = [before?.hold?.price ? null : price, before?.hold?.settlement ? null : settlement];
  return faults.flatMap((each) =>
    each ? [{ urn, marketId, specifier, fault: each.fault, said: each.said }] : [],
  );
}
