import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds } from '../money';
import { formatOdds, ODDS_DISPLAYS, type OddsDisplay } from './format-odds';
import { parseOdds } from './parse-odds';

test.each([
  ['european', '1.85', 1850],
  ['european', '2', 2000],
  ['european', '2.', 2000],
  ['european', ' 2.067 ', 2067],
  ['european', '1.00', 1000],
  ['european', '1000', 1_000_000],
  ['british', '5/2', 3500],
  ['british', '6/4', 2500],
  ['british', '8 / 13', 1615],
  ['british', '126.456/1', 127_456],
  ['british', 'evens', 2000],
  ['british', 'Even', 2000],
  ['british', 'EVS', 2000],
  ['hongkong', '0.85', 1850],
  ['hongkong', '.85', 1850],
  ['american', '+150', 2500],
  ['american', '150', 2500],
  ['american', '-200', 1500],
  ['american', '−200', 1500],
  ['american', '– 200', 1500],
  ['american', '-162.5', 1615],
  ['american', '+100', 2000],
  ['american', '-100', 2000],
  ['american', 'Even', 2000],
  ['indonesian', '1.5', 2500],
  ['indonesian', '+1.5', 2500],
  ['indonesian', '-2.00', 1500],
  ['malaysian', '0.5', 1500],
  ['malaysian', '-0.667', 2499],
  ['malaysian', '-1', 2000],
  ['percent', '40%', 2500],
  ['percent', '40', 2500],
  ['percent', '66.67 %', 1500],
  ['percent', '100%', 1000],
] as const)('%s: "%s" is read', (display, text, thousandths) => {
  expect(parseOdds(text, display)).toBe(thousandths);
});

test.each(ODDS_DISPLAYS)(
  'evens, fractions and percentages are read where odds are %s',
  (display) => {
    expect(parseOdds('EVS', display)).toBe(2000);
    expect(parseOdds('5/2', display)).toBe(3500);
    expect(parseOdds('40%', display)).toBe(2500);
  },
);

test.each([
  ['european', 'less than the stake', '0.99'],
  ['european', 'a sign', '+2.50'],
  ['european', 'grouping', '1,000.00'],
  ['european', 'words', 'two'],
  ['european', 'nothing', ''],
  ['european', 'an exponent', '1e3'],
  ['european', 'more than odds can be', '9'.repeat(400)],
  ['british', 'a number alone', '2.5'],
  ['british', 'nothing staked', '5/0'],
  ['british', 'half a fraction', '5/'],
  ['british', 'two fractions', '5/2/1'],
  ['british', 'a sign', '-5/2'],
  ['hongkong', 'a sign', '-0.5'],
  ['american', 'less than a hundred', '+50'],
  ['american', 'less than a hundred staked', '-99'],
  ['american', 'two signs', '+-150'],
  ['american', 'a sign alone', '-'],
  ['american', 'a dash', '–'],
  ['indonesian', 'less than one', '0.50'],
  ['malaysian', 'more than one', '1.5'],
  ['malaysian', 'more than one staked', '-1.5'],
  ['malaysian', 'nothing staked', '-0'],
  ['percent', 'more than certain', '100.1%'],
  ['percent', 'impossible', '0%'],
  ['percent', 'a sign', '-40%'],
] as const)('%s: %s is refused', (display, _rule, text) => {
  expect(parseOdds(text, display)).toBeNull();
});

test.each([
  ['european', '1,85', 1850],
  ['european', '1.85', 1850],
  ['british', '12,345/1', 13_345],
  ['american', '-162,5', 1615],
  ['percent', '66,67%', 1500],
] as const)(
  'where a comma stands before the fraction, %s "%s" is read',
  (display, text, expected) => {
    expect(parseOdds(text, display, ',')).toBe(expected);
  },
);

test.each([
  ['Arabic', '١٫٨٥'],
  ['Persian', '۱٫۸۵'],
  ['Devanagari', '१.८५'],
])('digits may be %s', (_script, text) => {
  expect(parseOdds(text, 'european')).toBe(1850);
});

/** How far odds may be from what is read back: half of the last place shown, in thousandths. */
const STEP: Readonly<Record<OddsDisplay, (odds: number, read: number) => number>> = {
  european: () => 0,
  hongkong: () => 0,
  indonesian: () => 0,
  british: () => 10,
  american: (price, read) => (price < 2000 ? ((price - 1000) * (read - 1000)) / 200_000 + 0.5 : 5),
  malaysian: (price, read) =>
    price > 2000 ? ((price - 1000) * (read - 1000)) / 2_000_000 + 0.5 : 0,
  percent: (price, read) => (price * read) / 20_000_000 + 0.5,
};

test.each(ODDS_DISPLAYS)(
  '%s odds read back within their precision, and read the same',
  (display) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1001, max: 3000 }), fc.integer({ min: 1001, max: 1_000_000 })),
        fc.constantFrom('.', ','),
        (thousandths, point) => {
          const shown = formatOdds(odds(thousandths), display, point);
          const read = parseOdds(shown, display, point);
          if (read === null) throw new Error(`"${shown}" was not read`);
          expect(Math.abs(read - thousandths)).toBeLessThanOrEqual(
            STEP[display](thousandths, read) + 1e-9,
          );
          expect(formatOdds(read, display, point)).toBe(shown);
        },
      ),
      { numRuns: 1000 },
    );
  },
);
