import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastReminder, rememberReminder } from './deposit-reminder';
import { type ABrowser, aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

let browser: ABrowser;
beforeEach(() => {
  browser = aBrowser();
});
afterEach(forgetBrowser);

test('that somebody was reminded is kept in a cookie of one day, and in local storage', () => {
  rememberReminder(NOW);
  expect(browser.assigned).toEqual(['deposit_reminder=1; path=/; max-age=86400; samesite=lax']);
  expect(browser.local).toEqual(new Map([['depositReminder', String(NOW)]]));
});

test.each([
  ['nothing', '', undefined, null],
  ['another cookie', 'not_deposit_reminder=1; theme=night', undefined, null],
  ['the cookie alone, so it was today', 'theme=night; deposit_reminder=1', undefined, NOW],
  ['local storage alone', 'theme=night', String(NOW - DAY_MS), NOW - DAY_MS],
  ['both', 'deposit_reminder=1', String(NOW - 5), NOW - 5],
  ['an entry that is none of ours', '', '"yesterday"', null],
])('a browser that holds %s is read so', (_what, cookies, stored, last) => {
  if (stored !== undefined) browser.local.set('depositReminder', stored);
  expect(lastReminder(cookies, NOW)).toBe(last);
});
