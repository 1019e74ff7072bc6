import { canFold, type Fold } from './folding';
import type { MarketLayout } from './market-layout';

/** Where a card stands on a wide screen: its column, its first track and how many tracks it takes. */
export interface CardPlace {
  column: 1 | 2;
  at: number;
  span: number;
}

/** A card as far as its height goes. */
export interface CardShape {
  key: string;
  layout: MarketLayout;
  fold: Fold;
}

/** CSS pixels a track of the two columns is high; every height below is a whole number of them. */
const TRACK = 2;
/** The padding and edges of a card, its title, and the gap below it. */
const FRAME = 28 + 28 + 8;
const HEADS = 18;
const GAP = 6;
const BUTTON = 40;
/** A button whose name stands above its odds. */
const TALL_BUTTON = 54;
/** What unfolds a card. */
const UNFOLD = 32;

/**
 * The columns of cards: each goes where it ends highest. One that had a column stays in it, so that
 * a market that comes or grows while the page is open moves nothing beside it.
 */
export function cardPlaces(
  cards: readonly CardShape[],
  before: ReadonlyMap<string, CardPlace>,
): ReadonlyMap<string, CardPlace> {
  const ends = { 1: 1, 2: 1 };
  const places = new Map<string, CardPlace>();
  for (const card of cards) {
    const span = Math.ceil(heightOf(card) / TRACK);
    const column = before.get(card.key)?.column ?? (ends[2] < ends[1] ? 2 : 1);
    places.set(card.key, { column, at: ends[column], span });
    ends[column] += span;
  }
  return places;
}

/** CSS pixels of a card in one of two columns, with the gap below it. */
function heightOf({ layout, fold }: CardShape): number {
  const rows = [...rowHeights(layout, fold), ...(canFold(layout) ? [UNFOLD] : [])];
  return FRAME + rows.reduce((sum, height) => sum + height + GAP, -GAP);
}

function rowHeights(layout: MarketLayout, { from, to }: Fold): number[] {
  const shown = to - from;
  switch (layout.kind) {
    case 'single':
    case 'two_way':
      return [BUTTON];
    case 'three_way':
      return [TALL_BUTTON];
    case 'scores':
      return [HEADS, ...rows(shown), ...rows(Math.ceil(layout.grid.rest.length / 3))];
    case 'runners':
      return rows(Math.ceil(shown / 2));
    case 'grid':
      return rows(Math.ceil(shown / layout.across));
    case 'blocks':
      return layout.rows
        .slice(from, to)
        .flatMap(({ market }) => rows(Math.ceil(market.outcomes.length / 2)));
    default: {
      const heads = layout.heads ? [HEADS] : [];
      return [...heads, ...layout.rows.slice(from, to).map((row) => lineHeight(layout, row))];
    }
  }
}

/** Three outcomes that say their names themselves need room for them. */
function lineHeight(
  { heads }: { heads: readonly string[] | null },
  { labels }: { labels: readonly string[] },
): number {
  return !heads && labels.length === 3 ? TALL_BUTTON : BUTTON;
}

function rows(count: number): number[] {
  return Array.from({ length: count }, () => BUTTON);
}
