import type { Player } from '@touchline/wire/calls/platform';
import {
  ChartNoAxesColumn,
  Gauge,
  LogOut,
  ReceiptText,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { useCanDeposit } from '../../state/playing';
import { session, useAccount } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { displayName } from './display-name';
import styles from './session-menu.module.css';

/** A player's own pages on the platform. */
const PAGES = [
  { name: 'profile', path: '/profile', Picture: UserRound },
  { name: 'wallet', path: '/profile/wallet', Picture: Wallet },
  { name: 'transactions', path: '/profile/wallet/transactions', Picture: ReceiptText },
  { name: 'limits', path: '/profile/limits', Picture: Gauge },
  { name: 'statement', path: '/profile/statement', Picture: ChartNoAxesColumn },
] as const satisfies readonly { name: string; path: string; Picture: LucideIcon }[];

/** What a player has in reach: the balance, a deposit, and the account behind a small menu. */
export function PlayerMenu({ player }: { player: Player }) {
  const t = useText();
  const { money } = useFormats();
  const account = useAccount();
  const canDeposit = useCanDeposit();
  const id = useId();
  const balance = account && money({ ...account, value: account.balance });
  return (
    <div className={styles.menu}>
      {account && (
        <output className={styles.balance} aria-label={t('session.balance')}>
          {balance}
        </output>
      )}
      {canDeposit && (
        <Button variant="primary" onClick={() => session.ask('deposit')}>
          {t('session.deposit')}
        </Button>
      )}
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
        {account && (
          <p className={styles.held}>
            <span>{t('session.balance')}</span> <b>{balance}</b>
          </p>
        )}
        <PageLinks />
        <SignOutButton />
      </div>
    </div>
  );
}

function PageLinks() {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const hasLimits = useFlag('responsible_gambling');
  const shown = PAGES.filter(({ name }) => hasLimits || name !== 'limits');
  return (
    <ul className={styles.pages}>
      {shown.map(({ name, path, Picture }) => (
        <li key={name}>
          <Link to={platformPage(site, locale, path)} className={styles.item}>
            <Picture size={16} aria-hidden="true" /> {t(`session.menu.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
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
