import { useText } from '../../i18n/text';
import type { AuthView } from '../../state/session';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';

/** Stands where the form would be when the link of a mail lost its token on the way. */
export function IncompleteLink({ renew, Way }: { renew: AuthView; Way: Way }) {
  const t = useText();
  return (
    <p className={styles.incomplete}>
      {t('account.incomplete')} <Way view={renew}>{t(`account.offer.${renew}`)}</Way>
    </p>
  );
}
