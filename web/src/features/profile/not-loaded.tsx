import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './rows.module.css';

/** Stands for a list that did not come, with a way to ask for it again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('pages.failed_title')}</p>
      <Button onClick={onRetry}>{t('pages.again')}</Button>
    </div>
  );
}
