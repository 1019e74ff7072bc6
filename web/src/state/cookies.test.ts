import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieTexts } from './cookie';
import * as cookies from './cookies';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetBrowser();
});

const DAY = { lifetime: 86_400 };
const TOP = { isTls: true, isSecure: true, isFramed: false, domain: null };
const SHARED = { ...DAY, isShared: true };

test.each([
  [
    'over TLS it is secure, and a jar that belongs to a host page is emptied first',
    DAY,
    TOP,
    [
      'a=; path=/; max-age=0; samesite=none; secure; partitioned',
      'a=b%3Bc; path=/; max-age=86400; samesite=lax; secure',
    ],
  ],
  [
    'one for other sites says so',
    { ...DAY, isCrossSite: true },
    TOP,
    [
      'a=; path=/; max-age=0; samesite=none; secure; partitioned',
      'a=b%3Bc; path=/; max-age=86400; samesite=none; secure',
    ],
  ],
  [
    'in a frame it lies in a jar for the host page',
    DAY,
    { ...TOP, isFramed: true },
    ['a=; path=/; max-age=0', 'a=b%3Bc; path=/; max-age=86400; samesite=none; secure; partitioned'],
  ],
  [
    'in a frame on its own machine too, which browsers trust',
    DAY,
    { ...TOP, isTls: false, isFramed: true },
    ['a=; path=/; max-age=0', 'a=b%3Bc; path=/; max-age=86400; samesite=none; secure; partitioned'],
  ],
  [
    'over plain HTTP on its own machine it is kept by every browser',
    { ...DAY, isCrossSite: true },
    { ...TOP, isTls: false },
    ['a=b%3Bc; path=/; max-age=86400; samesite=lax'],
  ],
  [
    'over plain HTTP elsewhere a frame can do no better',
    DAY,
    { ...TOP, isTls: false, isSecure: false, isFramed: true },
    ['a=b%3Bc; path=/; max-age=86400; samesite=lax'],
  ],
  [
    'what two hosts share is kept for their domain, and what one had kept for itself goes',
    SHARED,
    { ...TOP, domain: 'example.com' },
    [
      'a=; path=/; max-age=0',
      'a=; path=/; max-age=0; samesite=none; secure; partitioned',
      'a=; path=/; max-age=0; domain=example.com; samesite=none; secure; partitioned',
      'a=b%3Bc; path=/; max-age=86400; domain=example.com; samesite=lax; secure',
    ],
  ],
  [
    'in a frame too, in the jar for the host page',
    SHARED,
    { ...TOP, isFramed: true, domain: 'example.com' },
    [
      'a=; path=/; max-age=0',
      'a=; path=/; max-age=0; samesite=none; secure; partitioned',
      'a=; path=/; max-age=0; domain=example.com',
      'a=b%3Bc; path=/; max-age=86400; domain=example.com; samesite=none; secure; partitioned',
    ],
  ],
  [
    'hosts without a domain in common share nothing',
    SHARED,
    TOP,
    [
      'a=; path=/; max-age=0; samesite=none; secure; partitioned',
      'a=b%3Bc; path=/; max-age=86400; samesite=lax; secure',
    ],
  ],
  [
    'and what is one host’s own stays so',
    DAY,
    { ...TOP, domain: 'example.com' },
    [
      'a=; path=/; max-age=0; samesite=none; secure; partitioned',
      'a=b%3Bc; path=/; max-age=86400; samesite=lax; secure',
    ],
  ],
])('%s', (_rule, rules, place, texts) => {
  expect(cookieTexts('a', 'b;c', rules, place)).toEqual(texts);
});

test.each([
  ['affiliate_id', cookies.affiliateCookie, 'net.work-7', 30],
  ['device_id', cookies.deviceIdCookie, 'd-1', 7300],
  ['deposit_reminder', cookies.depositReminderCookie, '1', 1],
  ['consent', cookies.consentCookie, '1', 365],
  ['test_providers', cookies.testProvidersCookie, 'cyber:oddin', 365],
  ['locale', cookies.localeCookie, 'pt-BR', 365],
  ['theme', cookies.themeCookie, 'day', 365],
  ['time_zone', cookies.timeZoneCookie, 'Europe/Lisbon', 365],
] as const)('%s is kept for its days, and read as it was written', (name, cookie, value, days) => {
  const browser = aBrowser();
  cookie.write(value as never);
  expect(browser.assigned).toEqual([
    `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 86_400}; samesite=lax`,
  ]);
  browser.cookies = `x=1; ${browser.assigned[0]!.split(';')[0]}; y=2`;
  expect(cookie.read()).toBe(value);
});

test('SPEC §9: over TLS the affiliate is kept for 30 days, secure and for other sites, which no other cookie of ours is', () => {
  const browser = aBrowser();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'bets.example' });
  vi.stubGlobal('isSecureContext', true);
  cookies.affiliateCookie.write('net-7');
  expect(browser.assigned.at(-1)).toBe(
    'affiliate_id=net-7; path=/; max-age=2592000; samesite=none; secure',
  );
  cookies.deviceIdCookie.write('d-1');
  cookies.consentCookie.write('1');
  expect(browser.assigned.filter((each) => /device_id=d|consent=1/.test(each))).toEqual([
    'device_id=d-1; path=/; max-age=630720000; samesite=lax; secure',
    'consent=1; path=/; max-age=31536000; samesite=lax; secure',
  ]);
});

test('every cookie has a name of its own', () => {
  const names = Object.values(cookies).flatMap((each) => ('name' in each ? [each.name] : []));
  expect(names).toHaveLength(10);
  expect(new Set(names).size).toBe(names.length);
});

describe('what is not ours counts as absent:', () => {
  test.each([
    ['an empty affiliate', cookies.affiliateCookie, 'affiliate_id='],
    ['script as an affiliate', cookies.affiliateCookie, 'affiliate_id=%3Cscript%3E'],
    ['a newline', cookies.affiliateCookie, 'affiliate_id=a%0d%0aSet-Cookie: x'],
    ['what is too long', cookies.affiliateCookie, `affiliate_id=${'a'.repeat(101)}`],
    ['what does not decode', cookies.deviceIdCookie, 'device_id=%E0%A4%A'],
    ['a cookie of a longer name', cookies.deviceIdCookie, 'my_device_id=a'],
    ['a value that looks like a cookie', cookies.deviceIdCookie, 'x="device_id=a"'],
    ['another word for a theme', cookies.themeCookie, 'theme=dusk'],
    ['a locale that is a path', cookies.localeCookie, 'locale=..%2Fen'],
    ['a zone with a query', cookies.timeZoneCookie, 'time_zone=Europe%2FLisbon%3Fa'],
    ['consent that is none', cookies.consentCookie, 'consent=yes'],
    ['no cookies at all', cookies.consentCookie, ''],
  ] as const)('%s', (_what, cookie, text) => {
    expect(cookie.read(text)).toBeNull();
  });
});

test('of two jars the one with a value of ours is read', () => {
  expect(cookies.themeCookie.read('theme=dusk; theme=night')).toBe('night');
});

test('a browser that keeps no cookies is no obstacle', () => {
  aBrowser({ refuses: true });
  expect(() => cookies.themeCookie.write('day')).not.toThrow();
  expect(cookies.themeCookie.read()).toBeNull();
});
