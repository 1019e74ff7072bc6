import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { closePanel, useSlipPanel } from '../../state/slip-panel';
import { Dialog } from '../../ui/dialog';
import styles from './slip-sheet.module.css';
import { SlipTabs } from './slip-tabs';
import { useIsNarrow } from './use-is-narrow';

/** The slip on screens without room for the panel: a sheet from below (DESIGN §5). */
export function SlipSheet({ myBets }: { myBets: ReactNode }) {
  const t = useText();
  const { isOpen, tab } = useSlipPanel();
  const isNarrow = useIsNarrow();
  return (
    <Dialog
      open={isOpen && isNarrow}
      onClose={closePanel}
      title={tab === 'slip' ? t('slip.title') : t('slip.myBets')}
      closeLabel={t('slip.close')}
      shape="sheet"
    >
      <div className={styles.sheet}>
        <SlipTabs id="slip-sheet" myBets={myBets} />
      </div>
    </Dialog>
  );
}
