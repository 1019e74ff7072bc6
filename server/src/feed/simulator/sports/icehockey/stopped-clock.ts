import { assert } from '@touchline/domain/assert';

/** Play stands still for `lasts` ms once so many ms have been played. */
export interface Stoppage {
  readonly played: number;
  readonly lasts: number;
}

/** A period whose clock stands while play does: ms after the start of the match, and stoppages in order. */
export interface Period {
  readonly begins: number;
  readonly ends: number;
  /** How long is played, ms. */
  readonly length: number;
  readonly stoppages: readonly Stoppage[];
}

/** A period that begins then, with everything that stops it; stoppages come after what happens at their time. */
export function periodOf(begins: number, length: number, stoppages: readonly Stoppage[]): Period {
  const sorted = stoppages.toSorted((one, other) => one.played - other.played);
  const stood = sorted.reduce((sum, { lasts }) => sum + lasts, 0);
  return { begins, ends: begins + length + stood, length, stoppages: sorted };
}

/** When the clock first shows that so much has been played. */
export function momentOf({ begins, length, stoppages }: Period, played: number): number {
  assert(played >= 0 && played <= length, `played ${played} of ${length}`);
  let at = begins + played;
  for (const stoppage of stoppages) if (stoppage.played < played) at += stoppage.lasts;
  return at;
}

/** What the clock shows at a moment, and whether it stands. */
export function clockAt(
  { begins, length, stoppages }: Period,
  at: number,
): { played: number; stopped: boolean } {
  let played = Math.max(0, at - begins);
  for (const stoppage of stoppages) {
    if (played < stoppage.played) break;
    if (played < stoppage.played + stoppage.lasts) {
      return { played: stoppage.played, stopped: true };
    }
    played -= stoppage.lasts;
  }
  return { played: Math.min(played, length), stopped: played >= length };
}
