import { MyBets } from '../features/my-bets/my-bets';
import { useText } from '../i18n/text';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';

/** My bets as a page of its own, for screens where the slip is a sheet. */
export function BetsHistoryPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('pages.title_bets')} hidden />
      <PageHeading>{t('pages.title_bets')}</PageHeading>
      <MyBets />
    </>
  );
}
