import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostReferrer } from './host-referrer';

const HOST = 'https://host.example/';
const BOOK = 'https://bets.example';
const PLATFORM = 'https://players.example';

beforeEach(() => void aBrowser());
afterEach(forgetBrowser);

/** The page around ours as a page in the frame finds it, by its referrer and, where the browser tells it, by what is around. */
function found(referrer: string, around?: string): string | null {
  Object.assign(globalThis.document, { referrer });
  const item = () => around ?? null;
  Object.assign(globalThis.window, {
    location: around === undefined ? {} : { ancestorOrigins: { item } },
  });
  return hostReferrer([BOOK, PLATFORM]);
}

test.each([undefined, 'https://host.example'])(
  'the first page has the host for its referrer, and those that follow remember it: around is %s',
  (around) => {
    expect(found(HOST, around)).toBe(HOST);
    expect(found(`${BOOK}/live`, around)).toBe(HOST);
    expect(found(`${PLATFORM}/`, around)).toBe(HOST);
  },
);

test('a page of the platform, which remembers nothing of the sportsbook, goes by what is around it', () => {
  expect(found(`${BOOK}/`, 'https://host.example')).toBe('https://host.example');
  expect(found(`${BOOK}/`)).toBeNull();
});

test('a host that is the platform itself is one', () => {
  expect(found(`${PLATFORM}/`, PLATFORM)).toBe(`${PLATFORM}/`);
});
