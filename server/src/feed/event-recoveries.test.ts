import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventRecoveries } from './event-recoveries';

const MINUTE = 60_000;

test('an event of which something was lost is asked for, once a minute and not with all others at once', () => {
  const step = fc.record({
    passes: fc.integer({ min: 0, max: 30_000 }),
    lost: fc.array(fc.nat({ max: 60 }), { maxLength: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0;
      const asked: { at: number; urn: string; requestId: number }[] = [];
      const source = {
        recoverEvent: (_product: number, urn: string, requestId: number) =>
          void asked.push({ at: now, urn, requestId }),
      };
      const recoveries = createEventRecoveries(
        source,
        () => {},
        () => now,
      );
      const lost = new Set<string>();
      for (const { passes, lost: numbers } of steps) {
        now += passes;
        for (const number of numbers) {
          lost.add(`sr:match:${number}`);
          recoveries.want(1, `sr:match:${number}`);
        }
        recoveries.send();
      }
      for (let more = 0; more < 4; more += 1) {
        now += MINUTE;
        recoveries.send();
      }
      expect(new Set(asked.map(({ urn }) => urn))).toEqual(lost);
      expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(asked.length);
      for (const { at, urn } of asked) {
        const within = asked.filter((other) => other.at > at - MINUTE && other.at <= at);
        expect(within.length).toBeLessThanOrEqual(30);
        expect(within.filter((other) => other.urn === urn)).toHaveLength(1);
      }
    }),
    { numRuns: 50 },
  );
});

test('where a source cannot be asked for one event, nothing waits', () => {
  const recoveries = createEventRecoveries({}, () => {
    throw new Error('nothing is asked for');
  });
  recoveries.want(1, 'sr:match:1');
  recoveries.send();
});
