import type { ReadOf } from '@touchline/wire/calls/call';
import type { listTransactions } from '@touchline/wire/calls/wallet';
import { newsPage } from '@touchline/wire/notification-pages';
import type { TransactionKind } from '@touchline/domain/ledger/transaction-kind';
import { ZERO } from '@touchline/domain/money';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Dices,
  Gift,
  PencilLine,
  Ticket,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { sportsbookPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { betOf, factWord } from './fact-word';
import { reasonText } from './reason-text';
import { signed } from './signed';
import styles from './transaction-table.module.css';
import { useMoments } from './use-moments';

type Transaction = ReadOf<typeof listTransactions>['data'][number];

const PICTURES: Readonly<Record<TransactionKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  bet: Ticket,
  payout: Trophy,
  bonus: Gift,
  game: Dices,
  correction: PencilLine,
};

/** Movements as a table; on a phone each row is a card (by style alone, so that it stays a table to those who hear it). */
export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const t = useText();
  return (
    <table className={styles.table} aria-label={t('purse.transactions.title')}>
      <thead>
        <tr>
          <th scope="col">{t('purse.transactions.what')}</th>
          <th scope="col">{t('purse.transactions.time')}</th>
          <th scope="col" className={styles.number}>
            {t('purse.transactions.amount')}
          </th>
          <th scope="col" className={styles.number}>
            {t('purse.transactions.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const { dayAndTime } = useMoments();
  const Picture = PICTURES[row.kind];
  const bet = betOf(row.id);
  return (
    <tr>
      <td className={styles.what}>
        <Picture size={18} aria-hidden="true" />
        <span>
          {t(`purse.fact.${factWord(row.id)}`)}
          {bet !== null && <BetLink bet={bet} about={row.about} />}
          {bet === null && row.about !== null && <PrizeLink row={row} />}
          {row.bonus !== null && <small className={styles.bonus}>{row.bonus}</small>}
          {row.reason !== null && (
            <small className={styles.reason}>{reasonText(t, row.reason)}</small>
          )}
        </span>
      </td>
      <td className={styles.time}>
        <time dateTime={row.at}>{dayAndTime(row.at)}</time>
      </td>
      <td className={`${styles.number} ${styles.amount}`} data-up={row.amount > ZERO || undefined}>
        {signed(row.amount, (value) => money({ ...row, value }))}
      </td>
      <td className={`${styles.number} ${styles.balance}`}>
        <span className={styles.label} aria-hidden="true">
          {t('purse.transactions.balance')}
        </span>{' '}
        {money({ ...row, value: row.balance })}
      </td>
    </tr>
  );
}

/** Which bet a movement is of, and the way to it where the sportsbook shows bets. */
function BetLink({ bet, about }: { bet: string; about: string | null }) {
  const site = useSite();
  const { locale } = useFormats();
  const named = about === null ? bet : `${about} · ${bet}`;
  if (!site.config.is_my_bets_visible) return <small className={styles.bet}>{named}</small>;
  return (
    <small className={styles.bet}>
      <Link to={sportsbookPage(site, locale, `/bets-history?bet=${bet}`)}>{named}</Link>
    </small>
  );
}

/** What has paid a prize, and the way to it among bonuses and jackpots. */
function PrizeLink({ row: { about, paid_by: by } }: { row: Transaction }) {
  const page = newsPage({ type: 'bonus', object_type: by?.type, object_id: by?.id });
  const site = useSite();
  const { locale } = useFormats();
  return (
    <small className={styles.bet}>
      <Link to={sportsbookPage(site, locale, page?.path ?? '/promotions')}>{about}</Link>
    </small>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Of the size of movements, until they come. */
export function TransactionsWaiting() {
  return (
    <div className={styles.waiting}>
      {ROWS.map((each) => (
        <span key={each}>
          <Skeleton width="42%" />
          <Skeleton width="88px" />
        </span>
      ))}
    </div>
  );
}
