/** More words than this are not looked for. */
const MOST_WORDS = 6;

/** Words shorter than this say too little beside longer ones. */
const SHORTEST = 3;

/** The words of what was typed, as far as they tell one name from another; letters that stand alone are put together. */
export function searchWords(text: string): string[] {
  const words = [...new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== ''))];
  const telling = words.filter((word) => lengthOf(word) >= SHORTEST);
  return telling.length > 0 ? telling.slice(0, MOST_WORDS) : [words.join('')];
}

/** How far a word is looked for: `near` finds nearly all of what is meant, `far` the rest, in several times as many. */
export type Reach = 'near' | 'far';

/** Less than this two long words have by chance. */
const NEAR = 0.5;
const FAR = 0.3;

/**
 * How much the trigrams of a word have to be like those of one that is typed with so many letters, 0 to 1. A wrong
 * letter takes three of them; of two letters swapped in the middle of a short word the first two may be all that is
 * left.
 */
export function likenessWanted(letters: number, reach: Reach): number {
  if (letters < 4) return 0.75;
  if (reach === 'near') return Math.max(NEAR, (letters - 2) / (letters + 4) - 0.01);
  return letters < 8 ? 2 / (letters + 1) - 0.01 : FAR;
}

/** How many letters may be wrong: a short word has no room for any, as too many others would be as much like it. */
export function mistakesAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

const AS_BEGINNING = 0.9;
const IN_THE_MIDDLE = 0.8;
const WITH_MISTAKES = 0.8;
const EACH_MISTAKE = 0.15;
const TO_THE_END = 0.05;

/**
 * How much a word is what was typed, 0 to 1: the word itself, what it begins with, what it holds, and either of the
 * first two with letters missing, too many, wrong or swapped; 0 when it is none of these. Both are folded.
 */
export function wordLikeness(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return AS_BEGINNING;
  if (word.includes(typed)) return IN_THE_MIDDLE;
  const allowed = mistakesAllowed(typed.length);
  if (allowed === 0) return 0;
  const { toTheEnd, asBeginning } = mistakes(typed, word);
  const fewest = Math.min(toTheEnd, asBeginning);
  if (fewest > allowed) return 0;
  const ends = toTheEnd === fewest ? TO_THE_END : 0;
  return WITH_MISTAKES - EACH_MISTAKE * fewest + ends;
}

/** The fewest mistakes by which a word, or the beginning of it, was typed so. */
function mistakes(typed: string, word: string): { toTheEnd: number; asBeginning: number } {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at];
    for (let place = 1; place <= word.length; place += 1) {
      const isSame = typed[at - 1] === word[place - 1];
      const isSwapped =
        at > 1 &&
        place > 1 &&
        typed[at - 1] === word[place - 2] &&
        typed[at - 2] === word[place - 1];
      row.push(
        Math.min(
          (above[place] ?? at) + 1,
          (row[place - 1] ?? at) + 1,
          (above[place - 1] ?? at) + (isSame ? 0 : 1),
          isSwapped ? (before[place - 2] ?? at) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = row;
  }
  return { toTheEnd: above[word.length] ?? typed.length, asBeginning: Math.min(...above) };
}

function lengthOf(word: string): number {
  return Array.from(word).length;
}
