import { forgetTab, aTab } from '@touchline/testkit/page/a-tab';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellReply } from '../api/heard-replies';
import { SeenQueries } from '../api/seen-queries';
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
  aTab();
  keeper = keepFreshness(live, new SeenQueries(), () => Date.now() - begun);
});
afterEach(() => {
  vi.useRealTimers();
  forgetTab();
});

const runs = (is: boolean) => keeper.channel('lists', is ? 'runs' : 'stands');

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page whose stream does not come is old after ten seconds, until it comes', async () => {
  await pass(10_000);
  expect(told).toEqual([]);
  await pass(1000);
  expect(told).toEqual(['old']);
  runs(true);
  await pass(60_000);
  expect(told).toEqual(['old', 'fresh']);
});

test('a new snapshot is fresh for ten seconds more', async () => {
  await pass(11_000);
  tellReply({ call: listMatches, sent: {}, reply: {}, askedAt: 1 });
  await pass(10_000);
  expect(told).toEqual(['old', 'fresh']);
  await pass(1000);
  expect(told).toEqual(['old', 'fresh', 'old']);
});

test('a stream that goes is lost after a second, and fresh at once when it is back', async () => {
  runs(true);
  runs(false);
  await pass(900);
  expect(told).toEqual([]);
  await pass(600);
  expect(told).toEqual(['lost']);
  runs(true);
  expect(told).toEqual(['lost', 'fresh']);
});

test('a connection made again within a second is nothing to tell of', async () => {
  runs(true);
  runs(false);
  await pass(500);
  runs(true);
  await pass(60_000);
  expect(told).toEqual([]);
});

test('a stream by which nothing comes for ten seconds is lost although it is connected, until something comes', async () => {
  runs(true);
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

test('a match whose own channel is refused cannot be trusted, and no other, until it runs or is left', async () => {
  runs(true);
  keeper.channel(7, 'stands');
  keeper.channel(8, 'runs');
  await pass(9000);
  keeper.heard();
  expect([...live.get().unheard]).toEqual([]);
  await pass(3000);
  expect([...live.get().unheard]).toEqual([7]);
  keeper.channel(7, 'runs');
  expect([...live.get().unheard]).toEqual([]);
  keeper.channel(7, 'stands');
  await pass(1500);
  expect([...live.get().unheard]).toEqual([7]);
  keeper.channel(7, 'left');
  expect([...live.get().unheard]).toEqual([]);
  expect(told).toEqual([]);
});
