import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { distributionOf, type Futures, futuresOf } from '@touchline/domain/pricing/tally/futures';
import { ladderOf, type LadderShape } from '@touchline/domain/pricing/tally/ladder';
import { type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import { factIs } from '@touchline/domain/pricing/tally/questions';
import type { Reading, Tally } from '@touchline/domain/pricing/tally/tally';
import type { OfferedLine } from '../../play';

type Parts = Readonly<Record<string, number | string>>;

/**
 * The lines among these that make sense still: not decided, and with more than one outcome that can come about. Of
 * those that differ by a handicap or a total alone, the one nearest to even is the favourite.
 */
export function offered(
  lines: readonly Line[],
  tally: Tally,
  model: readonly Futures[],
): OfferedLine[] {
  const open = lines.flatMap((line) => {
    if (resultsOf(line, tally) !== null) return [];
    const chances = chancesOf(model, line);
    if (chances.filter(({ mass }) => mass.win > 0).length < 2) return [];
    return [{ line, unevenness: Math.abs((chances[0]?.probability ?? 0) - 0.5) }];
  });
  const best = new Map<string, number>();
  for (const { line, unevenness } of open) {
    const key = marketOf(line);
    best.set(key, Math.min(best.get(key) ?? 1, unevenness));
  }
  return open.map(({ line, unevenness }) => ({
    line,
    favourite: best.get(marketOf(line)) === unevenness,
  }));
}

/** A market with its specifiers but for the line. */
function marketOf({ market, specifier }: Line): string {
  const parts = specifier.split('|').filter((part) => !/^(hcp|total|minute)=/.test(part));
  return `${market} ${parts.join('|')}`;
}

/** Lines at half numbers around the even one of a reading. */
export function ladder(
  model: readonly Futures[],
  reading: Reading,
  lineAt: (line: number) => Line,
  shape: Partial<LadderShape> = {},
): Line[] {
  const numbers = distributionOf(futuresOf(model, reading), reading);
  const { lines } = ladderOf(numbers, { step: 1, fraction: 0.5, around: 1, ...shape });
  return lines.map(lineAt);
}

/** Which side a fact falls to: outcomes home, away; the stake goes back where it never comes. */
export function sideOf(about: { market: number; parts: Parts }, fact: string): Line {
  return withRefund(factIs(about, fact, [1, 2], ['4', '5']));
}

/** Whether a fact is so: 1 is yes and 2 is no; the stake goes back where it is neither. */
export function whether(about: { market: number; parts: Parts }, fact: string): Line {
  return withRefund(factIs(about, fact, [1, 2], ['74', '76']));
}

function withRefund(line: Line): Line {
  return {
    ...line,
    results: (values) =>
      values[0] === 0 ? line.outcomes.map(() => 'refund_entire') : line.results(values),
  };
}
