import { expect, test } from 'vitest';
import { odds } from '../money';
import { formatOdds, ODDS_DISPLAYS } from './format-odds';

test.each([
  ['two decimals are always shown', 4000, '4.00'],
  ['hundredths are shown', 1360, '1.36'],
  ['a third decimal is shown where there is one', 2067, '2.067'],
  ['noughts in the middle stay', 1005, '1.005'],
  ['the lowest price', 1000, '1.00'],
  ['long prices have no grouping', 1_250_000, '1250.00'],
] as const)('european: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'european')).toBe(text);
});

test.each([
  ['even money', 2000, '1/1'],
  ['a customary fraction is not in lowest terms', 2500, '6/4'],
  ['nor is this', 3125, '85/40'],
  ['cut to hundredths it is the same fraction', 1660, '4/6'],
  ['rounded to hundredths too', 1670, '4/6'],
  ['of two fractions the nearer', 1905, '10/11'],
  ['short odds have short fractions', 1015, '1/66'],
  ['off the ladder it is exact', 1870, '87/100'],
  ['and in lowest terms', 2340, '67/50'],
  ['and the simplest near it where that is long', 1867, '13/15'],
  ['a hundredth away is off the ladder', 1240, '6/25'],
  ['a twentieth of the profit away is, too', 1003, '1/333'],
  ['above four to one, wholes', 34_000, '33/1'],
  ['and halves', 7500, '13/2'],
  ['a thousand to one', 1_001_000, '1000/1'],
  ['one to a thousand', 1001, '1/1000'],
  ['no fraction has a fraction in it', 2857, '13/7'],
  ['the odds of a long combo are whole', 127_456, '126/1'],
  ['and those of a shorter one near enough', 13_345, '37/3'],
  ['no profit', 1000, '0/1'],
] as const)('british: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'british')).toBe(text);
});

test.each([
  ['what a stake of one wins', 2500, '1.50'],
  ['to the thousandth', 2067, '1.067'],
  ['less than the stake', 1360, '0.36'],
  ['no profit', 1000, '0.00'],
] as const)('hongkong: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'hongkong')).toBe(text);
});

test.each([
  ['what a hundred wins', 2500, '+150'],
  ['what has to be staked to win a hundred', 1500, '-200'],
  ['even money', 2000, '+100'],
  ['what is even to the nearest whole', 1999, '+100'],
  ['just below', 1990, '-101'],
  ['to the nearest whole, halves up', 2375, '+138'],
  ['no grouping', 1_000_000, '+99900'],
  ['the shortest odds', 1001, '-100000'],
  ['without profit there is no such number', 1000, '–'],
] as const)('american: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'american')).toBe(text);
});

test.each([
  ['what one wins', 2500, '1.50'],
  ['what has to be staked to win one', 1500, '-2.00'],
  ['even money', 2000, '1.00'],
  ['to the thousandth', 1910, '-1.099'],
  ['without profit there is no such number', 1000, '–'],
] as const)('indonesian: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'indonesian')).toBe(text);
});

test.each([
  ['what one wins where that is less than one', 1500, '0.50'],
  ['what has to be staked to win one', 2500, '-0.667'],
  ['even money', 2000, '1.00'],
  ['just above', 2001, '-0.999'],
  ['long odds never read as nothing', 5_000_000, '-0.001'],
  ['no profit', 1000, '0.00'],
] as const)('malaysian: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'malaysian')).toBe(text);
});

test.each([
  ['even money', 2000, '50.00%'],
  ['to the hundredth', 1500, '66.67%'],
  ['no profit', 1000, '100.00%'],
  ['long odds never read as nothing', 1_000_000_000, '0.01%'],
] as const)('percent: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'percent')).toBe(text);
});

test.each([
  ['european', 1360, '1,36'],
  ['hongkong', 1360, '0,36'],
  ['american', 1500, '-200'],
  ['indonesian', 1500, '-2,00'],
  ['malaysian', 2500, '-0,667'],
  ['percent', 1500, '66,67%'],
] as const)('the decimal point is the reader’s: %s', (display, thousandths, text) => {
  expect(formatOdds(odds(thousandths), display, ',')).toBe(text);
});

test.each(ODDS_DISPLAYS)('below 1.000 there are no odds to show: %s', (display) => {
  expect(() => formatOdds(odds(999), display)).toThrow('999');
  expect(() => formatOdds(odds(1), display)).toThrow('broken assumption');
});

test('odds are shown in the seven ways of the settings', () => {
  expect(ODDS_DISPLAYS).toEqual(
    'european british hongkong american indonesian malaysian percent'.split(' '),
  );
});

test('british odds are two whole numbers, and never more than a hundredth of the stake or half a percent off', () => {
  for (let thousandths = 1001; thousandths < 40_000; thousandths += 7) {
    const text = formatOdds(odds(thousandths), 'british');
    expect(text).toMatch(/^[1-9]\d*\/[1-9]\d*$/);
    const [won = 0, staked = 1] = text.split('/').map(Number);
    const profit = thousandths - 1000;
    const off = Math.abs((1000 * won) / staked - profit);
    expect(off, `${thousandths} as ${text}`).toBeLessThanOrEqual(Math.max(10, profit * 0.005));
  }
});
