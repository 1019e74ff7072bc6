import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import styles from './clock.module.css';

/** The reader's time, to the minute. */
export function Clock() {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  return (
    <time className={styles.clock} title={t('shell.clock')} dateTime={now.toISOString()}>
      {formats.time(now)}
    </time>
  );
}
