import type { Market } from '@touchline/wire/catalogue';
import { type CardPlace, cardPlaces } from './card-places';
import { keyOfLine } from './dropped-lines';
import { type Fold, foldOf, mainPlace } from './folding';
import { marketGroups, type MarketGroup } from './market-groups';
import { marketLayout, type MarketLayout } from './market-layout';

/** A market as its card shows it. */
export interface ArrangedCard {
  key: string;
  group: MarketGroup;
  layout: MarketLayout;
  fold: Fold;
  /** Where it stands on a wide screen; undefined where it has the width to itself. */
  place: CardPlace | undefined;
}

/** What decides which cards there are, and how they stand. */
export interface Arrangement {
  lines: readonly Market[];
  /** Those that have left the page, by key. */
  left: ReadonlySet<string>;
  /** The tab that is chosen, by the key of its group; null for all. */
  tab: string | null;
  /** The markets that the reader has starred, by number. */
  starred: readonly number[];
  /** The cards that the reader has unfolded. */
  unfolded: ReadonlySet<string>;
  /** Whether only what can be combined shows. */
  isBuilder: boolean;
}

/** The cards of a match's page, and what the next ones are to keep of them. */
export interface Arranged {
  of: Arrangement;
  /** Every market of the match, also those that do not show. */
  groups: readonly MarketGroup[];
  cards: readonly ArrangedCard[];
  /** By card, the line around which it was folded at first. */
  anchors: ReadonlyMap<string, string>;
}

/** The cards as they stand now; those that stood before keep their column and the lines they showed. */
export function arranged(before: Arranged | null, of: Arrangement): Arranged {
  const groups = marketGroups(of.lines.filter((line) => !of.left.has(keyOfLine(line))));
  const chosen = starredFirst(
    groups.filter((group) => isOn(of.tab, group) && (!of.isBuilder || combines(group))),
    of.starred,
  );
  const shapes = chosen.map((group) => {
    const layout = marketLayout(group);
    const main = mainPlace(layout, before?.anchors.get(group.key));
    return { key: group.key, group, layout, main };
  });
  const cards = shapes.map(({ key, group, layout, main }) => ({
    key,
    group,
    layout,
    fold: foldOf(layout, of.unfolded.has(key), main),
  }));
  const places = cardPlaces(cards, keepsColumns(before, of) ? placesOf(before) : new Map());
  return {
    of,
    groups,
    cards: cards.map((card) => ({
      ...card,
      place: cards.length > 1 ? places.get(card.key) : undefined,
    })),
    anchors: new Map([...(before?.anchors ?? []), ...shapes.flatMap(anchorOf)]),
  };
}

/** Whether nothing has changed that decides which cards there are. */
export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  return (
    one.lines === other.lines &&
    one.left === other.left &&
    one.tab === other.tab &&
    one.starred === other.starred &&
    one.unfolded === other.unfolded &&
    one.isBuilder === other.isBuilder
  );
}

/** Whether some line of a market can be part of a bet of several outcomes of its match. */
export function combines({ lines }: MarketGroup): boolean {
  return lines.some((line) => line.custom_bet_groups.length > 0);
}

/** Whether the same cards show, but for what comes and goes by itself. */
function keepsColumns(before: Arranged | null, of: Arrangement): before is Arranged {
  return (
    before !== null &&
    before.of.tab === of.tab &&
    before.of.isBuilder === of.isBuilder &&
    before.of.starred === of.starred
  );
}

function placesOf({ cards }: Arranged): Map<string, CardPlace> {
  return new Map(cards.flatMap(({ key, place }) => (place ? [[key, place] as const] : [])));
}

function anchorOf({ key, layout, main }: { key: string; layout: MarketLayout; main: number }) {
  const line = 'rows' in layout ? layout.rows[main] : undefined;
  return line ? [[key, line.market.specifier] as const] : [];
}

function isOn(tab: string | null, group: MarketGroup): boolean {
  return tab === null || group.tabs.includes(tab);
}

/** Starred markets in the order they came, then the others. */
function starredFirst(groups: readonly MarketGroup[], starred: readonly number[]): MarketGroup[] {
  const isStarred = ({ id }: MarketGroup) => starred.includes(id);
  return [...groups.filter(isStarred), ...groups.filter((group) => !isStarred(group))];
}
