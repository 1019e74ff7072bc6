import { minor } from '@touchline/domain/money';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptAcceptMode } from './local-keys';
import { sessionStore } from './session';
import { actions, slipStore } from './slip';
import { slipSettings } from './slip-rules';
import { followOtherTabs, tellAnswered } from './slip-tabs';
import { type ABrowser, aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const OTHER = '6f9619ff-8b86-4d01-b42d-00cf4fc964fe';
let browser: ABrowser;
let tab: EventTarget;
let stop: () => void;

beforeEach(() => {
  browser = aBrowser();
  tab = new EventTarget();
  Object.assign(window, {
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab),
  });
  stop = followOtherTabs();
  actions.toggle(aPick());
  actions.setStake(0, minor(500));
  actions.placing(ID);
  actions.unanswered();
});
afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
  slipSettings.setState({ acceptMode: 'none' });
  sessionStore.setState(sessionStore.getInitialState(), true);
  forgetBrowser();
});

test('a bet that a duplicate of this tab has placed leaves the slip, so that it is not placed again', async () => {
  tellAnswered(ID, true);
  await vi.waitFor(() => expect(slipStore.getState().bets).toEqual([]));
});

test('a refusal in a duplicate leaves the bet here to be changed', async () => {
  tellAnswered(ID, false);
  await vi.waitFor(() => expect(slipStore.getState().placement).toBeNull());
  expect(slipStore.getState().bets).toHaveLength(1);
});

test('what another tab places of its own leaves this slip alone', async () => {
  const before = slipStore.getState();
  tellAnswered(OTHER, true);
  tellAnswered('nonsense', true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(slipStore.getState()).toBe(before);
});

const hearMode = () =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: keptAcceptMode.key }));

test('how a visitor meets changed odds is chosen in one tab for all', () => {
  sessionStore.setState({ status: 'not-logged-in' });
  browser.local.set(keptAcceptMode.key, '"any"');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'locale' }));
  expect(slipSettings.getState().acceptMode).toBe('none');
  hearMode();
  expect(slipSettings.getState().acceptMode).toBe('any');
});

test('a player’s own answer is not overridden by what this browser keeps of a visitor', () => {
  sessionStore.setState({ status: 'logged-in' });
  browser.local.set(keptAcceptMode.key, '"any"');
  hearMode();
  expect(slipSettings.getState().acceptMode).toBe('none');
});
