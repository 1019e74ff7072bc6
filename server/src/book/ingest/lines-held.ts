import type { PriceFault, SettlementFault } from '@touchline/domain/feed/plausibility';
import type { HeldMatch } from './held-match';
import type { Line } from './line';
import type { NamesWanted } from './names-wanted';

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

/** A line that waits for its name since it was stored last, or is shown in generic words from now on. */
export interface LineUnnamed extends NamesWanted {
  readonly urn: string;
  /** Since when, ms since epoch by the feed's clock. */
  readonly since: number;
  /** What has no name. */
  readonly said: string;
  readonly isShown: boolean;
}

/** Lines and outcomes of a match that wait for their names, or have waited long enough, since it was stored last. */
export function linesUnnamed({ urn, state }: HeldMatch): LineUnnamed[] {
  return state.lines.edits().flatMap(({ before, now }) => {
    const naming = now?.hold?.naming;
    if (!now || !naming || before?.hold?.naming === naming) return [];
    const { marketId, specifier, outcomes } = now;
    const { since, said, isShown } = naming;
    return [{ urn, marketId, specifier, outcomes: Object.keys(outcomes), since, said, isShown }];
  });
}

function newHolds(urn: string, before: Line | undefined, { marketId, specifier, hold }: Line) {
  if (!hold) return [];
  const { price, settlement } = hold;
  const faults = [before?.hold?.price ? null : price, before?.hold?.settlement ? null : settlement];
  return faults.flatMap((each) =>
    each ? [{ urn, marketId, specifier, fault: each.fault, said: each.said }] : [],
  );
}
