import { afterEach, expect, test } from 'vitest';
import { namedAgain } from './device-id';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

afterEach(forgetBrowser);

test.each([
  ['both know it', '"one"', 'device_id=one', 'one'],
  ['the cookie was deleted', '"one"', '', 'one'],
  ['storage was emptied', undefined, 'device_id=two', 'two'],
  ['they disagree: storage is not shortened by browsers', '"one"', 'device_id=two', 'one'],
  ['storage holds nonsense', '{"a":1}', 'device_id=two', 'two'],
] as const)('a browser keeps its name where %s', (_rule, stored, cookies, name) => {
  const browser = aBrowser();
  if (stored !== undefined) browser.local.set('deviceId', stored);
  browser.cookies = cookies;
  expect(namedAgain()).toBe(name);
  expect(browser.local.get('deviceId')).toBe(JSON.stringify(name));
  expect(browser.assigned).toEqual([
    `device_id=${name}; path=/; max-age=${7300 * 86_400}; samesite=lax`,
  ]);
});

test('a browser without a name gets one of its own', () => {
  const browser = aBrowser();
  const name = namedAgain();
  expect(name).toMatch(/^[0-9a-f-]{36}$/);
  expect(browser.local.get('deviceId')).toBe(JSON.stringify(name));
});

test('a browser that keeps nothing has a name all the same', () => {
  aBrowser({ refuses: true });
  expect(namedAgain()).toMatch(/^[0-9a-f-]{36}$/);
});
