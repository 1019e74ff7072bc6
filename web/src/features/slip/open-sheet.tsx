import type { ReactNode } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { closePanel, shownTab, togglePanel, useSlipPanel } from '../../state/slip-panel';
import { Dialog } from '../../ui/dialog';
import styles from './open-sheet.module.css';
import { SlipTabs } from './slip-tabs';

/** The sheet itself. `myBets` fills its second tab. */
export function OpenSheet({ myBets }: { myBets: ReactNode }) {
  const t = useText();
  const { is_my_bets_visible: hasMyBets } = useSite().config;
  const tab = shownTab(useSlipPanel().tab, hasMyBets);
  return (
    <Dialog
      onClose={closePanel}
      title={tab === 'slip' ? t('slip.title') : t('slip.myBets')}
      closeLabel={t('slip.close')}
      shape="sheet"
    >
      <div className={styles.sheet}>
        {/* SPEC §2: the tab that shows already closes the panel. */}
        <SlipTabs id="slip-sheet" myBets={myBets} onChange={togglePanel} />
      </div>
    </Dialog>
  );
}
