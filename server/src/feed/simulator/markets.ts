import { unreachable } from '@touchline/domain/assert';
import type { Score } from '@touchline/domain/pricing/score-grid';

/** The provider's ids of the markets that are simulated, and of their outcomes. */
export const MARKET = {
  result: 1,
  doubleChance: 10,
  handicap: 16,
  total: 18,
  bothScore: 29,
} as const;

export type MarketId = (typeof MARKET)[keyof typeof MARKET];

/** One market, or one line of it. */
export interface Line {
  readonly id: MarketId;
  /** Goals in quarters, for totals and handicaps; null for markets without lines. */
  readonly line: number | null;
}

/** One outcome of a settled line, in the provider's terms; a half refund has a factor of 0.5. */
export interface OutcomeResult {
  readonly id: number;
  readonly result: 0 | 1;
  readonly voidFactor: 0.5 | 1 | null;
}

/** Names a line within a match. */
export function lineKey({ id, line }: Line): string {
  return line === null ? String(id) : `${id}:${line}`;
}

/** Whether no goal can change the result of a line any more. */
export function isDecided({ id, line }: Line, score: Score): boolean {
  if (id === MARKET.bothScore) return score.home > 0 && score.away > 0;
  if (id !== MARKET.total || line === null) return false;
  const highest = Number.isInteger(line * 2) ? line : line + 0.25;
  return score.home + score.away > highest;
}

/** The results of a line's outcomes at a score that decides it. */
export function resultsOf({ id, line }: Line, { home, away }: Score): OutcomeResult[] {
  const lead = Math.sign(home - away);
  switch (id) {
    case MARKET.result:
      return [plain(1, lead > 0), plain(2, lead === 0), plain(3, lead < 0)];
    case MARKET.doubleChance:
      return [plain(9, lead >= 0), plain(10, lead !== 0), plain(11, lead <= 0)];
    case MARKET.bothScore:
      return [plain(74, home > 0 && away > 0), plain(76, home === 0 || away === 0)];
    case MARKET.total:
      return [onLine(12, home + away - (line ?? 0)), onLine(13, (line ?? 0) - home - away)];
    case MARKET.handicap:
      return [onLine(1714, home + (line ?? 0) - away), onLine(1715, away - home - (line ?? 0))];
    default:
      return unreachable(id);
  }
}

function plain(id: number, won: boolean): OutcomeResult {
  return { id, result: won ? 1 : 0, voidFactor: null };
}

/** `margin` is by how many goals the line was cleared, in quarters. */
function onLine(id: number, margin: number): OutcomeResult {
  const result = margin > 0 ? 1 : 0;
  if (margin === 0) return { id, result, voidFactor: 1 };
  return { id, result, voidFactor: Math.abs(margin) === 0.25 ? 0.5 : null };
}
