import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Illustration } from '../ui/illustration';
import styles from './states.module.css';

/** A part of a page that did not load. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.box} role="alert">
      <EmptyState
        picture={<Illustration name="broken" />}
        title={t('pages.failed_title')}
        text={t('pages.failed_text')}
        action={<Button onClick={onRetry}>{t('pages.again')}</Button>}
      />
    </div>
  );
}

/** A list with nothing in it. */
export function Nothing({
  title,
  text,
  action,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className={styles.box}>
      <EmptyState
        picture={<Illustration name="pitch" />}
        title={title}
        {...(text === undefined ? {} : { text })}
        action={action}
      />
    </div>
  );
}
