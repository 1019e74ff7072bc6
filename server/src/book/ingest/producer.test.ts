import { expect, test } from 'vitest';
import type { FeedChange } from './change';
import { afterSilence, heard, newProducer, type Producer } from './producer';

const up = (at: number): Producer => newProducer(1, at);
const alive = (subscribed: boolean): FeedChange => ({
  type: 'producer_alive',
  producer: 1,
  subscribed,
});
const recovered = (requestId: number): FeedChange => ({
  type: 'producer_recovered',
  producer: 1,
  requestId,
});

test('a producer counts as up from its first message', () => {
  expect(up(5).status).toBe('active');
});

test.each([
  ['20 s of silence are borne', 20_000, 'active'],
  ['more than 20 s are not', 20_001, 'down'],
])('%s', (_rule, silence, status) => {
  expect(afterSilence(up(0), silence).status).toBe(status);
});

test('an alive that is not subscribed takes it down and asks for what came since the last good one', () => {
  const { producer, asked } = heard(up(7000), alive(false), 9000);
  expect(producer.status).toBe('down');
  expect(asked).toEqual({ producer: 1, after: 7000, requestId: 1001 });
});

test('after silence, the next alive asks for recovery; being heard again is not enough to be up', () => {
  const { producer, asked } = heard(afterSilence(up(0), 30_000), alive(true), 31_000);
  expect(producer.status).toBe('down');
  expect(asked).toEqual({ producer: 1, after: 0, requestId: 1001 });
});

test('only the answer to the last request brings it up', () => {
  const asked = heard(up(0), alive(false), 1000).producer;
  expect(heard(asked, recovered(1000), 2000).producer.status).toBe('down');
  expect(heard(asked, recovered(1001), 2000).producer).toMatchObject({
    status: 'active',
    lastAliveAt: 2000,
    recoveryRequestedAt: null,
  });
});

test.each([
  ['a request is not repeated within 30 s', 29_999, null],
  [
    'a request that was not answered is repeated after 30 s',
    30_000,
    { producer: 1, after: 0, requestId: 1002 },
  ],
])('%s', (_rule, later, expected) => {
  const asked = heard(up(0), alive(false), 0).producer;
  expect(heard(asked, alive(false), later).asked).toEqual(expected);
});

test('what is older than the producer can recover is asked for whole', () => {
  const hours = 3_600_000;
  expect(heard(up(0), alive(false), 11 * hours).asked?.after).toBeNull();
  expect(
    heard(newProducer(3, 0), { type: 'producer_alive', producer: 3, subscribed: false }, 11 * hours)
      .asked?.after,
  ).toBe(0);
});

test('after an interruption every producer is down, and a request under way no longer counts', () => {
  const asked = heard(up(0), alive(false), 0).producer;
  const { producer } = heard(asked, { type: 'feed_interrupted' }, 100);
  expect(producer).toMatchObject({ status: 'down', recoveryRequestedAt: null, lastAliveAt: 0 });
  expect(heard(producer, alive(true), 200).asked).toEqual({
    producer: 1,
    after: 0,
    requestId: 1002,
  });
});
