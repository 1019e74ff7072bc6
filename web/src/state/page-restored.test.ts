import { minor } from '@touchline/domain/money';
import { emptySlip, selectionsOf } from '@touchline/domain/slip/slip';
import { aBrowser, comeBack, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptAcceptMode } from './local-keys';
import { onRestored } from './page-restored';
import { keptBets, keptPanel } from './session-keys';
import { actions, slipStore } from './slip';
import { keepPanel, slipPanel, takeKeptPanel } from './slip-panel';
import { slipSettings, takeKeptAcceptMode } from './slip-rules';
import { keepSlip, takeKeptSlip } from './stored-slip';

let stops: (() => void)[];
beforeEach(() => {
  aBrowser();
  stops = [
    keepSlip(),
    keepPanel(),
    onRestored(() => {
      takeKeptSlip();
      takeKeptPanel();
      takeKeptAcceptMode(true);
    }),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  slipStore.setState(emptySlip('EUR'), true);
  slipSettings.setState({ acceptMode: 'none' });
  forgetBrowser();
});

const later = slipOf([aPick({ matchId: 1 }), aPick({ matchId: 2 })]);
const matches = () => selectionsOf(slipStore.getState()).map(({ matchId }) => matchId);

test('a page that is shown again has what was picked on the pages since, and loses none of it', () => {
  actions.toggle(aPick({ matchId: 1 }));
  // On the page that followed this one in the tab.
  keptBets.write(later);
  keptPanel.write({ isOpen: false, tab: 'my_bets' });
  keptAcceptMode.write('any');
  comeBack();
  expect(matches()).toEqual([1, 2]);
  expect(slipPanel.getState()).toEqual({ isOpen: false, tab: 'my_bets' });
  expect(slipSettings.getState().acceptMode).toBe('any');
  actions.setStake(0, minor(500));
  expect(selectionsOf(keptBets.read()!)).toHaveLength(2);
});

test('a page that is shown for the first time is none that comes back', () => {
  actions.toggle(aPick({ matchId: 1 }));
  keptBets.write(later);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(matches()).toEqual([1]);
});

test('where nothing is kept it stays as it was left', () => {
  actions.toggle(aPick({ matchId: 1 }));
  keptBets.write(null);
  comeBack();
  expect(matches()).toEqual([1]);
});
