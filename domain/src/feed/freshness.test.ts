import { expect, test } from 'vitest';
import { freshnessOf } from './freshness';

const page = { missingSince: 0, heardAt: null, hasRun: false, snapshotAt: 0 };

test.each([
  [
    'odds that a stream follows are fresh, however long ago they were fetched',
    null,
    true,
    0,
    60_000,
    'fresh',
  ],
  ['a page that has just come is fresh without a stream', 0, false, 0, 9_999, 'fresh'],
  ['so is a snapshot of ten seconds', 0, false, 0, 10_000, 'fresh'],
  ['an older one is not', 0, false, 0, 10_001, 'old'],
  ['a newer snapshot makes it fresh again', 0, false, 8_000, 10_001, 'fresh'],
  ['a stream that is missing for a moment is not lost', 50_000, true, 49_000, 50_999, 'fresh'],
  ['one that stays away for a second is', 50_000, true, 49_000, 51_000, 'lost'],
  ['a snapshot does not bring a lost stream back', 50_000, true, 55_000, 56_000, 'lost'],
  ['until then what it has followed is no old snapshot', 50_000, true, 0, 50_500, 'fresh'],
] as const)('%s', (_rule, missingSince, hasRun, snapshotAt, now, expected) => {
  expect(freshnessOf({ ...page, missingSince, hasRun, snapshotAt }, now)).toBe(expected);
});

test.each([
  ['nothing was heard by the stream for ten seconds', 50_000, 60_000, 'fresh'],
  ['nor for longer', 50_000, 60_001, 'lost'],
  ['nothing is expected yet', null, 60_001, 'fresh'],
] as const)('a stream whose connection is well: %s', (_rule, heardAt, now, expected) => {
  const running = { ...page, missingSince: null, hasRun: true, heardAt };
  expect(freshnessOf(running, now)).toBe(expected);
});
