import type { MarketLayout } from './market-layout';

/** How much of each layout shows at first: rows, or outcomes where there are no rows. */
const AT_FIRST: Readonly<Record<MarketLayout['kind'], number>> = {
  single: 1,
  two_way: 2,
  three_way: 3,
  ladder: 3,
  lines: 3,
  duels: 5,
  player_lines: 6,
  blocks: 1,
  scores: 5,
  runners: 10,
  grid: 9,
};

/** Fewer than these are not worth a press. */
const WORTH_HIDING = 2;

/** From where to where a market's rows or outcomes show; `isFolded` where some do not. */
export interface Fold {
  from: number;
  to: number;
  isFolded: boolean;
}

/** How many rows or outcomes a layout has that can be folded away. */
export function lengthOf(layout: MarketLayout): number {
  switch (layout.kind) {
    case 'scores':
      return Math.max(...layout.grid.columns.map(({ length }) => length));
    case 'single':
    case 'two_way':
    case 'three_way':
    case 'runners':
    case 'grid':
      return layout.market.outcomes.length;
    default:
      return layout.rows.length;
  }
}

/** Whether a layout is longer than what shows of it at first. */
export function canFold(layout: MarketLayout): boolean {
  return lengthOf(layout) >= AT_FIRST[layout.kind] + WORTH_HIDING;
}

/**
 * What shows of a layout: all of it, or as much as shows at first. Of lines those around the main one show, which is
 * at place `main`.
 */
export function foldOf(layout: MarketLayout, isOpen: boolean, main: number): Fold {
  const length = lengthOf(layout);
  if (isOpen || !canFold(layout)) return { from: 0, to: length, isFolded: false };
  const size = AT_FIRST[layout.kind];
  const isAround = ['ladder', 'lines', 'blocks'].includes(layout.kind);
  const wanted = isAround ? main - Math.floor(size / 2) : 0;
  const from = Math.min(Math.max(wanted, 0), length - size);
  return { from, to: from + size, isFolded: true };
}

/** The place of the main line among a layout's rows: of that specifier, else of the one the book holds for the most even. */
export function mainPlace(layout: MarketLayout, specifier: string | undefined): number {
  if (!('rows' in layout)) return 0;
  const kept = layout.rows.findIndex(({ market }) => market.specifier === specifier);
  if (kept >= 0) return kept;
  return Math.max(
    0,
    layout.rows.findIndex(({ market }) => market.most_balanced),
  );
}
