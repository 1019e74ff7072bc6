/** What is written in the place of letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The words of a text, without capitals and accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').match(/[\p{L}\p{N}@$]+/gu) ?? [];
}

/**
 * The first of the listed words, or phrases, that a text says; null when it says none. Whole words count, so that a name
 * which holds one is no insult; drawn-out letters (`baaad`), digits for letters (`b4d`) and spelling out (`b a d`) help
 * nobody. A word that ends in `*` stands for all that begin with it.
 */
export function listedWordIn(text: string, list: readonly string[]): string | null {
  const said = wordsOf(text);
  const spelt = spelledOut(said);
  return list.find((entry) => isSaid(entry, said) || isSpelt(entry, spelt)) ?? null;
}

/** Letters on their own are no talk: a listed word among them is meant, whatever stands beside it. */
function isSpelt(entry: string, spelt: readonly string[]): boolean {
  const word = wordsOf(entry).join('');
  return word.length > 1 && spelt.some((letters) => unmasked(letters).includes(word));
}

function isSaid(entry: string, said: readonly string[]): boolean {
  const isBeginning = entry.trim().endsWith('*');
  const wanted = wordsOf(entry).map(runsOf);
  if (wanted.length === 0) return false;
  return said.some((_word, at) =>
    wanted.every((runs, place) => {
      const word = said[at + place];
      const begins = isBeginning && place === wanted.length - 1;
      return word !== undefined && (fits(word, runs, begins) || fits(unmasked(word), runs, begins));
    }),
  );
}

/** Letters that stand alone beside each other, as one word. */
function spelledOut(words: readonly string[]): string[] {
  const groups: string[][] = [[]];
  for (const word of words) {
    if (Array.from(word).length === 1) groups.at(-1)?.push(word);
    else groups.push([]);
  }
  return groups.filter(({ length }) => length > 1).map((letters) => letters.join(''));
}

function unmasked(word: string): string {
  return Array.from(word, (sign) => STAND_INS[sign] ?? sign).join('');
}

interface Run {
  sign: string;
  length: number;
}

function runsOf(word: string): Run[] {
  const runs: Run[] = [];
  for (const sign of word) {
    const last = runs.at(-1);
    if (last?.sign === sign) last.length += 1;
    else runs.push({ sign, length: 1 });
  }
  return runs;
}

/** No word has a letter three times in a row: who writes so draws out the letter that is meant. */
const DRAWN_OUT = 3;

function fits(word: string, wanted: readonly Run[], isBeginning: boolean): boolean {
  const runs = runsOf(word);
  if (isBeginning ? runs.length < wanted.length : runs.length !== wanted.length) return false;
  return wanted.every(({ sign, length }, at) => {
    const run = runs[at];
    if (run?.sign !== sign) return false;
    const isOpen = isBeginning && at === wanted.length - 1;
    return run.length === length || run.length >= DRAWN_OUT || (isOpen && run.length > length);
  });
}

/** The words that hold for somebody who writes in a locale: its own, its language's, and those for all under `*`. */
export function listFor(
  lists: Readonly<Record<string, readonly string[]>>,
  locale: string,
): readonly string[] {
  const [language = locale] = locale.split('-');
  const keys = new Set(['*', language, locale]);
  return [...keys].flatMap((key) => (Object.hasOwn(lists, key) ? (lists[key] ?? []) : []));
}
