import { lineStake } from '@touchline/domain/slip/stake';
import type { Minor } from '@touchline/domain/money';
import type { SlipBet } from '@touchline/domain/slip/slip';
import { createStore, useStore } from 'zustand';
import { actions, slipStore, useSlip } from '../../state/slip';
import { further } from '../../state/slip-further';

/** What the player enters: the stake of a bet, that of each line of a system, or what the bet should pay. */
export type StakeMode = 'stake' | 'line' | 'win';

const chosenMode = createStore<{ mode: StakeMode }>()(() => ({ mode: 'stake' }));

/** Chooses what is entered from now on. Whoever enters stakes again keeps those that a wish has led to. */
export function chooseMode(mode: StakeMode): void {
  chosenMode.setState({ mode });
  if (mode === 'win') return;
  slipStore.getState().bets.forEach(({ stake }, index) => {
    if (stake.source === 'potentialWin') actions.setStake(index, stake.amount);
  });
}

/** What is entered on these bets when this was chosen last: only systems have lines, and a wish stays a wish. */
export function modeFor(chosen: StakeMode, bets: readonly Pick<SlipBet, 'kind' | 'stake'>[]) {
  const isWished = bets.length > 0 && bets.every(({ stake }) => stake.source === 'potentialWin');
  if (isWished) return 'win';
  const isSystem = bets[0]?.kind.type === 'system';
  return chosen === 'line' && !isSystem ? 'stake' : chosen;
}

/** What is entered on the slip as it stands. */
export function useStakeMode(): StakeMode {
  const chosen = useStore(chosenMode, ({ mode }) => mode);
  return useSlip(({ bets }) => modeFor(chosen, bets));
}

/** The amount that stands in the field of a bet; `win` is what it pays as it stands. */
export function amountIn(mode: StakeMode, bet: SlipBet, win: Minor): Minor {
  if (mode === 'line') return lineStake(bet);
  if (mode === 'stake') return bet.stake.amount;
  return bet.stake.source === 'potentialWin' ? bet.stake.win : win;
}

/** Takes over what was entered: for one bet by its place on the slip, or with null for every bet. */
export function enterAmount(mode: StakeMode, index: number | null, amount: Minor): void {
  if (mode === 'win') further.setWin(index, amount);
  else if (mode === 'line') further.setLineStake(index ?? 0, amount);
  else if (index === null) actions.setEveryStake(amount);
  else actions.setStake(index, amount);
}
