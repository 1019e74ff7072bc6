import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { Market } from '@touchline/wire/catalogue';

/**
 * The lines an opened match shows after a newer reply: those it showed keep their places, gone or not
 * (DESIGN §5: a state change never moves anything else), and new ones come after them. Lines that
 * are gone before the page opens are never shown.
 */
export function keptLines(shown: readonly Market[], now: readonly Market[]): readonly Market[] {
  const newest = new Map(now.map((line) => [keyOf(line), line]));
  const kept = shown.map((line) => newest.get(keyOf(line)) ?? line);
  const known = new Set(shown.map(keyOf));
  const added = now.filter(
    (line) => line.status !== MARKET_STATUS.inactive && !known.has(keyOf(line)),
  );
  return [...kept, ...added];
}

function keyOf(line: Market): string {
  return lineKey({ matchId: line.match_id, marketId: line.id, specifier: line.specifier });
}
