import { expect, test } from 'vitest';
import { wayBack } from './offline-page';

const ORIGIN = 'https://bets.example';

test.each([
  ['/sports/live?sport=soccer', '/sports/live?sport=soccer'],
  ['/sports/', '/sports/'],
  [null, '/sports/'],
  ['/elsewhere', '/sports/'],
  ['https://evil.example/sports/', '/sports/'],
  ['//evil.example/sports/', '/sports/'],
  ['/\\evil.example', '/sports/'],
  ['/sports/../\n/evil', '/sports/'],
  ['/sports/../other', '/sports/'],
  ['javascript:alert(1)', '/sports/'],
])('from %s the way back is %s', (from, expected) => {
  expect(wayBack(from, ORIGIN, '/sports/')).toBe(expected);
});
