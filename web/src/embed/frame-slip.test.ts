import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownWindows } from '../state/shown-windows';
import { slipStore } from '../state/slip';
import { slipPanel } from '../state/slip-panel';
import { reportSlip } from './frame-slip';

let told: unknown[];
let stop: () => void;
let isSheet: boolean;

beforeEach(() => {
  told = [];
  slipPanel.setState({ isOpen: false, tab: 'slip' });
  slipStore.setState(emptySlip('EUR'), true);
  isSheet = false;
  stop = reportSlip(
    (name, message) => void told.push([name, message]),
    () => isSheet,
  );
});
afterEach(() => stop());

const slip = (is_open: boolean, tab: 'slip' | 'my_bets', selections: number) => [
  'open_bet_slip',
  { is_open, tab, selections },
];

test('a host that has just answered is told how the slip stands', () => {
  expect(told).toEqual([slip(false, 'slip', 0)]);
});

test('it is told when the slip opens, closes, shows the other tab, or holds more or less', () => {
  slipStore.setState(slipOf([aPick({ matchId: 1 }), aPick({ matchId: 2 })]), true);
  slipPanel.setState({ isOpen: true });
  slipPanel.setState({ tab: 'my_bets' });
  slipPanel.setState({ isOpen: false });
  expect(told.slice(1)).toEqual([
    slip(false, 'slip', 2),
    slip(true, 'slip', 2),
    slip(true, 'my_bets', 2),
    slip(false, 'my_bets', 2),
  ]);
});

test('it is not told of odds that move, of stakes, or of anything once stopped', () => {
  slipStore.setState(slipOf([aPick({ matchId: 1, odds: 1500 })]), true);
  slipStore.setState(slipOf([aPick({ matchId: 1, odds: 1600 })]), true);
  slipStore.setState((now) => ({ ...now }));
  expect(told).toHaveLength(2);
  stop();
  slipPanel.setState({ isOpen: true });
  expect(told).toHaveLength(2);
});

test('where the slip is a sheet, it is open once that stands on the page', () => {
  isSheet = true;
  slipPanel.setState({ isOpen: true });
  expect(told).toEqual([slip(false, 'slip', 0)]);
  shownWindows.setState({ slip: true });
  expect(told.at(-1)).toEqual(slip(true, 'slip', 0));
  slipPanel.setState({ isOpen: false });
  shownWindows.setState({ slip: false });
  expect(told.slice(1)).toEqual([slip(true, 'slip', 0), slip(false, 'slip', 0)]);
});
