import { expect, test } from 'vitest';
import { spokenName } from './spoken-name';

test.each([
  ['Arsenal', 'Arsenal', 'Arsenal'],
  ['Arsenal', '1', 'Arsenal, 1'],
  ['1. FC Köln', '1', '1. FC Köln, 1'],
  ['Over 2.5', 'Over 2.5', 'Over 2.5'],
  ['Arsenal (-1.5)', '\u22121.5', 'Arsenal \u22121.5'],
  ['Arsenal (0:1)', '0:1', 'Arsenal 0:1'],
  ['2-3', '2-3', '2-3'],
])('%s whose button says %s is called %s', (name, label, spoken) => {
  expect(spokenName(name, label)).toBe(spoken);
});
