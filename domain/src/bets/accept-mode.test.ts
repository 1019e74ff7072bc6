import { expect, test } from 'vitest';
import { odds } from '../money';
import { accepts, type OddsAcceptMode } from './accept-mode';

test.each<[OddsAcceptMode, number[]]>([
  ['none', [2000]],
  ['higher', [2000, 2010]],
  ['any', [1990, 2000, 2010]],
])('under %s, who saw 2000 takes %j', (mode, taken) => {
  const now = [1990, 2000, 2010].map(odds);
  expect(now.filter((each) => accepts(mode, odds(2000), each))).toEqual(taken);
});
