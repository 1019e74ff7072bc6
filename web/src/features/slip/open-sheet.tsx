import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { closePanel, useSlipPanel } from '../../state/slip-panel';
import { Dialog } from '../../ui/dialog';
import styles from './open-sheet.module.css';
import { SlipTabs } from './slip-tabs';

/** The sheet itself. `myBets` fills its second tab. */
export function OpenSheet({ myBets }: { myBets: ReactNode }) {
  const t = useText();
  const { tab } = useSlipPanel();
  return (
    <Dialog
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
