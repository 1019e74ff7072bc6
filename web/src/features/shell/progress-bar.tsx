import { useNavigation } from 'react-router';
import { useText } from '../../i18n/text';
import { useIsInProgress } from '../../state/progress';
import styles from './progress-bar.module.css';

/** Shows while a route or the language changes (SPEC §2). What a page fetches besides says so where it will stand. */
export function ProgressBar() {
  const t = useText();
  const navigation = useNavigation();
  const isInProgress = useIsInProgress();
  if (navigation.state === 'idle' && !isInProgress) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('shell.loading')} />;
}
