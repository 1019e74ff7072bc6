import { afterEach, expect, test } from 'vitest';
import { testProvidersCookie } from './cookies';
import { keptTestProviders } from './local-keys';
import { keepTestProviders } from './test-providers';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

afterEach(forgetBrowser);

const nameOf = (text: string | undefined) => text?.split(';')[0];

test.each([
  ['a new choice in the cookie is kept', 'test_providers=cyber%3Aoddin', null, 'cyber:oddin'],
  ['the cookie has gone, storage still knows', '', 'cyber:oddin', 'cyber:oddin'],
  ['the cookie counts before storage', 'test_providers=a%3Ab', 'cyber:oddin', 'a:b'],
  ['nothing was ever chosen', 'theme=day', null, null],
  ['an empty cookie ends it', 'test_providers=', 'cyber:oddin', null],
])('%s', (_rule, cookies, stored, expected) => {
  const browser = aBrowser();
  browser.cookies = cookies;
  keptTestProviders.write(stored);
  keepTestProviders();
  expect(keptTestProviders.read()).toBe(expected);
  expect(testProvidersCookie.read(nameOf(browser.assigned.at(-1)) ?? '')).toBe(expected);
});
