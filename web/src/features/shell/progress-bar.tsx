import { useIsFetching } from '@tanstack/react-query';
import { useNavigation } from 'react-router';
import { useText } from '../../i18n/text';
import { useIsInProgress } from '../../state/progress';
import styles from './progress-bar.module.css';

/** Shows while a route or the language changes, or the first data of a page is on its way (SPEC §2). */
export function ProgressBar() {
  const t = useText();
  const navigation = useNavigation();
  const isInProgress = useIsInProgress();
  const fetching = useIsFetching({ predicate: (query) => query.state.status === 'pending' });
  if (navigation.state === 'idle' && fetching === 0 && !isInProgress) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('shell.loading')} />;
}
