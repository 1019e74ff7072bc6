import { expect, test } from 'vitest';
import { odds } from '../money';
import { formatOdds } from './format-odds';

/** The customary table: fraction, decimal as it is printed, and american. */
const TABLE = `
  1/1000 1.001 -100000 | 1/500 1.002 -50000 | 1/200 1.005 -20000 | 1/100 1.01 -10000 | 1/50 1.02 -5000
  1/40 1.025 -4000 | 1/33 1.03 -3300 | 1/25 1.04 -2500 | 1/20 1.05 -2000 | 1/16 1.0625 -1600
  1/14 1.07 -1400 | 1/12 1.08 -1200 | 1/11 1.09 -1100 | 1/10 1.10 -1000 | 1/9 1.11 -900 | 1/8 1.125 -800
  1/7 1.14 -700 | 1/6 1.17 -600 | 2/11 1.18 -550 | 1/5 1.20 -500 | 2/9 1.22 -450 | 1/4 1.25 -400
  2/7 1.29 -350 | 3/10 1.30 -333.33 | 1/3 1.33 -300 | 4/11 1.36 -275 | 2/5 1.40 -250 | 4/9 1.44 -225
  1/2 1.50 -200 | 8/15 1.53 -187.5 | 4/7 1.57 -175 | 8/13 1.62 -162.5 | 4/6 1.67 -150
  8/11 1.73 -137.5 | 4/5 1.80 -125 | 5/6 1.83 -120 | 9/10 1.90 -111.11 | 10/11 1.91 -110
  20/21 1.95 -105 | 1/1 2.00 +100 | 21/20 2.05 +105 | 11/10 2.10 +110 | 23/20 2.15 +115 | 6/5 2.20 +120
  5/4 2.25 +125 | 13/10 2.30 +130 | 11/8 2.38 +137.5 | 7/5 2.40 +140 | 6/4 2.50 +150 | 8/5 2.60 +160
  13/8 2.63 +162.5 | 17/10 2.70 +170 | 7/4 2.75 +175 | 9/5 2.80 +180 | 15/8 2.88 +187.5
  19/10 2.90 +190 | 2/1 3.00 +200 | 21/10 3.10 +210 | 85/40 3.13 +212.5 | 11/5 3.20 +220
  9/4 3.25 +225 | 12/5 3.40 +240 | 5/2 3.50 +250 | 13/5 3.60 +260 | 11/4 3.75 +275 | 14/5 3.80 +280
  3/1 4.00 +300 | 10/3 4.33 +333.33 | 7/2 4.50 +350 | 4/1 5.00 +400 | 9/2 5.50 +450 | 5/1 6.00 +500
  11/2 6.50 +550 | 6/1 7.00 +600 | 13/2 7.50 +650 | 7/1 8.00 +700 | 15/2 8.50 +750 | 8/1 9.00 +800
  17/2 9.50 +850 | 9/1 10.00 +900 | 10/1 11.00 +1000 | 11/1 12.00 +1100 | 12/1 13.00 +1200
  14/1 15.00 +1400 | 16/1 17.00 +1600 | 18/1 19.00 +1800 | 20/1 21.00 +2000 | 22/1 23.00 +2200
  25/1 26.00 +2500 | 28/1 29.00 +2800 | 33/1 34.00 +3300 | 40/1 41.00 +4000 | 50/1 51.00 +5000
  66/1 67.00 +6600 | 80/1 81.00 +8000 | 100/1 101.00 +10000 | 125/1 126.00 +12500
  150/1 151.00 +15000 | 200/1 201.00 +20000 | 250/1 251.00 +25000 | 500/1 501.00 +50000
  1000/1 1001.00 +100000`
  .trim()
  .split(/\s*[|\n]\s*/)
  .map((row) => row.split(' ') as [fraction: string, decimal: string, american: string]);

const thousandths = (decimal: number) => odds(Math.round(decimal * 1000));

/** American odds as decimal ones: what a hundred win, or after a minus what is staked to win a hundred. */
const decimalOf = (american: number) => 1 + (american > 0 ? american / 100 : 100 / -american);

test.each(TABLE)('%s is %s is %s', (fraction, decimal, american) => {
  const [won = 0, staked = 1] = fraction.split('/').map(Number);
  const exact = thousandths(1 + won / staked);
  expect(thousandths(decimalOf(Number(american)))).toBe(exact);
  expect(formatOdds(exact, 'british')).toBe(fraction);
  const printed = thousandths(Number(decimal));
  expect(Math.abs(printed - exact)).toBeLessThanOrEqual(5);
  expect(formatOdds(printed, 'british')).toBe(fraction);
});

test.each([
  [1500, '0.50', '-200', '-2.00', '0.50', '66.67%'],
  [2000, '1.00', '+100', '1.00', '1.00', '50.00%'],
  [2500, '1.50', '+150', '1.50', '-0.667', '40.00%'],
  [4000, '3.00', '+300', '3.00', '-0.333', '25.00%'],
])('published: odds of %i thousandths', (thousandths, ...shown) => {
  const displays = ['hongkong', 'american', 'indonesian', 'malaysian', 'percent'] as const;
  expect(displays.map((display) => formatOdds(odds(thousandths), display))).toEqual(shown);
});
