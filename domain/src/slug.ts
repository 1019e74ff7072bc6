/** What a slug names: a category, a league or a match (DESIGN §4.2). */
export type SlugKind = 'category' | 'league' | 'match';

const LETTER: Readonly<Record<SlugKind, string>> = { category: 'c', league: 'l', match: 'm' };

/** Letters that do not fall apart into a plain letter and an accent. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

const LONGEST_TEXT = 80;

/**
 * The last part of an address (DESIGN §4.2): names in plain letters, then what it is and its id, such
 * as `arsenal-chelsea-m902`. Names without a Latin letter leave the id alone: `m902`.
 */
export function slugOf(kind: SlugKind, id: number, names: readonly string[]): string {
  const text = names.map(plain).filter((part) => part !== '');
  return [...text, `${LETTER[kind]}${id}`].join('-');
}

/** The id at the end of a slug of that kind, or null. The text before it does not count (DESIGN §4.2). */
export function idOfSlug(kind: SlugKind, slug: string): number | null {
  const found = /(?:^|-)([a-z])([1-9]\d{0,8})$/.exec(slug);
  return found && found[1] === LETTER[kind] ? Number(found[2]) : null;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/gu, (sign) => SPELT[sign] ?? (/[\p{L}\p{N}'’.]/u.test(sign) ? '' : ' '))
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, LONGEST_TEXT)
    .replace(/^-+|-+$/g, '');
}
