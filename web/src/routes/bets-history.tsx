import { ReceiptText } from 'lucide-react';
import { LinkedBet } from '../features/my-bets/linked-bet';
import { MyBets } from '../features/my-bets/my-bets';
import { useText } from '../i18n/text';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';

/** My bets as a page of its own, for screens where the slip is a sheet. */
export function BetsHistoryPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('pages.title_bets')} hidden />
      <PageHead
        emblem={<ReceiptText size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={t('pages.title_bets')}
        place={t('pages.bets_about')}
      />
      <MyBets />
      <LinkedBet />
    </>
  );
}
