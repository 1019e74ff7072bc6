import { minor } from '@touchline/domain/money';
import { setWin, winOf } from '@touchline/domain/slip/stake';
import { aPick, RULES, stakedSlip, systemSlip } from '@touchline/testkit/slip/slip';
import { emptySlip } from '@touchline/domain/slip/slip';
import { afterEach, expect, test } from 'vitest';
import { slipStore } from '../../state/slip';
import { amountIn, chooseMode, modeFor } from './stake-mode';

const picks = [1, 2, 3].map((matchId) => aPick({ matchId }));
const combo = stakedSlip(picks, 900);
const trixie = systemSlip(picks, 322, 900);
const [COMBO, TRIXIE] = [combo.bets[0]!, trixie.bets[0]!];
const wished = setWin(combo, 0, minor(8000), RULES.systemCap);

test('stakes by the line are entered on systems alone', () => {
  expect(modeFor('line', trixie.bets)).toBe('line');
  expect(modeFor('line', combo.bets)).toBe('stake');
});

test('a wish that is on the slip shows as one, whatever was entered last', () => {
  expect(modeFor('stake', wished.bets)).toBe('win');
  expect(modeFor('win', combo.bets)).toBe('win');
  expect(modeFor('stake', [])).toBe('stake');
});

test.each([
  ['the stake', 'stake', COMBO, 900n],
  ['the stake of each of four lines', 'line', TRIXIE, 225n],
  ['what it pays, before anything is wished for', 'win', COMBO, 7200n],
  ['what was wished for', 'win', wished.bets[0]!, 8000n],
] as const)('the field shows %s', (_what, mode, bet, amount) => {
  expect(amountIn(mode, bet, winOf(bet, null))).toBe(amount);
});

afterEach(() => slipStore.setState(emptySlip('EUR'), true));

test('whoever enters stakes again keeps the stake that a wish has led to', () => {
  slipStore.setState(wished, true);
  chooseMode('stake');
  const [bet] = slipStore.getState().bets;
  expect(bet!.stake).toEqual({ source: 'stake', amount: wished.bets[0]!.stake.amount });
});
