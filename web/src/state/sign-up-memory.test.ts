import { afterEach, expect, test } from 'vitest';
import { isToBeWelcomed, rememberRegistered, rememberWelcomed } from './sign-up-memory';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

afterEach(forgetBrowser);

test('whoever opened an account in this tab is welcomed once', () => {
  const browser = aBrowser();
  expect(isToBeWelcomed()).toBe(false);
  rememberRegistered('tab');
  expect(isToBeWelcomed()).toBe(true);
  rememberWelcomed();
  expect(isToBeWelcomed()).toBe(false);
  expect(browser.session.get('welcomingPopup')).toBe('true');
});

test('whoever had an account before is not', () => {
  aBrowser();
  rememberRegistered('browser');
  expect(isToBeWelcomed()).toBe(false);
});

test('nor anybody in a browser that keeps nothing, where it would come with every page', () => {
  aBrowser({ refuses: true });
  rememberRegistered('tab');
  expect(isToBeWelcomed()).toBe(false);
});
