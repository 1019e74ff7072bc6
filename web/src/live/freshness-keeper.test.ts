import { listMatches } from '@touchline/wire/calls/catalogue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellReply } from '../api/heard-replies';
import { keepFreshness, type FreshnessKeeper } from './freshness-keeper';
import { createLiveStore, type LiveStore } from './live-store';

let live: LiveStore;
let keeper: FreshnessKeeper;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  const begun = Date.now();
  live = createLiveStore();
  told = [];
  live.subscribe('freshness', () => told.push(live.get().freshness));
  keeper = keepFreshness(live, () => Date.now() - begun);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page whose stream does not come is old after ten seconds, until it comes', async () => {
  await pass(10_000);
  expect(told).toEqual([]);
  await pass(1000);
  expect(told).toEqual(['old']);
  keeper.running(true);
  await pass(60_000);
  expect(told).toEqual(['old', 'fresh']);
});

test('a new snapshot is fresh for ten seconds more', async () => {
  await pass(11_000);
  tellReply({ call: listMatches, sent: {}, reply: {} });
  await pass(10_000);
  expect(told).toEqual(['old', 'fresh']);
  await pass(1000);
  expect(told).toEqual(['old', 'fresh', 'old']);
});

test('a stream that goes is lost after a second, and fresh at once when it is back', async () => {
  keeper.running(true);
  keeper.running(false);
  await pass(900);
  expect(told).toEqual([]);
  await pass(600);
  expect(told).toEqual(['lost']);
  keeper.running(true);
  expect(told).toEqual(['lost', 'fresh']);
});

test('a connection made again within a second is nothing to tell of', async () => {
  keeper.running(true);
  keeper.running(false);
  await pass(500);
  keeper.running(true);
  await pass(60_000);
  expect(told).toEqual([]);
});

test('a stream by which nothing comes for ten seconds is lost although it is connected, until something comes', async () => {
  keeper.running(true);
  await pass(60_000);
  expect(told).toEqual([]);
  for (let beats = 0; beats < 10; beats += 1) {
    keeper.heard();
    await pass(9_000);
  }
  expect(told).toEqual([]);
  await pass(2_000);
  expect(told).toEqual(['lost']);
  keeper.heard();
  expect(told).toEqual(['lost', 'fresh']);
});

test('what was missed has to be read before anything is fresh', async () => {
  keeper.running(true);
  keeper.running(false);
  await pass(2000);
  let read = () => {};
  keeper.catchUp(new Promise<void>((done) => (read = done)));
  keeper.running(true);
  await pass(2000);
  expect(told).toEqual(['lost']);
  read();
  await pass(0);
  expect(told).toEqual(['lost', 'fresh']);
});
