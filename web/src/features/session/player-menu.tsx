import type { Player } from '@touchline/wire/calls/platform';
import { LogOut, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { session, useAccount } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { displayName } from './display-name';
import styles from './session-menu.module.css';

/** What a player has in reach: the balance, a deposit, and the account behind a small menu. */
export function PlayerMenu({ player }: { player: Player }) {
  const t = useText();
  const { money } = useFormats();
  const account = useAccount();
  const id = useId();
  return (
    <div className={styles.menu}>
      {account && (
        <output className={styles.balance} aria-label={t('session.balance')}>
          {money({ ...account, value: account.balance })}
        </output>
      )}
      <Button variant="primary" onClick={() => session.ask('deposit')}>
        {t('session.deposit')}
      </Button>
      <button
        type="button"
        className={styles.account}
        aria-label={t('session.account', { name: displayName(player) })}
        title={displayName(player)}
        popoverTarget={id}
      >
        <UserRound size={18} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.popover}>
        <p className={styles.name}>{displayName(player)}</p>
        <SignOutButton />
      </div>
    </div>
  );
}

function SignOutButton() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await session.leave();
      showAlert({ kind: 'info', title: t('session.signedOut') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      showAlert({ kind: 'error', title: t('session.error.unreachable') });
    }
  };
  return (
    <button type="button" className={styles.item} disabled={isBusy} onClick={() => void leave()}>
      <LogOut size={16} aria-hidden="true" /> {t('session.signOut')}
    </button>
  );
}
