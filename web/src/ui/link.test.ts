import { expect, test } from 'vitest';
import { hrefOf } from './link';

test.each([
  ['/', '/live', '/live'],
  ['/de', '/live', '/de/live'],
  ['/de', '/', '/de'],
  ['/sports', '/soccer/a-b-m1?x=1', '/sports/soccer/a-b-m1?x=1'],
  ['/de', 'https://example.org/a', 'https://example.org/a'],
  ['/de', 'sms:+4912345', 'sms:+4912345'],
  ['/de', 'mailto:help@example.org', 'mailto:help@example.org'],
])('under %s a link to %s is %s', (base, to, href) => {
  expect(hrefOf(base, to)).toBe(href);
});
