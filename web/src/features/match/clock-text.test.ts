import { expect, test } from 'vitest';
import { clockText } from './clock-text';

test.each([
  ['the clock as it is', '67:12', null, '67:12'],
  ['no added time yet', '45:00', '0:00', '45:00'],
  ['the first added minute', '45:00', '0:31', '45+1′'],
  ['the fourth added minute', '90:00', '03:42', '90+4′'],
  ['exactly three added minutes', '90:00', '3:00', '90+3′'],
])('%s', (_rule, time, added, text) => {
  expect(clockText(time, added)).toBe(text);
});
