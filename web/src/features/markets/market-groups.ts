import { specifierParts } from '@touchline/domain/bets/specifier';
import type { Market } from '@touchline/wire/catalogue';

/** All lines of one market, as one card shows them. */
export interface MarketGroup {
  id: number;
  name: string;
  /** Lines differ by a total or a handicap, so each has a row of its own. */
  hasLines: boolean;
  lines: readonly Market[];
}

/**
 * Gathers lines into markets, in the order they came. Lines stand by value: which of them is the main
 * one changes while a match is played, and must not move them.
 */
export function marketGroups(markets: readonly Market[]): MarketGroup[] {
  const byId = new Map<number, Market[]>();
  for (const market of markets) {
    const lines = byId.get(market.id) ?? [];
    byId.set(market.id, lines);
    lines.push(market);
  }
  return [...byId.entries()].map(([id, lines]) => ({
    id,
    name: nameOf(lines),
    hasLines: lines.some((line) => lineValue(line) !== null),
    lines: [...lines].sort(byValue),
  }));
}

/** What all lines of a market are called: `Handicap`, where the first of them is `Handicap 0:1`. */
function nameOf([first, ...others]: readonly Market[]): string {
  if (!first) return '';
  const split = others.length > 0 ? splitName(first.name, lineValue(first)) : null;
  return split?.head ?? first.name;
}

/** What tells a line of its market from the others, such as `2.5` or `-1`; null when nothing does. */
export function lineValue(market: Market): string | null {
  const parts = specifierParts(market.specifier);
  const value = parts.get('total') ?? parts.get('hcp') ?? parts.get('score');
  return value ?? ([...parts.values()].join(' ') || null);
}

function byValue(one: Market, other: Market): number {
  return Number(lineValue(one)) - Number(lineValue(other)) || 0;
}

/** What a column of a line table is headed, and what tells its cells apart. */
export interface SplitName {
  head: string;
  value: string;
}

/**
 * Takes the line off the end of an outcome's name: `Arsenal (-1)` and `Over 2.5` become a head for
 * the column and a value for the cell. Null when the name does not end with it.
 */
export function splitName(name: string, line: string | null): SplitName | null {
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(name);
  if (inBrackets?.[1] && inBrackets[2]) return { head: inBrackets[1], value: inBrackets[2] };
  if (line === null || !name.endsWith(line)) return null;
  const head = name.slice(0, -line.length).trim();
  return head === '' ? null : { head, value: line };
}
