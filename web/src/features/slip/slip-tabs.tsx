import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useSlipCount } from '../../state/slip';
import { showTab, useSlipPanel } from '../../state/slip-panel';
import { TabPanel, Tabs } from '../../ui/tabs';
import { SlipBody } from './slip-body';

/** The two tabs of the panel: the slip, and my bets, which another feature shows. */
export function SlipTabs({ id, myBets }: { id: string; myBets: ReactNode }) {
  const t = useText();
  const { tab } = useSlipPanel();
  const count = useSlipCount();
  return (
    <>
      <Tabs
        id={id}
        label={t('slip.panel')}
        tabs={[
          { value: 'slip', label: t('slip.title'), count },
          { value: 'my_bets', label: t('slip.myBets') },
        ]}
        value={tab}
        onChange={showTab}
      />
      <TabPanel id={id} value={tab}>
        {tab === 'slip' ? <SlipBody /> : myBets}
      </TabPanel>
    </>
  );
}
