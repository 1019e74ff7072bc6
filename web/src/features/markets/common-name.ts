/** What several names have in common, and what tells each from the others. */
export interface CommonName {
  name: string;
  parts: readonly string[];
}

/**
 * Takes apart names that differ in one place: `Curry total points` and `James total points` are `total points` of
 * `Curry` and of `James`. Null where they have no word in common, or one is nothing but that.
 */
export function commonName(names: readonly string[]): CommonName | null {
  const split = names.map((name) => name.split(/\s+/));
  const shortest = Math.min(...split.map(({ length }) => length));
  const before = shared(split, shortest, (words, at) => words[at]);
  const after = shared(split, shortest - before, (words, at) => words.at(-1 - at));
  const parts = split.map((words) => words.slice(before, words.length - after).join(' '));
  const [first = []] = split;
  const ends = [...first.slice(0, before), ...first.slice(first.length - after)];
  const name = ends
    .join(' ')
    .replace(/(?:\s*[–-]){2,}/g, ' -')
    .replace(/^[\s–-]+|[\s–-]+$/g, '');
  if (name === '' || parts.includes('')) return null;
  return { name: capital(name), parts: parts.map((part) => part.replace(/\s*[–-]$/, '')) };
}

/** How many words in a row, as `wordAt` counts them, are the same in all. */
function shared(
  names: readonly (readonly string[])[],
  most: number,
  wordAt: (words: readonly string[], at: number) => string | undefined,
): number {
  const [first = []] = names;
  for (let at = 0; at < most; at++) {
    if (names.some((words) => wordAt(words, at) !== wordAt(first, at))) return at;
  }
  return Math.max(0, most);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
