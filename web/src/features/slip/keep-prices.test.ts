import { afterEach, beforeEach, expect, test } from 'vitest';
import { selectionsOf, emptySlip } from '@touchline/domain/slip/slip';
import { pushEvent, type PushEventSent } from '@touchline/wire/push/events';
import { aPick } from '@touchline/testkit/slip/slip';
import { createLiveStore, type LiveStore } from '../../live/live-store';
import { seedMarkets } from '../../live/seed';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { actions, slipStore } from '../../state/slip';
import { slipSettings } from '../../state/slip-rules';
import { keepPrices } from './keep-prices';

let live: LiveStore;
let stop: () => void;

beforeEach(() => {
  live = createLiveStore({ schedule: (flush) => flush(), draw: (tell) => tell() });
  live.seed((state) => ({
    ...state,
    matches: new Map([
      [
        1,
        {
          status: 1,
          stage: null,
          statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
          availableMarkets: 1,
          provider: 'betradar',
          startsAt: null,
          isOverdue: false,
          version: 1,
          countVersion: 1,
        },
      ],
    ]),
  }));
  stop = keepPrices(live);
  actions.toggle(aPick({ matchStatus: 1 }));
});

afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
  slipSettings.setState({ acceptMode: 'none' });
});

let version = 1;
const heard = (event: PushEventSent) => live.receive(pushEvent.parse(event));
const markets = (status: number, odds: number | null, active = true) =>
  heard({
    event_name: 'markets_changed',
    message: {
      match_id: 1,
      version: (version += 1),
      markets: [
        {
          id: 1,
          specifier: '',
          status: status as 1,
          most_balanced: true,
          outcomes: [{ id: '1', active, odds }],
        },
      ],
    },
  });
const selection = () => selectionsOf(slipStore.getState())[0]!;

test('a pushed price reaches the slip and has to be accepted', () => {
  markets(1, 2150);
  expect(selection()).toMatchObject({ odds: 2150, acceptedOdds: 2000, isChanged: true });
  expect(slipStore.getState().ticket).toBe('ODDS_CHANGED');
});

test('who now takes any odds has nothing left to agree to', () => {
  markets(1, 2150);
  slipSettings.setState({ acceptMode: 'any' });
  expect(selection()).toMatchObject({ odds: 2150, isChanged: false });
  expect(slipStore.getState().ticket).toBe('INITIAL');
});

test('a pushed suspension reaches the slip, and so does its end', () => {
  markets(-1, 2000);
  expect(selection().isSuspended).toBe(true);
  markets(1, 2000);
  expect(selection().isSuspended).toBe(false);
});

test('an outcome that the page has never known and its line does not have is suspended', () => {
  heard({
    event_name: 'markets_changed',
    message: {
      match_id: 1,
      version: (version += 1),
      markets: [
        {
          id: 1,
          specifier: '',
          status: 1,
          most_balanced: true,
          outcomes: [{ id: '2', active: true, odds: 1900 }],
        },
      ],
    },
  });
  expect(selection()).toMatchObject({ odds: 2000, isSuspended: true });
});

test('an outcome that its line no longer has is suspended', () => {
  markets(1, 2000);
  const without = aMarket({ match_id: 1, id: 1, specifier: '', version: 50 });
  live.seed((state) => seedMarkets(state, [without]));
  expect(selection().isSuspended).toBe(true);
});

test('prices that moved while the ticket was in progress are taken when it is done', () => {
  actions.setStake(0, 1000n as never);
  actions.placing('6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
  markets(1, 1900);
  expect(selection().odds).toBe(2000);
  actions.unanswered();
  expect(selection()).toMatchObject({ odds: 1900, isChanged: true });
});

test('a provider that goes down makes its selections unavailable until it is back', () => {
  heard({
    event_name: 'provider_status_changed',
    message: { provider: 'betradar', status: 'down' },
  });
  expect(selection().isNotAvailable).toBe(true);
  heard({
    event_name: 'provider_status_changed',
    message: { provider: 'betradar', status: 'active' },
  });
  expect(selection().isNotAvailable).toBe(false);
});

test('a match that ends closes its selections', () => {
  markets(1, 2000);
  heard({
    event_name: 'match_status_changed',
    message: {
      match_id: 1,
      version: 99,
      status: 4,
      stage: null,
      statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
    },
  });
  expect(selection()).toMatchObject({ matchStatus: 4, isSuspended: true });
});
