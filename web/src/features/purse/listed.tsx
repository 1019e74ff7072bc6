import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { Link } from '../../ui/link';
import styles from './listed.module.css';
import { Pager } from './pager';

/** As much of a query of a list as is looked at here. */
interface Query<Reply> {
  data: Reply | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface Props<Row> {
  query: Query<{ data: Row[]; pagination: { page: number; total: number; last_page: number } }>;
  /** The address of a page of the list. */
  pageAddress: (page: number) => string;
  /** Of the size of what comes. */
  waiting: ReactNode;
  /** What stands where there is nothing at all. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list by pages, while it loads, when it fails, when it is empty and when it has rows. */
export function Listed<Row>({ query, pageAddress, waiting, empty, children }: Props<Row>) {
  const t = useText();
  const { data: reply, isError, isPlaceholderData, refetch } = query;
  if (!reply && isError) return <ListFailed onRetry={() => void refetch()} />;
  if (!reply) return <Waiting>{waiting}</Waiting>;
  const { data: rows, pagination } = reply;
  if (pagination.total === 0) return empty;
  return (
    <div className={styles.listed} aria-busy={isPlaceholderData || undefined}>
      {rows.length > 0 ? (
        children(rows)
      ) : (
        <EmptyState
          title={t('purse.list.beyond')}
          action={<Link to={pageAddress(pagination.last_page)}>{t('purse.list.toLast')}</Link>}
        />
      )}
      <Pager page={pagination.page} last={pagination.last_page} address={pageAddress} />
    </div>
  );
}

/** Says to those who do not see it that something is on its way. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div aria-busy="true">
      <p className={styles.unseen} role="status">
        {t('shell.loading')}
      </p>
      {children}
    </div>
  );
}

/** What stands where something of a player's money did not load. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        picture={<Illustration name="broken" />}
        title={t('purse.list.failed')}
        text={t('purse.list.failedText')}
        action={<Button onClick={onRetry}>{t('purse.list.again')}</Button>}
      />
    </div>
  );
}
