import { expect, test } from 'vitest';
import { currencyName } from './currency-name';

test.each([
  ['EUR', 'en', 'EUR · Euro'],
  ['JPY', 'de', 'JPY · Japanischer Yen'],
  ['USDT', 'en', 'USDT'],
  ['DOGE', 'de', 'DOGE'],
  ['TRX', 'en', 'TRX'],
])('%s in %s is offered as %s', (code, locale, offered) => {
  expect(currencyName(code, locale)).toBe(offered);
});
