import { expect, test } from 'vitest';
import { formatAmount, parseAmount, shortAmount, typedAmount } from './amount';

const EUR = { locale: 'en', currency: 'EUR', subunits: 100 };

test.each([
  ['100', 10_000],
  ['100.5', 10_050],
  ['100,50', 10_050],
  ['0.01', 1],
  ['.5', null],
  ['5.', 500],
  ['1,000', 100_000],
  ['1.000', 100_000],
  ['1 000', 100_000],
  ['1’000.50', 100_050],
  ['1,000.50', 100_050],
  ['1.000,50', 100_050],
  ['1,234,567.89', 123_456_789],
  ['1.234.567', 123_456_700],
  ['12,34,567', 123_456_700],
  ['١٠٠٫٥', 10_050],
  ['۲۵۰', 25_000],
  ['१००', 10_000],
])('"%s" is read as %s subunits', (text, count) => {
  expect(parseAmount(text, EUR)).toBe(count);
});

test.each([
  '',
  '0',
  '0.00',
  '-5',
  '+5',
  '1e3',
  'ten',
  '1.0051',
  '1.2.3',
  '1,00.50',
  '10 €',
  '9'.repeat(20),
])('"%s" is no amount', (text) => {
  expect(parseAmount(text, EUR)).toBeNull();
});

test('where a currency has thousandths, the locale says what a lone mark means', () => {
  const dinar = { currency: 'KWD', subunits: 1000 };
  expect(parseAmount('1.250', { ...dinar, locale: 'en' })).toBe(1250);
  expect(parseAmount('1.250', { ...dinar, locale: 'de' })).toBe(1_250_000);
});

test.each([
  ['en', '€1,234.50'],
  ['de', '1.234,50 €'],
  ['fr', '1 234,50 €'],
  ['ja', '€1,234.50'],
])('in %s an amount is written as %s', (locale, text) => {
  const written = formatAmount(123_450, { ...EUR, locale });
  expect(written.replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

test('amounts below one unit, whole units and long currency codes are written too', () => {
  expect(formatAmount(5, EUR)).toBe('€0.05');
  expect(shortAmount(10_000, EUR)).toBe('€100');
  expect(shortAmount(1050, EUR)).toBe('€10.5');
  expect(shortAmount(100, { ...EUR, currency: 'JPY', subunits: 1 })).toBe('¥100');
  expect(shortAmount(20_000, { ...EUR, currency: 'BTC', subunits: 10 ** 8 })).toMatch(
    /^BTC.0\.0002$/,
  );
  expect(formatAmount(150, { ...EUR, currency: 'USDT' })).toBe('1.50 USDT');
});

test.each(['en', 'de', 'fr', 'ar', 'fa', 'hi'])(
  'what is filled into the field in %s is read back as the same amount',
  (locale) => {
    for (const [subunits, counts] of [
      [1, [1, 1250]],
      [100, [1, 4053, 123_450]],
      [1000, [1250, 1_234_567]],
      [100_000_000, [1, 12_345_678]],
    ] as const) {
      const format = { ...EUR, locale, subunits };
      for (const count of counts)
        expect(parseAmount(typedAmount(count, format), format)).toBe(count);
    }
  },
);
