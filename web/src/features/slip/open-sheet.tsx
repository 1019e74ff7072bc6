import { type ReactNode, useRef } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useShownWindow } from '../../state/shown-windows';
import { closePanel, shownTab, togglePanel, useSlipPanel } from '../../state/slip-panel';
import { Dialog } from '../../ui/dialog';
import styles from './open-sheet.module.css';
import { SlipTabs } from './slip-tabs';
import { useBackCloses } from './use-back-closes';
import { useDragToClose } from './use-drag-to-close';

/** The sheet itself. `myBets` fills its second tab. */
export function OpenSheet({ myBets }: { myBets: ReactNode }) {
  const t = useText();
  const { is_my_bets_visible: hasMyBets } = useSite().config;
  const tab = shownTab(useSlipPanel().tab, hasMyBets);
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useDragToClose(sheet, closePanel);
  useBackCloses(closePanel);
  useShownWindow('slip');
  return (
    <Dialog
      onClose={closePanel}
      title={tab === 'slip' ? t('slip.title') : t('slip.myBets')}
      closeLabel={t('slip.close')}
      shape="sheet"
    >
      <div ref={sheet} className={styles.sheet}>
        {/* For fingers alone: keys and readers of screens have the cross. */}
        <div className={styles.grip} aria-hidden="true" title={t('ticket.grip')} {...drag} />
        {/* SPEC §2: the tab that shows already closes the panel. */}
        <SlipTabs id="slip-sheet" myBets={myBets} onChange={togglePanel} />
      </div>
    </Dialog>
  );
}
