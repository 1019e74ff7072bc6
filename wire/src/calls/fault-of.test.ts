import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultOf } from './fault-of';
import { strictly } from './strictly';

const body = strictly(
  z.object({
    bets: z.optional(z.array(z.object({ stake: z.object({ value: z.int() }) }))),
    part: z.optional(z.union([z.object({ stake: z.int() }), z.object({ paid: z.int() })])),
    goal: z.optional(
      z.discriminatedUnion('key', [
        z.object({ key: z.literal('once') }),
        z.object({ key: z.literal('group'), group: z.string() }),
      ]),
    ),
    by: z.optional(z.record(z.string(), z.object({ name: z.string() }))),
    made: z.optional(
      z.pipe(
        z.object({ at: z.string() }),
        z.transform(({ at }) => at),
      ),
    ),
    browser: z.optional(z.looseObject({ id: z.string() })),
  }),
);

test.each([
  [{ colour: 1 }, 'body.colour'],
  [{ bets: [{ stake: { value: 1 } }, { stake: { value: 1 }, odds: 2 }] }, 'body.bets.1.odds'],
  [{ bets: [{ stake: { value: 1, currency: 'EUR' } }] }, 'body.bets.0.stake.currency'],
  [{ part: { stake: 1, share: 3 } }, 'body.part.share'],
  [{ part: { paid: 1, share: 3 } }, 'body.part.share'],
  [{ goal: { key: 'once', group: 'gold' } }, 'body.goal.group'],
  [{ by: { en: { name: 'x', colour: 1 } } }, 'body.by.en.colour'],
  [{ made: { at: 'now', by: 'me' } }, 'body.made.by'],
  [{ ['x'.repeat(5000)]: 1 }, `body.${'x'.repeat(100)}`],
])('what is unknown in %j is named: %s', (sent, field) => {
  const { error } = body.safeParse(sent);
  expect(error && faultOf('body', error)).toEqual({ field, message: 'is not known here' });
});

test.each([
  [{ bets: [{ stake: { value: 'much' } }] }, 'body.bets.0.stake.value'],
  [{ part: { share: 3 } }, 'body.part'],
  [7, 'body'],
])('what is wrong with %j otherwise is named as before: %s', (sent, field) => {
  const { error } = body.safeParse(sent);
  expect(error && faultOf('body', error).field).toBe(field);
});

test('what is written by others may hold more than is named', () => {
  const browser = { id: 'a', authenticatorAttachment: 'platform' };
  expect(body.safeParse({ browser }).success).toBe(true);
});
