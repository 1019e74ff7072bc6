/** The files that the letters of our font come in; every page has some of the first. */
export const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;

export type Alphabet = (typeof ALPHABETS)[number];

/** By what is told that others are needed: a letter of theirs. */
const LETTERS: Readonly<Record<Exclude<Alphabet, 'latin'>, RegExp>> = {
  'latin-ext': /[\u0100-\u02ba\u1e00-\u1eff]/,
  cyrillic: /[\u0400-\u045f]/,
  greek: /[\u0370-\u03ff]/,
};

/**
 * Links to the fonts that a page shows at first, so that its letters do not change a moment later, and all of them are
 * not set anew. Its main part decides, as far as its foot: around it stand the names of all languages, each in its own
 * letters, in menus that are closed or far below.
 */
export function fontsFor(
  fonts: Readonly<Partial<Record<Alphabet, string>>>,
  markup: string,
): string[] {
  const main = markup.slice(markup.indexOf('<main'), markup.lastIndexOf('<footer'));
  return ALPHABETS.flatMap((alphabet) => {
    const href = fonts[alphabet];
    if (href === undefined || !(alphabet === 'latin' || LETTERS[alphabet].test(main))) return [];
    // The largest, of which few letters are needed, waits for the rest of the page.
    const priority = alphabet === 'latin-ext' ? ' fetchpriority="low"' : '';
    return [
      `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${priority}>`,
    ];
  });
}
