import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answerConsent,
  consent,
  consentAnswer,
  hasConsent,
  isLighthouse,
  showsConsent,
} from './consent';
import { aBrowser, forgetBrowser, type ABrowser } from '@touchline/testkit/page/a-browser';

let browser: ABrowser;

beforeEach(() => {
  browser = aBrowser();
});
afterEach(() => {
  consent.setState({ isGiven: null });
  forgetBrowser();
});

const READER = { isFramed: false, isLighthouse: false, isApp: false, hasAnswered: false };

test.each([
  ['a reader who was never asked is asked', {}, true],
  ['not in a frame', { isFramed: true }, false],
  ['not in a lighthouse run', { isLighthouse: true }, false],
  ['not in a mobile app', { isApp: true }, false],
  ['not once more', { hasAnswered: true }, false],
])('%s', (_rule, differs, expected) => {
  expect(showsConsent({ ...READER, ...differs })).toBe(expected);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0', false],
])('%s', (userAgent, expected) => {
  expect(isLighthouse(userAgent)).toBe(expected);
});

test('an agreement is kept for 365 days in a cookie, and in local storage', () => {
  expect(hasConsent()).toBe(false);
  answerConsent(true);
  expect(browser.assigned.at(-1)).toMatch(/^consent=1; path=\/; max-age=31536000;/);
  expect(browser.local.get('consent')).toBe('true');
  expect(hasConsent()).toBe(true);
});

test('a refusal is kept alike: nobody asks again, and nothing is brought along', () => {
  answerConsent(false);
  expect(browser.assigned.at(-1)).toMatch(/^consent=0; path=\/; max-age=31536000;/);
  expect(browser.local.get('consent')).toBe('false');
  consent.setState({ isGiven: null });
  browser.cookies = 'consent=0';
  expect([consentAnswer(), hasConsent()]).toEqual([false, false]);
});

test.each([
  ['the cookie', { cookies: 'theme=day; consent=1' }],
  ['local storage', null],
])('an agreement of an earlier page is found in %s', (_place, held) => {
  if (held === null) browser.local.set('consent', 'true');
  else browser.cookies = held.cookies;
  expect(hasConsent()).toBe(true);
});
