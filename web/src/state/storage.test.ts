import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { minor, odds } from '@touchline/domain/money';
import { withAvailableBonuses } from '@touchline/domain/slip/bonus-on-slip';
import { placing } from '@touchline/domain/slip/place';
import { anySlip, aPick, stakedSlip, systemSlip } from '@touchline/testkit/slip/slip';
import { emptySlip } from '@touchline/domain/slip/slip';
import { slipStore } from './slip';
import { keepSlip } from './stored-slip';

/** The browser's storage, as far as it is used here. */
function aStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}

const slip = stakedSlip([aPick()], 1000);
const BONUSES: OfferedBonus[] = [
  { type: 'hunting', id: 1 },
  { type: 'freebet_all_win', id: 2, freebetStake: minor(500) },
  {
    type: 'comboboost',
    id: 3,
    minOdds: odds(1400),
    ranges: [{ minCount: 2, maxCount: null, bonusOdds: odds(1100) }],
  },
];
const browser = globalThis as { window?: { sessionStorage: Storage } };

beforeEach(() => {
  browser.window = { sessionStorage: aStorage() };
});

afterEach(() => {
  slipStore.setState(emptySlip('EUR'), true);
  delete browser.window;
});

const loadedAgain = () => {
  slipStore.setState(emptySlip('EUR'), true);
  keepSlip()();
  return slipStore.getState();
};

test('a slip comes back as it was, to the subunit', () => {
  const stop = keepSlip();
  slipStore.setState(slip, true);
  stop();
  expect(loadedAgain()).toEqual(slip);
  expect(loadedAgain().bets[0]!.stake.amount).toBe(minor(1000));
});

test('the state of the ticket has a key of its own; without it the ticket begins from the start', () => {
  const stop = keepSlip();
  slipStore.setState({ ...slip, ticket: 'ODDS_CHANGED' }, true);
  stop();
  const held = browser.window!.sessionStorage;
  expect(held.getItem('ticketState')).toBe('"ODDS_CHANGED"');
  expect(JSON.parse(held.getItem('bets') ?? '')).not.toHaveProperty('ticket');
  expect(loadedAgain().ticket).toBe('ODDS_CHANGED');
  held.removeItem('ticketState');
  expect(loadedAgain()).toEqual({ ...slip, ticket: 'INITIAL' });
});

test('a slip of any kind comes back equal, whatever its bonuses', () => {
  fc.assert(
    fc.property(anySlip(), fc.subarray(BONUSES), ({ slip: clicked }, bonuses) => {
      const given = clicked.bets.reduce(
        (slip, _bet, index) => withAvailableBonuses(slip, index, bonuses),
        clicked,
      );
      const stop = keepSlip();
      slipStore.setState(given, true);
      stop();
      expect(loadedAgain()).toEqual(given);
    }),
  );
});

test('a slip that was being sent comes back ready to be sent again under its id', () => {
  const sent = placing(slip, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'none');
  const stop = keepSlip();
  slipStore.setState(sent, true);
  stop();
  expect(loadedAgain()).toEqual({ ...sent, ticket: 'INITIAL' });
});

test('a stored system that does not fit its selections is a combo of them', () => {
  const system = systemSlip(
    [1, 2, 3].map((matchId) => aPick({ matchId })),
    302,
    900,
  );
  const stop = keepSlip();
  slipStore.setState(system, true);
  stop();
  const text = browser.window?.sessionStorage.getItem('bets') ?? '';
  expect(loadedAgain()).toEqual(system);
  browser.window?.sessionStorage.setItem('bets', text.replace('"totalCount":3', '"totalCount":4'));
  expect(loadedAgain().bets).toMatchObject([{ kind: { type: 'combo' }, selections: [{}, {}, {}] }]);
});

test.each([
  ['a freebet that stakes nothing is lost', 'freebet', true],
  ['a bonus without risk at any stake stays', 'freebet_no_risk', false],
] as const)('%s, and its bet is there', (_rule, type, isLost) => {
  const bonus: OfferedBonus = { type, id: 1, freebetStake: minor(0) };
  const stop = keepSlip();
  slipStore.setState({ ...slip, bets: slip.bets.map((bet) => ({ ...bet, bonus })) }, true);
  stop();
  expect(loadedAgain().bets).toMatchObject([{ bonus: isLost ? null : bonus, selections: [{}] }]);
});

test.each([
  ['what is not ours', '{"bets":1}'],
  ['what is not JSON', '{'],
  ['nothing', null],
])('%s in storage leaves the slip empty', (_rule, text) => {
  if (text !== null) browser.window?.sessionStorage.setItem('bets', text);
  expect(loadedAgain()).toEqual(emptySlip('EUR'));
});

test('a browser that keeps nothing still takes bets', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  browser.window = { sessionStorage: { getItem: refuse, setItem: refuse } as unknown as Storage };
  const stop = keepSlip();
  slipStore.setState(slip, true);
  expect(slipStore.getState()).toBe(slip);
  stop();
});
