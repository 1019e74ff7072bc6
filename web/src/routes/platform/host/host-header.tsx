import type { Ref } from 'react';
import { useState } from 'react';
import { ApiError } from '../../../api/api';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { session, useAccount, useSession } from '../../../state/session';
import { showAlert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import styles from './host-page.module.css';

/** The operator's own header: its name, its parts, and its own signing in. */
export function HostHeader({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useText();
  return (
    <header ref={ref} className={styles.header}>
      <p className={styles.brand}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 21V3l18 18V3" fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
        <span>{t('host.brand')}</span>
      </p>
      <nav className={styles.nav} aria-label={t('host.nav')}>
        <a href="#bets">{t('host.bets')}</a>
        <a href="#how">{t('host.how')}</a>
      </nav>
      <span className={styles.space} />
      <Account />
    </header>
  );
}

function Account() {
  const t = useText();
  const { money } = useFormats();
  const status = useSession((state) => state.status);
  const account = useAccount();
  if (status === 'unknown' || status === 'pending') return <span className={styles.account} />;
  if (status === 'not-logged-in') {
    return (
      <span className={styles.account}>
        <Button variant="plain" onClick={() => session.ask('sign_up')}>
          {t('session.signUp')}
        </Button>
        <Button variant="primary" onClick={() => session.ask('sign_in')}>
          {t('session.signIn')}
        </Button>
      </span>
    );
  }
  return (
    <span className={styles.account}>
      {account && (
        <output className={styles.balance} aria-label={t('session.balance')}>
          {money({ ...account, value: account.balance })}
        </output>
      )}
      <SignOut />
    </span>
  );
}

function SignOut() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await session.leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ kind: 'error', title: t('session.error.unreachable') });
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void leave()}>
      {t('session.signOut')}
    </Button>
  );
}
