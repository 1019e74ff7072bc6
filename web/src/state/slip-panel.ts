import { createStore, useStore } from 'zustand';
import { slipStore } from './slip';
import { openSelections } from '@touchline/domain/slip/slip';
import { keptPanel, type SlipTab } from './session-keys';

export type { SlipTab };

interface Panel {
  /** Matters on narrow screens, where the slip is a sheet; wide ones always show it. */
  isOpen: boolean;
  tab: SlipTab;
}

/** Where the slip panel stands (SPEC §2 "Bet slip panel"). */
export const slipPanel = createStore<Panel>()(() => ({ isOpen: false, tab: 'slip' }));

/** The tab that shows: my bets fall back to the slip where the site hides them (SPEC §2 "isMyBetsVisible"). */
export function shownTab(tab: SlipTab, hasMyBets: boolean): SlipTab {
  return tab === 'my_bets' && !hasMyBets ? 'slip' : tab;
}

/** Shows a tab without opening or closing anything. */
export function showTab(tab: SlipTab): void {
  slipPanel.setState({ tab });
}

/** Opens the panel at a tab; at the tab that already shows, it closes (SPEC §2). */
export function togglePanel(tab: SlipTab): void {
  slipPanel.setState((panel) => ({ tab, isOpen: !(panel.isOpen && panel.tab === tab) }));
}

/** Closes the panel, as each change of route does (SPEC §2). */
export function closePanel(): void {
  slipPanel.setState({ isOpen: false });
}

/** The panel as it stands; renders again when it changes. */
export function useSlipPanel(): Panel {
  return useStore(slipPanel);
}

/** The panel stands where this tab keeps it. */
export function takeKeptPanel(): void {
  const found = keptPanel.read();
  if (found) slipPanel.setState(found);
}

/**
 * Keeps the panel in step with the slip and with this tab's storage: it opens with the first
 * selection and closes with the last (SPEC §2). A receipt stays to be read. Returns how to stop.
 */
export function keepPanel(): () => void {
  takeKeptPanel();
  const stopWriting = slipPanel.subscribe((panel) => keptPanel.write(panel));
  const stopWatching = slipStore.subscribe((slip, before) => {
    const [now, then] = [openSelections(slip).length, openSelections(before).length];
    if (now > 0 && then === 0) slipPanel.setState({ isOpen: true, tab: 'slip' });
    const isPutAway = before.ticket === 'SUCCESS' && slip.ticket === 'INITIAL';
    if (now === 0 && slip.ticket !== 'SUCCESS' && (then > 0 || isPutAway)) closePanel();
  });
  return () => {
    stopWriting();
    stopWatching();
  };
}
