import { expect, test } from 'vitest';
import { shareText } from './share-text';

test.each([
  ['a whole share', { times: 96n, over: 100n }, 'en', '96%'],
  ['one that does not end is rounded down', { times: 23n, over: 24n }, 'en', '95.8%'],
  ['as the locale writes it', { times: 52n, over: 55n }, 'de', '94,5\u00a0%'],
])('%s', (_rule, share, locale, expected) => {
  expect(shareText(share, locale)).toBe(expected);
});
