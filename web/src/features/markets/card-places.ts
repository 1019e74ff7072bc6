import { lineValue, splitName, type MarketGroup } from './market-groups';

/** Where a card stands on a wide screen: its column, its first track and how many tracks it takes. */
export interface CardPlace {
  column: 1 | 2;
  at: number;
  span: number;
}

/** CSS pixels a track of the two columns is high; every height below is a whole number of them. */
const TRACK = 2;
/** The padding and edges of a card, its title, and the gap below it. */
const FRAME = 28 + 28 + 8;
const HEADS = 24;
const GAP = 6;
const BUTTON = 40;
/** A button whose name stands above its odds. */
const TALL_BUTTON = 54;
/** Letters of a name that stand beside odds where three buttons share a card of half the page's width. */
const SHORT_NAME = 8;

/** How the outcomes of a market that has no lines are laid out. */
export type Layout = 'one' | 'two' | 'three' | 'stacked';

/** Two or four beside each other, three stacked; more in three columns, or in two where a name is long. */
export function layoutOf(names: readonly string[]): Layout {
  if (names.length === 1) return 'one';
  if (names.length === 3) return 'stacked';
  if (names.length === 2 || names.length === 4) return 'two';
  return names.some((name) => name.length > SHORT_NAME) ? 'two' : 'three';
}

const ACROSS: Record<Layout, number> = { one: 1, two: 2, three: 3, stacked: 3 };

/**
 * The columns of cards: each goes where it ends highest. One that had a column stays in it, so that
 * a market that comes or grows while the page is open moves nothing beside it.
 */
export function cardPlaces(
  groups: readonly MarketGroup[],
  before: ReadonlyMap<number, CardPlace>,
): ReadonlyMap<number, CardPlace> {
  const ends = { 1: 1, 2: 1 };
  const places = new Map<number, CardPlace>();
  for (const group of groups) {
    const span = Math.ceil(heightOf(group) / TRACK);
    const column = before.get(group.id)?.column ?? (ends[2] < ends[1] ? 2 : 1);
    places.set(group.id, { column, at: ends[column], span });
    ends[column] += span;
  }
  return places;
}

/** CSS pixels of a card in one of two columns, with the gap below it. */
function heightOf(group: MarketGroup): number {
  const heights = isTabular(group) ? lineHeights(group) : group.lines.flatMap(rowHeights);
  const rows = heights.reduce((sum, height) => sum + height + GAP, 0);
  return FRAME + Math.max(0, rows - GAP);
}

/** Whether each line of a market is a row of its own. */
export function isTabular(group: MarketGroup): boolean {
  return group.hasLines && group.lines.every((line) => line.outcomes.length <= 3);
}

function lineHeights({ lines }: MarketGroup): number[] {
  const [first] = lines;
  const hasHeads = first !== undefined && headsOf(first) !== null;
  const heights = lines.map((line) =>
    !hasHeads && line.outcomes.length === 3 ? TALL_BUTTON : BUTTON,
  );
  return hasHeads ? [HEADS - GAP, ...heights] : heights;
}

function rowHeights(market: MarketGroup['lines'][number]): number[] {
  const layout = layoutOf(market.outcomes.map(({ name }) => name));
  const rows = Math.ceil(market.outcomes.length / ACROSS[layout]);
  return Array.from({ length: rows }, () => (layout === 'stacked' ? TALL_BUTTON : BUTTON));
}

/** The heads of the columns of a market's lines, or null when some name does not end with its line. */
export function headsOf(market: MarketGroup['lines'][number]): string[] | null {
  const heads = market.outcomes.flatMap(
    ({ name }) => splitName(name, lineValue(market))?.head ?? [],
  );
  return heads.length === market.outcomes.length ? heads : null;
}
