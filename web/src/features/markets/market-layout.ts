import type { Market, Outcome } from '@touchline/wire/catalogue';
import { commonName } from './common-name';
import { lineValue, lineWho, type MarketGroup, shownLine, splitName } from './market-groups';
import { type ScoreGrid, scoreGrid } from './score-grid';

/** A line as a row of a table. */
export interface LineRow {
  market: Market;
  /** What stands before its outcomes: the total, or whom it is about; null where the buttons say it themselves. */
  start: string | null;
  /** What the buttons say. */
  labels: readonly string[];
}

/** How a market is laid out. */
export type MarketLayout =
  /** One to three outcomes beside each other. */
  | { kind: 'single' | 'two_way' | 'three_way'; market: Market }
  /** A row for each line: totals, handicaps under the names of the sides, duels, and lines of players. */
  | {
      kind: 'ladder' | 'lines' | 'duels' | 'player_lines';
      heads: readonly string[] | null;
      rows: readonly LineRow[];
    }
  /** Lines of more than three outcomes, one below the other. */
  | { kind: 'blocks'; rows: readonly LineRow[] }
  /** Correct scores. */
  | { kind: 'scores'; market: Market; grid: ScoreGrid }
  /** Those who may win or score: the most likely first. */
  | { kind: 'runners'; market: Market }
  /** Any other outcomes, in columns. */
  | { kind: 'grid'; market: Market; across: 2 | 3 };

/** Letters of a name that stand beside odds where three buttons share a card of half the page's width. */
const SHORT_NAME = 8;
/** Outcomes that stand beside each other at most. */
const BESIDE = 3;

/** Decides from its lines and their outcomes how a market is laid out. */
export function marketLayout({ lines }: MarketGroup): MarketLayout {
  const [market, ...others] = lines;
  if (!market) return { kind: 'blocks', rows: [] };
  const isTable = lines.every(({ outcomes }) => outcomes.length <= BESIDE);
  if (others.length > 0 || lineValue(market) !== null) {
    return isTable ? tableOf(lines) : { kind: 'blocks', rows: lines.map(unlabelled) };
  }
  return ofOneLine(market);
}

function ofOneLine(market: Market): MarketLayout {
  const { outcomes } = market;
  const grid = scoreGrid(outcomes);
  if (grid) return { kind: 'scores', market, grid };
  if (outcomes.length <= 1) return { kind: 'single', market };
  if (outcomes.length === 2) return { kind: 'two_way', market };
  if (outcomes.length === BESIDE) return { kind: 'three_way', market };
  if (outcomes.filter(isSomebody).length * 2 > outcomes.length) return { kind: 'runners', market };
  const isShort = outcomes.every(({ name }) => name.length <= SHORT_NAME);
  return { kind: 'grid', market, across: isShort && outcomes.length !== 4 ? 3 : 2 };
}

/** Whether an outcome is a player or somebody who takes part, by its urn. */
function isSomebody({ id }: Outcome): boolean {
  return /:(?:player|competitor|simple_team|team):/.test(id);
}

function tableOf(lines: readonly Market[]): MarketLayout {
  const [first] = lines;
  const heads = first ? headsOf(first) : null;
  if (lines.every((line) => line.specifier.includes('player='))) return playerLines(lines, heads);
  if (lines.every((line) => lineValue(line) === null)) {
    return { kind: 'duels', heads: null, rows: lines.map(unlabelled) };
  }
  const isLadder = lines.every((line) => line.specifier.includes('total=') && has2(line));
  if (isLadder && heads) {
    const rows = lines.map((market) => ({ ...unlabelled(market), start: shownLine(market) }));
    return { kind: 'ladder', heads, rows };
  }
  const rows = lines.map((market) => (heads ? withValues(market) : unlabelled(market)));
  return { kind: 'lines', heads, rows };
}

function has2({ outcomes }: Market): boolean {
  return outcomes.length === 2;
}

/** Each player's name before the line, where the names of the lines tell it. */
function playerLines(lines: readonly Market[], heads: readonly string[] | null): MarketLayout {
  const common = commonName(lines.map(({ name }) => name));
  const rows = lines.map((market, at) => {
    const who = common?.parts[at] ?? (lineWho(market) && market.name);
    const value = shownLine(market);
    return { ...unlabelled(market), start: value === null ? who : `${who} ${value}` };
  });
  return { kind: 'player_lines', heads, rows };
}

function unlabelled(market: Market): LineRow {
  return { market, start: null, labels: market.outcomes.map(({ name }) => name) };
}

/** A handicap on each button, under the side that it is given to. */
function withValues(market: Market): LineRow {
  const value = lineValue(market);
  const labels = market.outcomes.map(({ name }) => shownValue(splitName(name, value)?.value, name));
  return { market, start: null, labels };
}

/** A minus is as wide as a plus, so that handicaps stand under each other. */
function shownValue(value: string | undefined, name: string): string {
  return value?.replace(/^-/, '\u2212') ?? name;
}

/** The heads of the columns of a market's lines, or null when some name does not end with its line. */
function headsOf(market: Market): string[] | null {
  const heads = market.outcomes.flatMap(
    ({ name }) => splitName(name, lineValue(market))?.head ?? [],
  );
  return heads.length === market.outcomes.length ? heads : null;
}
