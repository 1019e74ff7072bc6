import { expect, test } from 'vitest';
import { pagePolicy } from './headers';

const PLATFORM = 'https://players.example';
const SPORTSBOOK = 'https://bets.example';

const framedBy = (hosts?: readonly string[]) =>
  pagePolicy(PLATFORM, SPORTSBOOK, hosts)
    .split('; ')
    .find((each) => each.startsWith('frame-ancestors'));

test.each([
  ['nothing is said', undefined],
  ['only our own platform is known', [PLATFORM]],
  ['any host is taken', [PLATFORM, '*']],
])('where %s, who frames a page is left open', (_what, hosts) => {
  expect(framedBy(hosts)).toBeUndefined();
});

test('where host pages are known, only they and we ourselves frame a page', () => {
  expect(framedBy([PLATFORM, 'https://host.example'])).toBe(
    `frame-ancestors 'self' ${PLATFORM} ${SPORTSBOOK} https://host.example`,
  );
});

test('a page frames nothing but our own two origins', () => {
  expect(pagePolicy(PLATFORM, SPORTSBOOK)).toContain(`frame-src 'self' ${PLATFORM} ${SPORTSBOOK};`);
});
