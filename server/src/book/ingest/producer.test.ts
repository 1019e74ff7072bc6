import { expect, test } from 'vitest';
import type { FeedChange } from './change';
import {
  afterMessage,
  afterRest,
  afterSilence,
  heard,
  type Hearing,
  newProducer,
  type Producer,
} from './producer';

const MINUTE = 60_000;

const hearing = (at: number, generatedAt: number | null = at): Hearing => ({
  at,
  generatedAt,
  nextRequestId: (_producer, last) => last + 1,
});
/** Up, and alive when it was made. */
const up = (at: number, id = 1): Producer => ({ ...newProducer(id, at), lastAliveAt: at });
const alive = (subscribed: boolean, producer = 1): FeedChange => ({
  type: 'producer_alive',
  producer,
  subscribed,
});
const recovered = (requestId: number): FeedChange => ({
  type: 'producer_recovered',
  producer: 1,
  requestId,
});

test('a producer counts as up from its first message', () => {
  expect(newProducer(1, 5).status).toBe('active');
});

test('where something was missed before it, its first message is not enough', () => {
  const producer = newProducer(1, 5, { missed: true });
  expect(producer.status).toBe('down');
  expect(heard(producer, alive(true), hearing(5)).asked).toEqual({
    producer: 1,
    after: null,
    requestId: 1001,
  });
});

test.each([
  ['20 s of silence are borne', 20_000, 'active'],
  ['more than 20 s are not', 20_001, 'down'],
])('%s', (_rule, silence, status) => {
  expect(afterSilence(up(0), silence).status).toBe(status);
});

test('an alive that is not subscribed takes it down and asks for what came since the last good one', () => {
  const { producer, asked } = heard(up(7000), alive(false), hearing(9000));
  expect(producer.status).toBe('down');
  expect(asked).toEqual({ producer: 1, after: 7000, requestId: 1001 });
});

test('what came since a good alive is counted from when it was made, not from when it came', () => {
  const good = heard(up(0), alive(true), hearing(10_000, 9_400)).producer;
  expect(heard(good, alive(false), hearing(12_000)).asked?.after).toBe(9_400);
});

test('a producer that was never alive is asked for everything', () => {
  expect(heard(newProducer(1, 0), alive(false), hearing(1000)).asked?.after).toBeNull();
});

test('after silence, the next alive asks for recovery; being heard again is not enough to be up', () => {
  const { producer, asked } = heard(afterSilence(up(0), 30_000), alive(true), hearing(31_000));
  expect(producer.status).toBe('down');
  expect(asked).toEqual({ producer: 1, after: 0, requestId: 1001 });
});

test('only the answer to the last request brings it up', () => {
  const asked = heard(up(0), alive(false), hearing(1000)).producer;
  expect(heard(asked, recovered(1000), hearing(2000)).producer.status).toBe('down');
  expect(heard(asked, recovered(1001), hearing(2000)).producer).toMatchObject({
    status: 'active',
    lastSignAt: 2000,
    isRecovering: false,
  });
});

test('what was not asked for completes nothing', () => {
  expect(heard(afterSilence(up(0), 30_000), recovered(1000), hearing(1)).producer.status).toBe(
    'down',
  );
});

test.each([
  ['is not repeated within 20 minutes', 20 * MINUTE - 1, undefined],
  ['is repeated after 20 minutes', 20 * MINUTE, 1002],
])('a request that is not answered %s', (_rule, later, requestId) => {
  const asked = heard(up(0), alive(false), hearing(0)).producer;
  expect(heard(asked, alive(true), hearing(later)).asked?.requestId).toBe(requestId);
});

test('a producer that is lost again within 30 s is asked when they are over', () => {
  const first = heard(up(0), alive(false), hearing(0)).producer;
  const back = heard(first, recovered(1001), hearing(5_000)).producer;
  const lost = heard(back, alive(false), hearing(10_000));
  expect(lost).toMatchObject({ asked: null, producer: { status: 'down', isDue: true } });
  expect(afterRest(lost.producer, hearing(29_999)).asked).toBeNull();
  const { producer, asked } = afterRest(lost.producer, hearing(30_000));
  expect(asked?.requestId).toBe(1002);
  expect(afterRest(producer, hearing(90_000)).asked).toBeNull();
});

test.each([
  ['live odds', 1, 600],
  ['odds before play', 3, 4320],
  ['virtual sports', 6, 180],
  ['any other', 77, 4320],
])('%s can be recovered within their window; what is older is asked for whole', (_, id, window) => {
  const asked = (minutes: number) =>
    heard(up(0, id), alive(false, id), hearing(minutes * MINUTE)).asked?.after;
  expect([asked(window), asked(window + 1)]).toEqual([0, null]);
});

test("a window that the provider's list names is the one that counts", () => {
  const producers = [{ id: 1, name: 'LO', recoveryWindowMinutes: 10 }];
  const told = heard(up(0), { type: 'producers_known', producers }, hearing(0)).producer;
  expect(told).toMatchObject({ name: 'LO', windowMinutes: 10 });
  expect(heard(told, alive(false), hearing(11 * MINUTE)).asked?.after).toBeNull();
});

test('after an interruption every producer is down, and a request under way no longer counts', () => {
  const asked = heard(up(0), alive(false), hearing(0)).producer;
  const { producer } = heard(asked, { type: 'feed_interrupted' }, hearing(100));
  expect(producer).toMatchObject({ status: 'down', isRecovering: false, lastAliveAt: 0 });
  expect(heard(producer, recovered(1001), hearing(200)).producer.status).toBe('down');
  // Not within 30 s of the last request, whoever made it.
  const waiting = heard(producer, alive(true), hearing(200));
  expect(waiting.asked).toBeNull();
  expect(afterRest(waiting.producer, hearing(30_000)).asked?.requestId).toBe(1002);
});

test.each([
  ['20 s late is still in time', 20_000, 'active'],
  ['later than that is delayed', 20_001, 'delayed'],
])('a message that comes %s', (_rule, lag, status) => {
  expect(afterMessage(up(0), hearing(lag, 0)).status).toBe(status);
});

test('a delayed producer has caught up with the first message that is less than 20 s late', () => {
  const delayed = afterMessage(up(0), hearing(25_000, 0));
  expect(afterMessage(delayed, hearing(26_000, 6_000)).status).toBe('delayed');
  expect(afterMessage(delayed, hearing(26_000, 6_001)).status).toBe('active');
});

test('what recovery repeats says nothing of how late a producer is', () => {
  expect(afterMessage(up(0), hearing(90_000, null)).status).toBe('active');
});

test('a producer that is down does not come back by being in time', () => {
  expect(afterMessage(afterSilence(up(0), 30_000), hearing(30_000)).status).toBe('down');
});
