import { specifierParts } from '@touchline/domain/bets/specifier';
import type { Market } from '@touchline/wire/catalogue';
import { commonName } from './common-name';

/** All lines of one market that one card shows: those of one set, quarter or goal. */
export interface MarketGroup {
  /** Tells it from the others of its match. */
  key: string;
  /** The market's number. */
  id: number;
  name: string;
  /** By whom they are about, then by value. */
  lines: readonly Market[];
  /** The tabs that it is on. */
  tabs: readonly string[];
}

/** Specifiers that tell lines of a market apart by a number. */
const VALUES: readonly string[] = ['total', 'hcp'];
/** Those that say whom a line is about. */
const WHO: readonly string[] = ['player', 'competitor1', 'competitor2'];
/** Those that say neither this nor which part of the match it is. */
const ASIDE: readonly string[] = ['variant', 'score'];

/**
 * Gathers lines into markets, in the order they came. Lines stand by value: which of them is the main
 * one changes while a match is played, and must not move them.
 */
export function marketGroups(markets: readonly Market[]): MarketGroup[] {
  const byKey = new Map<string, Market[]>();
  for (const market of markets) {
    const key = keyOf(market);
    const lines = byKey.get(key) ?? [];
    byKey.set(key, lines);
    lines.push(market);
  }
  return [...byKey].map(([key, lines]) => ({
    key,
    id: lines[0]?.id ?? 0,
    name: nameOf(lines),
    lines: inOrder(lines),
    tabs: [...new Set(lines.flatMap((line) => line.market_groups))],
  }));
}

/** The market, with the part of the match that it is about. */
function keyOf({ id, specifier }: Market): string {
  const scope = [...specifierParts(specifier)]
    .filter(([name]) => ![...VALUES, ...WHO, ...ASIDE].includes(name))
    .map(([name, value]) => `${name}=${value}`);
  return [id, ...scope].join(' ').replaceAll(' ', '|');
}

/** What all lines of a market are called: `Handicap`, where the first of them is `Handicap 0:1`. */
function nameOf(lines: readonly Market[]): string {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return first?.name ?? '';
  const split = splitName(first.name, lineValue(first));
  if (split) return split.head;
  return commonName(lines.map(({ name }) => name))?.name ?? first.name;
}

/** What tells a line from others of its market by a number, such as `2.5` or `-1`; null when nothing does. */
export function lineValue({ specifier }: Pick<Market, 'specifier'>): string | null {
  const parts = specifierParts(specifier);
  return parts.get('total') ?? parts.get('hcp') ?? null;
}

/** Whom a line is about, by urn; empty where it is about the match. */
export function lineWho({ specifier }: Pick<Market, 'specifier'>): string {
  const parts = specifierParts(specifier);
  return WHO.map((name) => parts.get(name) ?? '')
    .join(' ')
    .trim();
}

function inOrder(lines: readonly Market[]): Market[] {
  const who = [...new Set(lines.map(lineWho))];
  return [...lines].sort(
    (one, other) =>
      who.indexOf(lineWho(one)) - who.indexOf(lineWho(other)) ||
      Number(lineValue(one)) - Number(lineValue(other)) ||
      0,
  );
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
  if (line !== null && inBrackets?.[1] && inBrackets[2]) {
    return { head: inBrackets[1], value: inBrackets[2] };
  }
  if (line === null) return null;
  const value = [line, line.replace('.', ',')].find((each) => name.endsWith(each));
  if (value === undefined) return null;
  const head = name.slice(0, -value.length).trim();
  return head === '' ? null : { head, value };
}

/** What tells a line apart as the names of its outcomes write it, with the reader's decimal point. */
export function shownLine(market: Pick<Market, 'specifier' | 'outcomes'>): string | null {
  const line = lineValue(market);
  const said = splitName(market.outcomes[0]?.name ?? '', line)?.value;
  return said?.replace(',', '.') === line ? (said ?? null) : line;
}
