import { folded } from '../../i18n/folded';

/** A piece of a name, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/**
 * A name cut where the words looked for stand in it. Case and accents do not matter; a word marks where a word of the
 * name begins with it, else wherever it stands. What the server found by a mistaken letter is not marked.
 */
export function markedPieces(name: string, query: string): Piece[] {
  const letters = Array.from(name);
  const plain = letters.map(folded);
  const isMarked = letters.map(() => false);
  for (const word of query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((each) => each !== '')) {
    const wanted = folded(word);
    const found = places(plain, wanted);
    const begins = found.filter(([from]) => !/[\p{L}\p{N}]/u.test(letters[from - 1] ?? ''));
    for (const [from, to] of begins.length > 0 ? begins : found) isMarked.fill(true, from, to);
  }
  return joined(letters, isMarked);
}

/** From and to of each place where a text stands in letters that may each have been folded to several. */
function places(plain: readonly string[], wanted: string): [number, number][] {
  return plain.flatMap((_, from): [number, number][] => {
    let text = '';
    for (let to = from; to < plain.length && text.length < wanted.length; to += 1) {
      text += plain[to];
      if (text.length >= wanted.length && text.startsWith(wanted)) return [[from, to + 1]];
    }
    return [];
  });
}

function joined(letters: readonly string[], isMarked: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const marked = isMarked[index] ?? false;
    if (last?.isMarked === marked) last.text += letter;
    else pieces.push({ text: letter, isMarked: marked });
  }
  return pieces;
}
