import type { LineNamed } from './change';
import { withHold } from './hold';
import { isOnOffer, type Line } from './line';
import type { FindUnnamed } from './names-wanted';

/**
 * Looks at a price that makes `now` of a line. A line that comes on offer without a name waits for it; of a line that is
 * on offer already, only the outcomes that are new do.
 */
export function judgedName(
  before: Line,
  now: Line,
  at: number,
  findUnnamed: FindUnnamed | undefined,
): Line {
  const waits = now.hold?.naming ?? null;
  if (!findUnnamed) return waits ? withHold(now, { naming: null }) : now;
  if (now === before || !isOnOffer(now)) return now;
  const added = newOutcomes(before, now);
  const isWhole = !waits && !isOnOffer(before);
  if (!isWhole && added.length === 0) return now;
  const { marketId, specifier } = now;
  const outcomes = isWhole ? Object.keys(now.outcomes) : added;
  const said = findUnnamed({ marketId, specifier, outcomes });
  if (said === null) return now;
  if (!waits || waits.isShown) {
    const waiting = isWhole ? null : added;
    return withHold(now, { naming: { since: at, said, outcomes: waiting, isShown: false } });
  }
  const waiting = waits.outcomes && [...waits.outcomes, ...added];
  return withHold(now, { naming: { ...waits, said, outcomes: waiting } });
}

/** Names may be known by now, or the line has waited for them long enough. */
export function named(
  line: Line,
  { isLate }: LineNamed,
  findUnnamed: FindUnnamed | undefined,
): Line {
  const waits = line.hold?.naming ?? null;
  if (!waits) return line;
  const { marketId, specifier, outcomes } = line;
  const said = findUnnamed?.({ marketId, specifier, outcomes: Object.keys(outcomes) }) ?? null;
  if (said === null) return withHold(line, { naming: null });
  // More of it may be without a name than whoever looked knew: then that is said again.
  return waits.isShown ? line : withHold(line, { naming: { ...waits, said, isShown: isLate } });
}

/** Outcomes are only ever added to a line, and most messages add none. */
function newOutcomes({ outcomes: before }: Line, { outcomes: now }: Line): string[] {
  if (before === now) return [];
  const ids = Object.keys(now);
  if (ids.length === Object.keys(before).length) return [];
  return ids.filter((id) => before[id] === undefined);
}
