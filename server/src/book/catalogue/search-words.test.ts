import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mistakesAllowed, searchWords, wordLikeness } from './search-words';

test('words too short to tell are left out beside longer ones, and no more than six are looked for', () => {
  expect(searchWords('FC St. Pauli')).toEqual(['Pauli']);
  expect(searchWords('a b c')).toEqual(['abc']);
  expect(searchWords('one two two three four five six seven')).toHaveLength(6);
});

test('a short word has no room for a mistake, a long one has for two', () => {
  expect([3, 4, 7, 8, 20].map(mistakesAllowed)).toEqual([0, 1, 1, 2, 2]);
});

describe('a word is like what was typed', () => {
  const inOrder = (typed: string, words: readonly string[]) =>
    words.toSorted((one, other) => wordLikeness(typed, other) - wordLikeness(typed, one));

  test('most when it is that, then when it begins with it, then when it holds it, then with mistakes', () => {
    const words = ['chester', 'chesterfield', 'manchester', 'chesser', 'chessers'];
    expect(inOrder('chester', words.toReversed())).toEqual(words);
    expect(wordLikeness('chester', 'chester')).toBe(1);
  });

  test('with one mistake of any kind, less so with two, and not with three', () => {
    const once = ['betsi', 'bets', 'betiss', 'bexis', 'xetis'];
    expect(once.filter((typed) => wordLikeness(typed, 'betis') > 0)).toEqual(once);
    expect(wordLikeness('bxxis', 'betis')).toBe(0);
    const [one, two, three] = ['arsenxlian', 'axsenxlian', 'axsenxlxan'].map((typed) =>
      wordLikeness(typed, 'arsenalian'),
    );
    expect(one).toBeGreaterThan(two!);
    expect(two).toBeGreaterThan(0);
    expect(three).toBe(0);
  });

  test('also when no more than its beginning was typed, with a mistake', () => {
    expect(wordLikeness('monhcen', 'monchengladbach')).toBeGreaterThan(0);
    expect(wordLikeness('arsne', 'arsenal')).toBeLessThan(wordLikeness('arsnal', 'arsenal'));
  });

  test('never below 0, never above 1, and 1 only for itself', () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (typed, other) => {
        const likeness = wordLikeness(typed, other);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness === 1).toBe(typed === other);
        expect(likeness).toBeLessThanOrEqual(1);
      }),
    );
  });
});
