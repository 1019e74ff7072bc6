import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick } from '@touchline/testkit/slip/slip';
import { actions, slipStore } from './slip';
import { closePanel, keepPanel, shownTab, showTab, slipPanel, togglePanel } from './slip-panel';

const browser = globalThis as { window?: { sessionStorage: Storage } };
const CLOSED = { isOpen: false, tab: 'slip' } as const;
let stop: () => void;

beforeEach(() => {
  const held = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage;
  browser.window = { sessionStorage };
  stop = keepPanel();
});

afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
  slipPanel.setState(CLOSED);
  delete browser.window;
});

const one = aPick({ matchId: 1 });
const other = aPick({ matchId: 2 });
const isOpen = () => slipPanel.getState().isOpen;

test('the panel opens at the slip with the first selection and closes with the last', () => {
  showTab('my_bets');
  actions.toggle(one);
  expect(slipPanel.getState()).toEqual({ isOpen: true, tab: 'slip' });
  actions.toggle(other);
  actions.toggle(other);
  expect(isOpen()).toBe(true);
  actions.toggle(one);
  expect(isOpen()).toBe(false);
});

test('a further selection does not open a panel that was closed', () => {
  actions.toggle(one);
  closePanel();
  actions.toggle(other);
  expect(isOpen()).toBe(false);
});

test('the other tab is gone to; the tab that shows closes the panel', () => {
  togglePanel('slip');
  togglePanel('my_bets');
  expect(slipPanel.getState()).toEqual({ isOpen: true, tab: 'my_bets' });
  togglePanel('my_bets');
  expect(isOpen()).toBe(false);
});

test.each([
  ['my_bets', false, 'slip'],
  ['my_bets', true, 'my_bets'],
  ['slip', false, 'slip'],
] as const)('%s, where my bets are visible: %s, shows %s', (tab, hasMyBets, shown) => {
  expect(shownTab(tab, hasMyBets)).toBe(shown);
});

test('the panel of this tab of the browser is found as it was left', () => {
  togglePanel('my_bets');
  stop();
  slipPanel.setState(CLOSED);
  stop = keepPanel();
  expect(slipPanel.getState()).toEqual({ isOpen: true, tab: 'my_bets' });
});
