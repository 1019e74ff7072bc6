import { openSelections } from '@touchline/domain/slip/slip';
import { isNarrow } from '../features/slip/use-is-narrow';
import { shownWindows } from '../state/shown-windows';
import { slipStore } from '../state/slip';
import { slipPanel } from '../state/slip-panel';
import type { Post } from './host-door';

/**
 * Tells the host of the slip: whether it is open, at which tab, and how much is in it. Where it is a sheet, that opens with
 * its script and not before. Returns how to stop.
 */
export function reportSlip(post: Post, isSheet: () => boolean = isNarrow): () => void {
  let told = '';
  const report = () => {
    const { isOpen: isWanted, tab } = slipPanel.getState();
    const isOpen = isWanted && (shownWindows.getState().slip || !isSheet());
    const selections = openSelections(slipStore.getState()).length;
    const now = `${isOpen} ${tab} ${selections}`;
    // The slip changes with every tick of its odds.
    if (now === told) return;
    told = now;
    post('open_bet_slip', { is_open: isOpen, tab, selections });
  };
  const stops = [slipPanel, slipStore, shownWindows].map((each) => each.subscribe(report));
  report();
  return () => {
    for (const stop of stops) stop();
  };
}
