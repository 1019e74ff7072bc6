import { keptStarAsked } from '../../state/session-keys';
import type { Favorite } from './favorite-marks';

/** Whoever signs in later than this has something else in mind. */
const LASTS_MS = 30 * 60_000;

/** Keeps which star a visitor has pressed over their signing in, which may lead through other pages; the last one counts. */
export function keepAskedStar({ type, id }: Favorite, now: number): void {
  keptStarAsked.write({ type, id, at: now });
}

/** The star that was pressed before; null where there is none or that is long ago. It is told once. */
export function takeAskedStar(now: number): Favorite | null {
  const asked = keptStarAsked.read();
  keptStarAsked.write(null);
  if (asked === null || now - asked.at > LASTS_MS) return null;
  return { type: asked.type, id: asked.id };
}
