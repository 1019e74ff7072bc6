import type { ReactNode } from 'react';
import { useSlipPanel } from '../../state/slip-panel';
import { later } from '../../ui/later';
import { useIsNarrow } from './use-is-narrow';

/** The slip on screens without room for the panel: a sheet from below (DESIGN §5). */
export function SlipSheet({ myBets }: { myBets: ReactNode }) {
  const { isOpen } = useSlipPanel();
  const isNarrow = useIsNarrow();
  return isOpen && isNarrow ? <OpenSheet myBets={myBets} /> : null;
}

const OpenSheet = later(async () => (await import('./open-sheet')).OpenSheet);
