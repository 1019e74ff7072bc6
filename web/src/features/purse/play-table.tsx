import { ZERO } from '@touchline/domain/money';
import { dateText } from '../../i18n/date-formats';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import styles from './play-table.module.css';
import { hoursAndMinutes, type Month, type Played } from './played-months';
import { signed } from './signed';

const COLUMNS = ['bets', 'settled', 'paid', 'net', 'open', 'deposits', 'withdrawals'] as const;

/** Months with a row for each currency; on a phone each is a card. */
export function PlayTable({ months }: { months: readonly Month[] }) {
  const t = useText();
  return (
    <table className={styles.table} aria-label={t('purse.statement.title')}>
      <thead>
        <tr>
          <th scope="col">{t('purse.statement.month')}</th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {t(`purse.statement.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month.month}>
          <MonthRows {...month} />
        </tbody>
      ))}
    </table>
  );
}

function MonthRows({ month, seconds_signed_in: seconds, currencies }: Month) {
  const t = useText();
  const { count } = useFormats();
  const name = useMonthName();
  const { hours, minutes } = hoursAndMinutes(seconds);
  const [first, ...others] = currencies;
  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={Math.max(1, currencies.length)} className={styles.month}>
          {name(month)}
          <small>
            {t('purse.statement.signedIn')}{' '}
            {t('purse.statement.duration', { hours: count(hours), minutes: count(minutes) })}
          </small>
        </th>
        {first ? (
          <Cells row={first} />
        ) : (
          <td colSpan={COLUMNS.length} className={styles.nothing}>
            {t('purse.statement.nothing')}
          </td>
        )}
      </tr>
      {others.map((row) => (
        <tr key={row.currency}>
          <Cells row={row} />
        </tr>
      ))}
    </>
  );
}

function Cells({ row }: { row: Played }) {
  const t = useText();
  const { money, count } = useFormats();
  const cells = {
    bets: count(row.bets),
    settled: money({ ...row, value: row.settled }),
    paid: money({ ...row, value: row.paid }),
    net: signed(row.net, (value) => money({ ...row, value })),
    open: money({ ...row, value: row.open }),
    deposits: money({ ...row, value: row.deposits }),
    withdrawals: money({ ...row, value: row.withdrawals }),
  };
  return COLUMNS.map((name) => (
    <td
      key={name}
      className={`${styles.number} ${name === 'net' ? styles.net : ''}`}
      data-up={(name === 'net' && row.net > ZERO) || undefined}
    >
      <span className={styles.label} aria-hidden="true">
        {t(`purse.statement.${name}`)}
      </span>
      {cells[name]}
    </td>
  ));
}

/** Months end at midnight UTC, so that is the zone they are named in. */
function useMonthName(): (month: string) => string {
  const { locale } = useFormats();
  const name = dateText('month', { locale, timeZone: 'UTC' });
  return (month) => name(`${month}-01T00:00:00Z`);
}
