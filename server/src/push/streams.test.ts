import { expect, test } from 'vitest';
import { joinFrames } from './frames';
import { DEFAULT_LIMITS } from './limits';
import { Streams } from './streams';

const DAY = 24 * 60 * 60_000;

test('history that was read is bounded by its bytes too', () => {
  const stream = new Streams({ ...DEFAULT_LIMITS, historyBytes: 2500 }).get('match:1');
  stream.join({ deliver: () => undefined });
  for (let n = 0; n < 10; n += 1) {
    stream.append('x'.repeat(1000), 0);
    stream.drain(() => undefined);
  }
  expect(stream.kept(0).map(({ offset }) => offset)).toEqual([9, 10]);
});

test('what nobody reads is not made, and made once for all who read it later', () => {
  const stream = new Streams(DEFAULT_LIMITS).get('updates:fi');
  let made = 0;
  stream.append(() => ({ made: (made += 1) }), 0);
  stream.append({ n: 2 }, 0);
  expect(made).toBe(0);
  const missed = () => stream.since({ epoch: stream.epoch, offset: 0 }, 0)?.map(({ json }) => json);
  expect(missed()).toEqual(['{"data":{"made":1},"offset":1}', '{"data":{"n":2},"offset":2}']);
  expect(missed()).toEqual(['{"data":{"made":1},"offset":1}', '{"data":{"n":2},"offset":2}']);
});

test('a channel keeps its epoch and offset when its history empties', () => {
  const streams = new Streams(DEFAULT_LIMITS);
  streams.get('match:1').append('goal', 0);
  const before = streams.position('match:1');
  streams.sweep(DAY / 2);
  expect(streams.get('match:1').kept(DAY / 2)).toEqual([]);
  expect(streams.position('match:1')).toEqual(before);
  expect(streams.get('match:1').since(before, DAY / 2)).toEqual([]);
});

test('a channel idle for a day is forgotten, and its old positions are not taken for new ones', () => {
  const streams = new Streams(DEFAULT_LIMITS);
  streams.get('match:1').append('goal', 0);
  const before = streams.position('match:1');
  streams.sweep(DAY);
  expect(streams.size).toBe(0);
  const stream = streams.get('match:1');
  stream.append('goal', DAY);
  stream.append('goal', DAY);
  expect(stream.since(before, DAY)).toBeNull();
});

test('a channel with listeners is not forgotten', () => {
  const streams = new Streams(DEFAULT_LIMITS);
  streams.get('match:1').join({ deliver: () => undefined });
  streams.sweep(10 * DAY);
  expect(streams.size).toBe(1);
});

test('asking for a position keeps nothing in memory', () => {
  const streams = new Streams(DEFAULT_LIMITS);
  const position = streams.position('match:1');
  expect(streams.size).toBe(0);
  expect(streams.get('match:1').position).toEqual(position);
});

test('all subscribers at one position are handed the same buffer', () => {
  const stream = new Streams(DEFAULT_LIMITS).get('match:1');
  const listeners = [1, 2, 3].map(() => ({ deliver: () => undefined }));
  for (const each of listeners) stream.join(each);
  stream.append('goal', 0);
  const handed: Buffer[] = [];
  stream.drain((_subscriber, segment) => void handed.push(segment));
  expect(handed).toHaveLength(3);
  expect(new Set(handed).size).toBe(1);
});

test('clients that are due the same segments get the same frame', () => {
  const join = joinFrames();
  const [a, b] = [Buffer.from('a'), Buffer.from('b')];
  expect(join([a])).toBe(a);
  expect(join([a, b]).toString()).toBe('a\nb');
  expect(join([a, b])).toBe(join([a, b]));
  expect(join([b, a]).toString()).toBe('b\na');
});
