import type { Odds } from '@touchline/domain/money';
import type { Result } from '@touchline/domain/result';
import type { Obstacle } from '@touchline/domain/slip/check-slip';
import { startCustomBet } from '@touchline/domain/slip/custom-bet';
import { clear } from '@touchline/domain/slip/toggle-selection';
import type { PickedOutcome, Slip } from '@touchline/domain/slip/slip';
import { createStore, useStore } from 'zustand';
import { slipStore } from './slip';
import { slipSettings } from './slip-rules';

/** A custom bet that waits beside a slip with other bets on it: the two cannot stand on one slip (SPEC §3). */
export interface CustomTicket {
  picks: readonly PickedOutcome[];
  /** The price that was seen for all of them together; null while there was none. */
  odds: Odds | null;
}

/** The ticket that is asked about in a window (SPEC §2 "custom bet ticket"); null while none is. */
export const customTicket = createStore<{ ticket: CustomTicket | null }>()(() => ({
  ticket: null,
}));

/**
 * Puts a custom bet on the slip, where it stands alone. Beside other bets its ticket waits, and a window asks whether it
 * takes their place; the answer is then `slip_not_empty`. Any other refusal says why it is no bet.
 */
export function beginCustomBet(
  ticket: CustomTicket,
): Result<Slip, { code: 'slip_not_empty' } | Obstacle> {
  const begun = startCustomBet(
    slipStore.getState(),
    ticket.picks,
    ticket.odds,
    slipSettings.getState().rules,
  );
  if (begun.ok) slipStore.setState(begun.value, true);
  else if (begun.error.code === 'slip_not_empty') customTicket.setState({ ticket });
  return begun;
}

/** The ticket that waits takes the place of what is on the slip. */
export function replaceByTicket(): void {
  const { ticket } = customTicket.getState();
  customTicket.setState({ ticket: null });
  if (!ticket) return;
  slipStore.setState((slip) => clear(slip), true);
  beginCustomBet(ticket);
}

/** The slip stays as it is. */
export function dropTicket(): void {
  customTicket.setState({ ticket: null });
}

/** The ticket that waits; renders again when that changes. */
export function useCustomTicket(): CustomTicket | null {
  return useStore(customTicket, ({ ticket }) => ticket);
}
