/** The kinds of what the palette offers, in the order in which they stand. */
export const PALETTE_GROUPS = ['pages', 'sports', 'leagues', 'matches', 'settings'] as const;

export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Something to go to, or to do. */
export interface PaletteEntry {
  /** Tells it from all others. */
  id: string;
  group: PaletteGroup;
  name: string;
  /** Behind the name, such as the country of a league; found as well, but after names. */
  note?: string;
  /** A path without base and locale; an entry has this or something to do. */
  to?: string;
  run?: () => void;
  /** Somebody who knows better has found it for what was typed, letters mistaken or not: it always counts as meant. */
  isFound?: boolean;
}

/** So many of one kind are shown, for what is looked for further down is better typed. */
const MOST_OF_A_KIND = 6;

/**
 * What of the entries is meant by a text, by kind: every word of it is in the name or the note. Names that begin with
 * the text come first, then words that do, then those that merely hold it; equal ones stand as they came. Kinds stand
 * by their best entry, and in their usual order where nothing was typed.
 */
export function rankedEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): { group: PaletteGroup; entries: PaletteEntry[] }[] {
  const text = plain(typed);
  const scored = entries.flatMap((entry) => {
    const score = Math.max(scoreOf(entry, text), entry.isFound === true ? NOTED : 0);
    return score === 0 ? [] : [{ entry, score }];
  });
  const groups = PALETTE_GROUPS.map((group) => {
    const own = scored
      .filter(({ entry }) => entry.group === group)
      .toSorted((one, other) => other.score - one.score);
    return {
      group,
      best: own[0]?.score ?? 0,
      entries: own.slice(0, MOST_OF_A_KIND).map(({ entry }) => entry),
    };
  });
  return groups
    .filter((each) => each.entries.length > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ group, entries: shown }) => ({ group, entries: shown }));
}

const BEGINS = 4;
const WORD_BEGINS = 3;
const HOLDS = 2;
const NOTED = 1;

/** How well an entry is meant, from 0 for not at all. */
function scoreOf({ name, note = '' }: PaletteEntry, text: string): number {
  const [named, noted] = [plain(name), plain(note)];
  const words = text.split(' ').filter((word) => word !== '');
  const each = words.map((word) => {
    if (named.startsWith(word) || named.includes(` ${word}`)) return WORD_BEGINS;
    if (named.includes(word)) return HOLDS;
    return noted.includes(word) ? NOTED : 0;
  });
  const worst = Math.min(WORD_BEGINS, ...each);
  return worst > 0 && text !== '' && named.startsWith(text) ? BEGINS : worst;
}

/** Small letters without accents; whatever parts words is a space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
