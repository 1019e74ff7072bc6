import type { ReactNode } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useSlipCount } from '../../state/slip';
import { shownTab, showTab, useSlipPanel, type SlipTab } from '../../state/slip-panel';
import { TabPanel, Tabs } from '../../ui/tabs';
import { SlipBody } from './slip-body';

/**
 * The two tabs of the panel: the slip, and my bets, which another feature shows; the slip alone where the site hides
 * them. `onChange` is told of each press, also of one on the tab that shows.
 */
export function SlipTabs({
  id,
  myBets,
  onChange = showTab,
}: {
  id: string;
  myBets: ReactNode;
  onChange?: (tab: SlipTab) => void;
}) {
  const t = useText();
  const { is_my_bets_visible: hasMyBets } = useSite().config;
  const tab = shownTab(useSlipPanel().tab, hasMyBets);
  const count = useSlipCount();
  return (
    <>
      <Tabs
        id={id}
        label={t('slip.panel')}
        tabs={[
          { value: 'slip', label: t('slip.title'), count },
          ...(hasMyBets ? [{ value: 'my_bets' as const, label: t('slip.myBets') }] : []),
        ]}
        value={tab}
        onChange={onChange}
      />
      <TabPanel id={id} value={tab}>
        {tab === 'slip' ? <SlipBody /> : myBets}
      </TabPanel>
    </>
  );
}
