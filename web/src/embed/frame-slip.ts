import { openSelections } from '@touchline/domain/slip/slip';
import { slipStore } from '../state/slip';
import { slipPanel } from '../state/slip-panel';
import type { Post } from './host-door';

/** Tells the host of the slip: whether it is open, at which tab, and how much is in it. Returns how to stop. */
export function reportSlip(post: Post): () => void {
  let told = '';
  const report = () => {
    const { isOpen, tab } = slipPanel.getState();
    const selections = openSelections(slipStore.getState()).length;
    const now = `${isOpen} ${tab} ${selections}`;
    // The slip changes with every tick of its odds.
    if (now === told) return;
    told = now;
    post('open_bet_slip', { is_open: isOpen, tab, selections });
  };
  const stops = [slipPanel.subscribe(report), slipStore.subscribe(report)];
  report();
  return () => {
    for (const stop of stops) stop();
  };
}
