import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slipStore } from '../state/slip';
import { feltMoments } from './felt-moments';

let felt: string[];
let stop: () => void;
beforeEach(() => {
  felt = [];
  slipStore.setState(emptySlip('EUR'), true);
  stop = feltMoments((kind) => felt.push(kind));
});
afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
});

test('a picked outcome is felt, and one that is taken off is not', () => {
  slipStore.setState(slipOf([aPick({ matchId: 1 })]), true);
  slipStore.setState(emptySlip('EUR'), true);
  expect(felt).toEqual(['pick']);
});

test('prices and stakes are not felt; how a placement ends is', () => {
  slipStore.setState(slipOf([aPick({ matchId: 1 })]), true);
  for (const ticket of ['ODDS_CHANGED', 'PROCESSING', 'ERROR', 'PROCESSING', 'SUCCESS'] as const) {
    slipStore.setState({ ticket });
  }
  expect(felt).toEqual(['pick', 'error', 'success']);
});
