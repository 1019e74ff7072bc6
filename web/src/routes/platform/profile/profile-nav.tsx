import {
  ArrowDownUp,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  Gauge,
  KeyRound,
  MonitorSmartphone,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/text';
import { useFlag } from '../../../state/flags';
import { useIsRestricted } from '../../../state/playing';
import { Link } from '../../../ui/link';
import styles from './profile-nav.module.css';

interface Entry {
  /** A key of `profile.nav`. */
  name:
    | 'profile'
    | 'sessions'
    | 'twoFactor'
    | 'limits'
    | 'wallet'
    | 'transactions'
    | 'withdrawals'
    | 'statement';
  to: string;
  icon: LucideIcon;
}

/** A player's own pages: who they are, what they allow themselves, what they have. */
const GROUPS: readonly (readonly Entry[])[] = [
  [
    { name: 'profile', to: '/profile', icon: UserRound },
    { name: 'sessions', to: '/profile/sessions', icon: MonitorSmartphone },
    { name: 'twoFactor', to: '/profile/two-factor', icon: KeyRound },
    { name: 'limits', to: '/profile/limits', icon: Gauge },
  ],
  [
    { name: 'wallet', to: '/profile/wallet', icon: Wallet },
    { name: 'transactions', to: '/profile/wallet/transactions', icon: ArrowDownUp },
    { name: 'withdrawals', to: '/profile/wallet/withdrawals', icon: ArrowUpFromLine },
    { name: 'statement', to: '/profile/statement', icon: ChartNoAxesColumn },
  ],
];

/** What is open to whoever is excluded or on a break. */
const OPEN: ReadonlySet<Entry['name']> = new Set([
  'limits',
  'wallet',
  'transactions',
  'withdrawals',
  'statement',
]);

/** The ways between a player's own pages: a list at the side, a row that scrolls where there is no room for one. */
export function ProfileNav() {
  const t = useText();
  const { pathname } = useLocation();
  const hasLimits = useFlag('responsible_gambling');
  const isRestricted = useIsRestricted();
  const here = pathname.replace(/\/$/, '');
  return (
    <nav className={styles.nav} aria-label={t('profile.nav.label')}>
      {GROUPS.map((entries) => (
        <ul key={entries[0]?.name} className={styles.group}>
          {entries
            .filter(({ name }) => (isRestricted ? OPEN.has(name) : hasLimits || name !== 'limits'))
            .map(({ name, to, icon: Icon }) => (
              <li key={name}>
                <Link to={to} className={styles.entry} {...(here === to ? CURRENT : {})}>
                  <Icon size={18} aria-hidden="true" />
                  {t(`profile.nav.${name}`)}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}

/** What marks the way to the open page; in a row that scrolls it is brought into sight. */
const CURRENT = { 'aria-current': 'page', ref: centre } as const;

function centre(link: HTMLElement | null): void {
  const row = link?.closest('nav');
  if (!link || !row || row.scrollWidth <= row.clientWidth) return;
  const within = row.getBoundingClientRect();
  const at = link.getBoundingClientRect();
  row.scrollLeft += at.left + at.width / 2 - (within.left + within.width / 2);
}
