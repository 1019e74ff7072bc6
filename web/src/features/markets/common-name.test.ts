import { expect, test } from 'vitest';
import { commonName } from './common-name';

test.each([
  [
    ['Curry total points', 'James total points'],
    { name: 'Total points', parts: ['Curry', 'James'] },
  ],
  [
    ['Points of Stephen Curry', 'Points of LeBron James'],
    { name: 'Points of', parts: ['Stephen Curry', 'LeBron James'] },
  ],
  [
    ['Championship - Rose - winner', 'Championship - Rory McIlroy - winner'],
    { name: 'Championship - winner', parts: ['Rose', 'Rory McIlroy'] },
  ],
  [['Curry', 'James'], null],
  [['Total points', 'Total points'], null],
])('%s have in common %o', (names, common) => {
  expect(commonName(names)).toEqual(common);
});
