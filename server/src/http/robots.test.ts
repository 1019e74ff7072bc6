import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from './app';
import { hideFromRobots, robotsRoute, robotsText } from './robots';

const ROBOTS = {
  origin: 'https://bets.example',
  closed: ['/sportsbook/api/', '/connection/'],
  sitemap: '/sports/sitemap.xml',
};

test('search engines keep away from calls, and learn where the sitemap is', () => {
  expect(robotsText(ROBOTS, false)).toBe(
    'User-agent: *\nDisallow: /sportsbook/api/\nDisallow: /connection/\n\nSitemap: https://bets.example/sports/sitemap.xml\n',
  );
});

test('a hidden origin is closed, and says nothing of its sitemap', () => {
  expect(robotsText(ROBOTS, true)).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  ['nothing is hidden', [], 'bets.example', false],
  ['the origin that is configured is', ['https://bets.example'], 'other.example', true],
  ['the origin that was asked is', ['http://mirror.example'], 'mirror.example', true],
  ['a mirror is hidden, not this', ['http://mirror.example'], 'bets.example', false],
  ['all are', ['*'], 'bets.example', true],
])('where %s, robots.txt says so', async (_rule, hidden, host, isClosed) => {
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(true),
  });
  robotsRoute(app, { ...ROBOTS, config: () => ({ noindex_origins: hidden }) });
  const answer = await app.inject({ url: '/robots.txt', headers: { host } });
  await app.close();
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.includes('Disallow: /\n')).toBe(isClosed);
  expect(answer.body.includes('Sitemap:')).toBe(!isClosed);
});

test.each([
  ['a hidden origin says it with every reply, found or not', ['*'], 'noindex'],
  ['another says nothing', [], undefined],
])('%s', async (_rule, hidden, header) => {
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(true),
  });
  hideFromRobots(app, ROBOTS.origin, () => ({ noindex_origins: hidden }));
  app.get('/page', () => 'page');
  const answers = await Promise.all([app.inject('/page'), app.inject('/nowhere')]);
  await app.close();
  expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual([header, header]);
});
