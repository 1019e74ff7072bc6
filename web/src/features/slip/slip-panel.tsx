import type { ReactNode } from 'react';
import { useSlipCount } from '../../state/slip';
import styles from './slip-panel.module.css';
import { SlipTabs } from './slip-tabs';
import { useIsNarrow } from './use-is-narrow';

/** The slip beside the page, on screens wide enough for it. `myBets` fills its second tab. */
export function SlipPanel({ myBets }: { myBets: ReactNode }) {
  const isNarrow = useIsNarrow();
  const isFilled = useSlipCount() > 0;
  if (isNarrow) return null;
  return (
    <section className={styles.panel} data-filled={isFilled || undefined}>
      <SlipTabs id="slip-panel" myBets={myBets} />
    </section>
  );
}
