/** More words than this are not looked for. */
const MOST_WORDS = 6;

/** Words shorter than this say too little beside longer ones. */
const SHORTEST = 3;

/** The words of what was typed, as far as they tell one name from another. */
export function searchWords(text: string): string[] {
  const words = [...new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== ''))];
  const telling = words.filter((word) => lengthOf(word) >= SHORTEST);
  return telling.length > 0 ? telling.slice(0, MOST_WORDS) : [text];
}

/**
 * How much of its likeness, 0 to 1, a word keeps when one letter of it is wrong: the longer it is, the more. A short
 * word has no room for a wrong letter, as too many others would be as much like it.
 */
const KEPT_LIKENESS: readonly number[] = [0.75, 0.75, 0.75, 0.75, 0.6, 0.5, 0.4, 0.45];
const KEPT_BY_LONG_WORDS = 0.5;

/** How much a name has to be like a word, 0 to 1. */
export function likenessWanted(word: string): number {
  return KEPT_LIKENESS[lengthOf(word)] ?? KEPT_BY_LONG_WORDS;
}

/** How much a name has to be like a word of which letters were swapped already: nothing else may be wrong. */
const SWAPPED_LIKENESS = 0.8;

/** A word with each two letters beside each other swapped: `beits` may be `betis`. */
export function withLettersSwapped(word: string): string[] {
  const letters = Array.from(word);
  const swapped = letters.slice(1).map((letter, at) => {
    const before = letters[at] ?? '';
    return [...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('');
  });
  return [...new Set(swapped)].filter((each) => each !== word);
}

function lengthOf(word: string): number {
  return Array.from(word).length;
}

/** A way to spell a word, and how much a name has to be like it. */
export interface Spelling {
  word: string;
  wanted: number;
}

/** How much a name is like a word that is in it, or of which no more than the end is missing. */
const RIGHT_LIKENESS = 0.75;

/** The words of a text, taken to be spelt right as far as they go. */
export function rightSpellings(text: string): Spelling[][] {
  return searchWords(text).map((word) => [{ word, wanted: RIGHT_LIKENESS }]);
}

/** The words of a text, of which a letter may be wrong. */
export function nearSpellings(text: string): Spelling[][] {
  return searchWords(text).map((word) => [{ word, wanted: likenessWanted(word) }]);
}

/** The words of a text as they were typed, and as they are with two letters the other way round. */
export function swappedSpellings(text: string): Spelling[][] {
  return searchWords(text).map((word) => [
    { word, wanted: likenessWanted(word) },
    ...withLettersSwapped(word).map((each) => ({ word: each, wanted: SWAPPED_LIKENESS })),
  ]);
}
