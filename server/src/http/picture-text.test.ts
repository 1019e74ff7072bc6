import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText, svgText } from './picture-text';

const BOX = { width: 480, size: 46, lines: 2 };

test.each([
  ['a short name stays as large as wished', 'Arsenal', 46, ['Arsenal']],
  [
    'one that is long takes two lines',
    'Wolverhampton Wanderers',
    46,
    ['Wolverhampton', 'Wanderers'],
  ],
  ['an empty one takes one', '', 46, ['']],
  ['spaces are one space', '  A \n B\t', 46, ['A B']],
  ['signs as wide as high count so', '浦和レッドダイヤモンズ', 41, ['浦和レッドダイヤモンズ']],
])('%s', (_rule, text, size, lines) => {
  expect(fitText(text, BOX)).toEqual({ size, lines });
});

test('a name becomes smaller before it is cut, and says then that there is more', () => {
  const long = fitText('Borussia Verein für Leibesübungen Gladbach', BOX);
  expect(long.size).toBeLessThan(46);
  expect(long.lines.join(' ')).toBe('Borussia Verein für Leibesübungen Gladbach');
  const endless = fitText(
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
    BOX,
  );
  expect(endless.lines).toHaveLength(2);
  expect(endless.lines[1]).toMatch(/…$/);
});

test('whatever a name is, it has no more lines than there is room for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { lines, size } = fitText(text, BOX);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(size).toBeGreaterThanOrEqual(27);
    }),
  );
});

test.each([
  ['signs of the language', `<a b="c" d='e'>&`, '&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;'],
  ['control signs', 'a\u0000b\u0008c', 'a b c'],
  ['half a sign', 'a\ud83db', 'a b'],
  ['what turns the direction around', 'abc\u202edef', 'abc def'],
  ['other scripts', 'الهلال 🏆', 'الهلال 🏆'],
])('%s in a name break nothing', (_what, text, safe) => {
  expect(svgText(text)).toBe(safe);
});
