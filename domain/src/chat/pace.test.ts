import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitFor } from './pace';

const PACE = { messages: 3, seconds: 10 };

test.each([
  ['the first goes', [], 50_000, 0],
  ['as many as the pace has go at once', [50_000, 50_000], 50_000, 0],
  ['one more waits for the oldest to be past', [41_000, 45_000, 49_000], 50_000, 1000],
  ['what is as old as the span is past', [40_000, 45_000, 49_000], 50_000, 0],
  ['their order does not matter', [49_000, 41_000, 45_000], 50_000, 1000],
  ['one of a clock that goes ahead counts', [52_000, 52_000, 52_000], 50_000, 12_000],
])('%s', (_rule, sent, now, wait) => {
  expect(waitFor(sent, PACE, now)).toBe(wait);
});

test('no span holds more than the pace allows, and waiting as long as told is enough', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 8000 }), { maxLength: 60 });
  const pace = fc.record({
    messages: fc.integer({ min: 1, max: 6 }),
    seconds: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(gaps, pace, (waits, allowed) => {
      const sent: number[] = [];
      let now = 0;
      for (const gap of waits) {
        now += gap;
        const wait = waitFor(sent, allowed, now);
        expect(waitFor(sent, allowed, now + wait)).toBe(0);
        if (wait === 0) sent.push(now);
      }
      for (const from of sent) {
        const within = sent.filter((at) => at >= from && at < from + allowed.seconds * 1000);
        expect(within.length).toBeLessThanOrEqual(allowed.messages);
      }
    }),
  );
});
