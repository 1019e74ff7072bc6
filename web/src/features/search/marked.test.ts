import { expect, test } from 'vitest';
import { markedPieces } from './marked';

/** The name with what is marked in brackets. */
const shown = (name: string, query: string) =>
  markedPieces(name, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test.each([
  ['the beginning of a name', 'Arsenal', 'ars', '[Ars]enal'],
  ['case does not matter', 'ARSENAL', 'arsenal', '[ARSENAL]'],
  ['accents do not matter in the name', 'Bayern München', 'munchen', 'Bayern [München]'],
  ['accents do not matter in what is typed', 'Atletico', 'atlético', '[Atletico]'],
  ['a letter that is written as two', 'Preußen Münster', 'preuss', '[Preuß]en Münster'],
  ['two words in any order', 'Real Madrid', 'madrid real', '[Real] [Madrid]'],
  ['a word that begins so wins over one that holds it', 'Dandan an', 'an', 'Dandan [an]'],
  ['the middle of a word where none begins so', 'Liverpool', 'pool', 'Liver[pool]'],
  ['what is not there marks nothing', 'Chelsea', 'arsenal', 'Chelsea'],
  ['signs of patterns are only signs', 'A.F.C. (Women)', '(women)', 'A.F.C. ([Women])'],
  ['nothing typed marks nothing', 'Chelsea', '', 'Chelsea'],
])('%s', (_rule, name, query, marked) => {
  expect(shown(name, query)).toBe(marked);
});

test('no letter of the name is lost', () => {
  for (const name of ['𝒜rsenal', 'ﬁnal four', 'Örgryte IS', '']) {
    expect(
      markedPieces(name, 'ars fi or')
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
  }
});
