import { expect, test } from 'vitest';
import { callerLocale } from './caller-locale';

test.each([
  ['the first locale without a header', undefined, 'en'],
  ['an exact match', 'de', 'de'],
  ['a region falls back to its language', 'de-AT', 'de'],
  ['an alias is understood', 'br', 'pt-BR'],
  ['weights decide', 'en;q=0.5, de;q=0.9', 'de'],
  ['a weight of nought is a refusal', 'de;q=0', 'en'],
  ['what is not offered is passed over', 'xx, de', 'de'],
  ['nonsense is no error', ';;,,=', 'en'],
  ['a name that every object has is no alias', 'constructor', 'en'],
])('%s', (_rule, header, expected) => {
  expect(callerLocale(header, ['en', 'de', 'pt-BR'])).toBe(expected);
});
