import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { Illustration } from '../../ui/illustration';
import { Skeleton } from '../../ui/skeleton';
import { NotificationRow } from './notification-row';
import styles from './notification-list.module.css';
import { readAll, useNotifications, useSeen } from './use-notifications';
import { useWhenShown } from './use-when-shown';

interface ListProps {
  /** The popover that it stands in, which its cross closes. */
  popoverId: string;
  deviceToggle: ReactNode;
}

/** All that was told to the player; those that are seen are read by that. */
export function NotificationList({ popoverId, deviceToggle }: ListProps) {
  const t = useText();
  const list = useNotifications();
  const isAnyUnread = list.news?.some(({ read }) => !read) ?? false;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('notifications.title')}</h2>
        <ReadAllButton isNeeded={isAnyUnread} />
        <IconButton
          label={t('notifications.close')}
          popoverTarget={popoverId}
          popoverTargetAction="hide"
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <Rows list={list} popoverId={popoverId} />
      {deviceToggle && <footer className={styles.device}>{deviceToggle}</footer>}
    </>
  );
}

type List = ReturnType<typeof useNotifications>;

function Rows({ list, popoverId }: { list: List; popoverId: string }) {
  const t = useText();
  const markSeen = useSeen();
  const { news, error, refetch } = list;
  if (!news && error) {
    return (
      <div role="alert">
        <EmptyState
          picture={<Illustration name="broken" />}
          title={t('notifications.failed')}
          text={t('notifications.failed_text')}
          action={<Button onClick={() => void refetch()}>{t('pages.again')}</Button>}
        />
      </div>
    );
  }
  if (!news) return <RowsWaiting />;
  if (news.length === 0) {
    return (
      <EmptyState
        picture={<Illustration name="pitch" />}
        title={t('notifications.empty')}
        text={t('notifications.empty_text')}
      />
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {news.map((each) => (
          <NotificationRow key={each.id} news={each} onSeen={markSeen} popoverId={popoverId} />
        ))}
      </ul>
      <Earlier list={list} />
    </>
  );
}

/** Fetches the next page as soon as the end comes in sight; by hand where that failed. */
function Earlier({ list }: { list: List }) {
  const t = useText();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isAsked = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useWhenShown<HTMLDivElement>(isAsked, () => void fetchNextPage());
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.end}>
      {isFetchNextPageError && <p role="alert">{t('notifications.more_failed')}</p>}
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? t('pages.again') : t('notifications.more')}
      </Button>
    </div>
  );
}

function ReadAllButton({ isNeeded }: { isNeeded: boolean }) {
  const t = useText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await readAll(client);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ kind: 'error', title: t('notifications.not_read') });
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.readAll}
      disabled={!isNeeded || isBusy}
      onClick={() => void press()}
    >
      {t('notifications.read_all')}
    </button>
  );
}

function RowsWaiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row}>
          <Skeleton width="46%" height="16px" />
          <Skeleton width="82%" height="14px" />
        </div>
      ))}
    </div>
  );
}
