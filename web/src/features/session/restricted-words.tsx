import type { Player } from '@touchline/wire/calls/platform';
import { CircleAlert } from 'lucide-react';
import { platformPage } from '../../i18n/between-origins';
import { dateText } from '../../i18n/date-formats';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './restricted-words.module.css';

const WAYS = [
  { name: 'wallet', path: '/profile/wallet' },
  { name: 'transactions', path: '/profile/wallet/transactions' },
] as const;

/** Why an account is restricted and until when, what is possible meanwhile, and the ways to it. */
export function RestrictedWords({ exclusion }: { exclusion: NonNullable<Player['exclusion']> }) {
  const t = useText();
  const site = useSite();
  const formats = useFormats();
  const { type, until } = exclusion;
  const end = until === null ? null : dateText('moment', formats)(until);
  const why =
    end === null
      ? t('session.restricted.ever')
      : type === 'selfexclusion'
        ? t('session.restricted.selfexclusion', { until: end })
        : t('limits.breaks.resting', { until: end });
  return (
    <section className={styles.notice} role="status">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <p className={styles.why}>{why}</p>
        <p>{t('limits.about.coolingoff')}</p>
        <p className={styles.ways}>
          {WAYS.map(({ name, path }) => (
            <Link key={name} to={platformPage(site, formats.locale, path)}>
              {t(`session.menu.${name}`)}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
