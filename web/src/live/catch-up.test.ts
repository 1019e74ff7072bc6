import { focusManager, onlineManager } from '@tanstack/react-query';
import { aTab, forgetTab, type ATab } from '@touchline/testkit/page/a-tab';
import { FollowedBook, type How } from '@touchline/testkit/page/followed-book';
import { getMatch, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LISTS = { call: listMatches, sent: { query: { limit: 7 } } } as const;
const LINES = { call: listMarkets, sent: { params: { id: 7 } } } as const;
const MATCH = { call: getMatch, sent: { params: { id: 7 } } } as const;

let tab: ATab;
/** Replies are heard by all that listen: only one page may be open. */
const worlds: FollowedBook[] = [];
const close = () => {
  for (const world of worlds.splice(0)) world.closes();
  vi.clearAllTimers();
};
beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  forgetTab();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The heartbeat goes on meanwhile. */
async function passing(world: FollowedBook, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    await pass(Math.min(500, left));
    if (world.isUp) world.keeper.heard();
    world.check();
  }
}

async function opened(): Promise<FollowedBook> {
  close();
  tab = aTab();
  const world = new FollowedBook();
  worlds.push(world);
  world.comesBack(true);
  world.opens(LISTS);
  await pass(10);
  expect(world.live.get().freshness).toBe('fresh');
  return world;
}

test.each(['busy', 'down', 'never', 'away'] as const)(
  'a gap whose re-read finds a book that is %s is not fresh until a later one has succeeded',
  async (how) => {
    const world = await opened();
    world.how = how;
    world.drops();
    world.changed();
    world.comesBack(false);
    expect(world.live.get().freshness).toBe('lost');
    await passing(world, 120_000);
    expect(world.live.get().freshness).toBe('lost');
    world.how = 'well';
    await passing(world, 60_000);
    expect(world.live.get().freshness).toBe('fresh');
  },
);

test('a book that asks for time is not asked meanwhile, and less and less often', async () => {
  const world = await opened();
  world.how = 'busy';
  world.drops();
  world.changed();
  world.comesBack(false);
  await passing(world, 100);
  const reads = world.reads;
  await passing(world, 2500);
  expect(world.reads).toBe(reads);
  await passing(world, 600_000);
  expect(world.reads - reads).toBeLessThan(45);
  expect(world.reads - reads).toBeGreaterThan(15);
});

test('an answer that was asked for before the gap counts for nothing', async () => {
  const world = await opened();
  world.takes = 3000;
  void world.queries.refetchQueries();
  await pass(1000);
  world.drops();
  world.changed();
  world.comesBack(false);
  await passing(world, 2500);
  expect(world.live.get().freshness).toBe('lost');
  await passing(world, 3000);
  expect(world.live.get().freshness).toBe('fresh');
});

test('a list from before a gap that comes into view again is not fresh until it is read', async () => {
  const world = await opened();
  const close = world.opens({ call: listMatches, sent: { query: { limit: 8 } } });
  await pass(10);
  close();
  world.drops();
  world.changed();
  world.comesBack(false);
  await passing(world, 2000);
  expect(world.live.get().freshness).toBe('fresh');
  world.how = 'busy';
  world.opens({ call: listMatches, sent: { query: { limit: 8 } } });
  await pass(10);
  expect(world.live.get().freshness).toBe('lost');
});

test('a gap of one match concerns that match alone', async () => {
  const world = await opened();
  world.opens(LINES);
  world.opens(MATCH);
  await pass(10);
  world.how = 'busy';
  world.keeper.channel(7, 'runs');
  world.keeper.channel(7, 'missed');
  await passing(world, 5000);
  expect(world.live.get()).toMatchObject({ freshness: 'fresh', unheard: new Set([7]) });
  world.how = 'well';
  await passing(world, 10_000);
  expect(world.live.get()).toMatchObject({ freshness: 'fresh', unheard: new Set() });
});

test('a hidden tab reads nothing, and once when it is seen', async () => {
  const world = await opened();
  await pass(20_000);
  const { reads } = world;
  tab.hide();
  for (let gaps = 0; gaps < 3; gaps += 1) {
    world.drops();
    world.changed();
    world.comesBack(false);
    void world.queries.invalidateQueries();
    await passing(world, 30_000);
  }
  expect(world.reads).toBe(reads);
  tab.show();
  await passing(world, 5000);
  expect(world.reads).toBe(reads + 1);
  expect(world.live.get().freshness).toBe('fresh');
});

const anyStep = fc.oneof(
  fc.record({ step: fc.constant('drops' as const) }),
  fc.record({ step: fc.constant('comesBack' as const), isRecovered: fc.boolean() }),
  fc.record({ step: fc.constant('changed' as const) }),
  fc.record({ step: fc.constant('passes' as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({
    step: fc.constant('answers' as const),
    how: fc.constantFrom<How>('well', 'busy', 'down', 'never', 'away'),
    takes: fc.integer({ min: 0, max: 4000 }),
  }),
  fc.record({ step: fc.constant('lists' as const) }),
  fc.record({ step: fc.constant('sight' as const) }),
  fc.record({ step: fc.constant('online' as const), isOnline: fc.boolean() }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Does steps one after the other, with a second list that comes and goes, in a tab that does. */
function doing(world: FollowedBook) {
  let close: (() => void) | null = null;
  let isHidden = false;
  const see = (is: boolean) => {
    isHidden = !is;
    if (is) tab.show();
    else tab.hide();
    focusManager.setFocused(is);
  };
  const act = async (step: Step) => {
    if (step.step === 'drops') world.drops();
    else if (step.step === 'comesBack') world.comesBack(step.isRecovered);
    else if (step.step === 'changed') world.changed();
    else if (step.step === 'passes') await passing(world, step.ms);
    else if (step.step === 'answers') Object.assign(world, { how: step.how, takes: step.takes });
    else if (step.step === 'online') onlineManager.setOnline(step.isOnline);
    else if (step.step === 'sight') see(isHidden);
    else if (close) {
      close();
      close = null;
    } else close = world.opens({ call: listMatches, sent: { query: { limit: 8 } } });
    await pass(5);
    world.check();
  };
  return { act, see };
}

test('whatever is missed, fails and is tried again: odds are never fresh with missed changes, and fresh in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 40 }), async (steps) => {
      const world = await opened();
      const { act, see } = doing(world);
      for (const step of steps) await act(step);
      see(true);
      onlineManager.setOnline(true);
      Object.assign(world, { how: 'well', takes: 50 });
      world.comesBack(false);
      await passing(world, 180_000);
      expect(world.live.get().freshness).toBe('fresh');
    }),
    { numRuns: 100 },
  );
}, 60_000);
