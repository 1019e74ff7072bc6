import {
  handicapsAround,
  type Offer,
  single,
  totalsAround,
} from '@touchline/domain/pricing/sports/ladders';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { LadderShape } from '@touchline/domain/pricing/tally/ladder';
import type { Line } from '@touchline/domain/pricing/tally/line';
import { type Counted, factIs, handicap, total } from '@touchline/domain/pricing/tally/questions';
import type { Tally } from '@touchline/domain/pricing/tally/tally';

/** Where a match stands, and how it may end. */
export interface Outlook {
  readonly tally: Tally;
  readonly model: readonly Futures[];
}

/** A count over all periods, or over those from the first named to the last. */
export function countOf(count: string, periods?: readonly [number, number]): Counted {
  return { count, unit: 'points', ...(periods && { periods }) };
}

/** A line that is never marked as the one nearest to even. */
export function unmarked(line: Line): Offer {
  return { line, favourite: false };
}

/** Handicaps around the one that is nearest to even. */
export function leads(
  { model }: Outlook,
  about: Parameters<typeof handicap>[0],
  counted: Counted,
  shape: LadderShape,
): Offer[] {
  return handicapsAround(model, { of: 'difference', ...counted }, shape, (start) =>
    handicap(about, counted, start),
  );
}

/** Totals around the one that is nearest to even, from the first that can still be missed. */
export function totals(
  { tally, model }: Outlook,
  about: Parameters<typeof total>[0],
  counted: Counted,
  shape: LadderShape,
  of: 'sum' | 'home' | 'away' = 'sum',
): Offer[] {
  const lowest = countedBy(tally, counted, of) + 0.5;
  return totalsAround(model, { of, ...counted }, { ...shape, lowest }, (line) =>
    total(about, counted, line, of),
  );
}

function countedBy({ counts }: Tally, { count, periods }: Counted, of: string): number {
  const scores = counts[count] ?? [];
  const [first, last] = periods ?? [0, scores.length - 1];
  return scores.slice(first, last + 1).reduce((all, { home, away }) => {
    return all + (of === 'away' ? 0 : home) + (of === 'home' ? 0 : away);
  }, 0);
}

/** Quarters near the even line, the nearest of which is marked, and half lines further out. */
export function mixedTotals(
  outlook: Outlook,
  about: Parameters<typeof total>[0],
  counted: Counted,
): Offer[] {
  const near = totals(outlook, about, counted, { step: 0.25, fraction: 0, around: 2 });
  const known = new Set(near.map(({ line }) => line.specifier));
  const wide = totals(outlook, about, counted, { step: 1, fraction: 0.5, around: 3 })
    .filter(({ line }) => !known.has(line.specifier))
    .map(({ line }) => unmarked(line));
  return [...near, ...wide].toSorted((one, other) => totalOf(one.line) - totalOf(other.line));
}

/** The total in a line's specifier. */
export function totalOf({ specifier }: Line): number {
  return Number(/(?:^|\|)total=([\d.]+)/.exec(specifier)?.[1]);
}

/** The number of the next one of what is told in order: goals, or corners. */
export function nextNumber({ facts }: Tally, fact: string): number {
  let number = 1;
  while (facts[`${fact}:${number}`] !== undefined) number += 1;
  return number;
}

/** Who counts next, if anybody; `part` is how the specifier calls the number. */
export function whoIsNext(market: number, part: string, fact: string, tally: Tally): Offer {
  const next = nextNumber(tally, fact);
  const about = { market, parts: { [part]: next } };
  return single(factIs(about, `${fact}:${next}`, [1, 0, 2], ['6', '7', '8']));
}
