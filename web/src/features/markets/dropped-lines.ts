import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { Market } from '@touchline/wire/catalogue';
import type { LiveState } from '../../live/live-state';

/** Statuses of a line that will not be bet on again; one that is handed over soon comes back. */
const GONE: ReadonlySet<number> = new Set([
  MARKET_STATUS.inactive,
  MARKET_STATUS.settled,
  MARKET_STATUS.cancelled,
]);

/** Whether a line with this status is off the page for good. */
export function isDropped(status: number): boolean {
  return GONE.has(status);
}

/** The key that the live state knows a line by. */
export function keyOfLine({ match_id: matchId, id: marketId, specifier }: Market): string {
  return lineKey({ matchId, marketId, specifier });
}

/** Those lines that the book has dropped, by key; the reply says it of those that nothing was heard of since. */
export function droppedLines(lines: readonly Market[], live: LiveState['lines']): string[] {
  return lines
    .filter((line) => isDropped(live.get(keyOfLine(line))?.status ?? line.status))
    .map(keyOfLine);
}

/**
 * Those that leave the page now: the dropped ones, but for lines that somebody has on the slip, who may want to take
 * them off it where they picked them.
 */
export function leaving(
  dropped: readonly string[],
  picked: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(dropped.filter((key) => !picked.has(key)));
}
