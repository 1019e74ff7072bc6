import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import type { StoredOutcomes } from '../../db/schema';
import type { Line } from './line';

/** What a line was priced at from a moment on, ms since epoch by the feed's clock. */
export interface PastPrice {
  readonly matchId: number;
  readonly marketId: number;
  readonly specifier: string;
  readonly at: number;
  /** Thousandths, by outcome id. */
  readonly odds: Readonly<Record<string, number>>;
}

/** A line has a row at most every so many ms, by who prices it. */
export const LIVE_GAP_MS = 20_000;
export const PREMATCH_GAP_MS = 5 * 60_000;
/** How often rows are added, in ms, and how many at once, so that no message waits long for them. */
const EVERY_MS = 1000;
const MOST_AT_ONCE = 200;
/** What is remembered of so many lines; then all is forgotten, and each gets a row with its next change. */
const MOST_LINES = 200_000;

/**
 * Which changes of prices are kept for later: thinly, for charts. A line's first price is kept at once, later ones
 * once some time has passed, whichever stands by then. What waits when the process ends is not kept.
 */
export interface OddsHistory {
  /** A line that was changed, and can be seen. */
  note(matchId: number, line: Line): void;
  /** What is to be written now; nothing most of the time. */
  due(at: number): readonly PastPrice[];
}

interface Kept {
  writtenAt: number | null;
  outcomes: StoredOutcomes | null;
}

/** Remembers nothing yet. */
export function createOddsHistory(): OddsHistory {
  const kept = new Map<string, Kept>();
  const waiting = new Map<string, { matchId: number; line: Line }>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    note: (matchId, line) => {
      if (line.status !== MARKET_STATUS.active) return;
      const key = `${matchId}/${line.marketId}/${line.specifier}`;
      if (kept.get(key)?.outcomes === line.outcomes) return;
      waiting.set(key, { matchId, line });
    },
    due: (at) => {
      if (waiting.size === 0 || at - lookedAt < EVERY_MS) return [];
      lookedAt = at;
      if (kept.size > MOST_LINES) kept.clear();
      const prices: PastPrice[] = [];
      for (const [key, { matchId, line }] of waiting) {
        if (prices.length === MOST_AT_ONCE) break;
        const before = kept.get(key);
        if (before && before.writtenAt !== null && at - before.writtenAt < gapOf(line)) continue;
        waiting.delete(key);
        const { marketId, specifier, outcomes } = line;
        if (before?.outcomes && isSame(before.outcomes, outcomes)) continue;
        kept.set(key, { writtenAt: at, outcomes });
        prices.push({ matchId, marketId, specifier, at, odds: oddsOf(outcomes) });
      }
      return prices;
    },
  };
}

function gapOf({ pricedLive }: Line): number {
  return pricedLive ? LIVE_GAP_MS : PREMATCH_GAP_MS;
}

function isSame(before: StoredOutcomes, now: StoredOutcomes): boolean {
  const [one, other] = [oddsOf(before), oddsOf(now)];
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

function oddsOf(outcomes: StoredOutcomes): Record<string, number> {
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([id, { odds, active }]) =>
      active && odds !== null ? [[id, odds]] : [],
    ),
  );
}
