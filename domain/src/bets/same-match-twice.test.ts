import { expect, test } from 'vitest';
import { anAskedLeg } from '@touchline/testkit/betting/placement';
import { outcomeKey } from './outcome-key';
import { sameLineTwice, sameMatchTwice } from './same-match-twice';

const [A, AWAY, GOALS, B] = [
  anAskedLeg(1),
  anAskedLeg(1, { outcomeId: '2' }),
  anAskedLeg(1, { marketId: 18 }),
  anAskedLeg(2),
];
const keys = (...legs: ReturnType<typeof anAskedLeg>[]) => legs.map(outcomeKey);

test.each([
  ['legs of different matches share nothing', [A, B], [], []],
  ['other lines of one match share the match', [A, B, GOALS], keys(A, GOALS), []],
  [
    'other outcomes of one line share the line',
    [A, GOALS, AWAY],
    keys(A, GOALS, AWAY),
    keys(A, AWAY),
  ],
  ['a leg that is repeated shares everything', [B, A, B], keys(B, B), keys(B, B)],
])('%s', (_rule, legs, ofMatch, ofLine) => {
  expect(sameMatchTwice(legs)).toEqual(ofMatch);
  expect(sameLineTwice(legs)).toEqual(ofLine);
});

test('a hundred thousand legs are looked at once each', () => {
  const legs = Array.from({ length: 100_000 }, (_, index) => anAskedLeg(index));
  const begun = performance.now();
  expect(sameMatchTwice(legs)).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(1000);
});
