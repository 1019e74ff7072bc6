import { minor } from '@touchline/domain/money';
import { emptySlip, selectionsOf } from '@touchline/domain/slip/slip';
import { aPick } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLiveStore, type LiveStore } from '../../live/live-store';
import { seedMarkets, seedMatches } from '../../live/seed';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { actions, slipStore } from '../../state/slip';
import { keepGone } from './keep-gone';
import { keepPrices } from './keep-prices';

let live: LiveStore;
let told: number[] = [];
let stops: (() => void)[] = [];
let version = 1;

beforeEach(() => {
  told = [];
  live = createLiveStore({ schedule: (flush) => flush(), draw: (tell) => tell() });
  lineIs(1);
  stops = [keepPrices(live), keepGone(live, (count) => told.push(count))];
  actions.toggle(aPick({ matchId: 1, marketId: 1, matchStatus: 1 }));
  actions.toggle(aPick({ matchId: 2, marketId: 1, matchStatus: 0 }));
  actions.setStake(0, minor(500));
});
afterEach(() => {
  for (const stop of stops) stop();
  slipStore.setState(emptySlip('EUR'), true);
});

/** The line of the first selection stands like this now. */
function lineIs(status: 0 | 1 | -1 | -2 | -3 | -4) {
  const outcomes = [{ id: '1', name: 'Rangers', active: true, odds: 2000 }];
  const line = { match_id: 1, id: 1, specifier: '', status, version: (version += 1), outcomes };
  live.seed((state) => seedMarkets(state, [aMarket(line as Parameters<typeof aMarket>[0])]));
}
const matches = () => selectionsOf(slipStore.getState()).map((each) => each.matchId);

test.each([
  ['settled', -3],
  ['cancelled', -4],
] as const)('a selection whose line is %s leaves, and that is told', (_how, status) => {
  lineIs(status);
  expect(matches()).toEqual([2]);
  expect(told).toEqual([1]);
});

test.each([
  ['suspended', -1],
  ['hidden for now', 0],
] as const)('a selection whose line is settled after it was %s leaves', (_how, status) => {
  lineIs(status);
  expect(matches()).toEqual([1, 2]);
  lineIs(-3);
  expect(matches()).toEqual([2]);
  expect(told).toEqual([1]);
});

test.each([
  ['suspended', -1],
  ['hidden for now', 0],
  ['handed over to another producer', -2],
] as const)('a selection whose line is %s stays, closed', (_how, status) => {
  lineIs(status);
  expect(matches()).toEqual([1, 2]);
  expect(selectionsOf(slipStore.getState())[0]).toMatchObject({ isSuspended: true });
  expect(told).toEqual([]);
});

test.each([
  ['closed', 3],
  ['finished', 4],
  ['not covered any more', 5],
] as const)('a selection whose match is %s leaves, whatever its line says', (_how, status) => {
  const { statistics } = aMatch();
  live.seed((state) => seedMatches(state, [aMatch({ id: 1, status: 1, version: (version += 1) })]));
  expect(matches()).toEqual([1, 2]);
  const message = { match_id: 1, version: (version += 1), status, stage: null, statistics };
  live.receive({ event_name: 'match_status_changed', message });
  expect(matches()).toEqual([2]);
  expect(told).toEqual([1]);
});

test('what was sent without an answer stays until the player changes it', () => {
  actions.placing('6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
  lineIs(-3);
  actions.unanswered();
  expect(matches()).toEqual([1, 2]);
  actions.setStake(0, minor(600));
  expect(matches()).toEqual([2]);
});
