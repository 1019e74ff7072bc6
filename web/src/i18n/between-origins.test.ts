import { expect, test } from 'vitest';
import { platformPage, sportsbookHome } from './between-origins';
import { aSite } from '@touchline/testkit/page/a-site';

const site = aSite({
  app: 'platform',
  origin: 'https://players.example',
  sportsbookPath: '/sports/',
});

test.each([
  ['en', 'https://bets.example/sports'],
  ['de', 'https://bets.example/sports/de'],
])('home in %s is %s, wherever it is asked from', (locale, address) => {
  expect(sportsbookHome(site, locale)).toBe(address);
  const there = { ...site, app: 'sportsbook', basePath: '/sports/' } as const;
  expect(sportsbookHome(there, locale)).toBe(address);
});

test('a page of the platform is at the root of its origin, whatever the base of the sportsbook', () => {
  const there = { ...site, app: 'sportsbook', basePath: '/sports/' } as const;
  expect(platformPage(there, 'en', '/help-center')).toBe('https://players.example/help-center');
  expect(platformPage(there, 'de', '/help-center')).toBe('https://players.example/de/help-center');
});

test('where every language is named, the first one is too', () => {
  const named = { ...site, localeInUrl: true };
  expect(sportsbookHome(named, 'en')).toBe('https://bets.example/sports/en');
  expect(platformPage(named, 'en', '/help-center')).toBe('https://players.example/en/help-center');
});
