import { playStatement } from '@touchline/wire/calls/player-limits';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { ZERO } from '@touchline/domain/money';
import { EmptyState } from '../../ui/empty-state';
import { SelectField } from '../../ui/field';
import { Illustration } from '../../ui/illustration';
import { Skeleton } from '../../ui/skeleton';
import { WayOn } from '../../ui/way-on';
import { ListFailed, Waiting } from './listed';
import { PaymentsWaiting } from './payments-waiting';
import styles from './play-statement.module.css';
import { PlayTable } from './play-table';
import { playedAltogether, playedMonths, yearIn, yearsAt, type Played } from './played-months';
import { signed } from './signed';
import { useListed } from './use-listed';

/** What a player has played with, month by month. The year is in the address. */
export function PlayStatement() {
  const t = useText();
  const [address] = useSearchParams();
  const year = yearIn(address);
  const {
    data: reply,
    isError,
    isPlaceholderData,
    refetch,
  } = useListed(playStatement, {
    query: year === null ? {} : { year },
  });
  const months = reply && playedMonths(reply.data);
  return (
    <>
      <section className={styles.top} aria-label={t('purse.statement.total')}>
        <Altogether rows={months && playedAltogether(months)} />
        <YearChoice year={year} />
      </section>
      <section className={styles.months} aria-busy={isPlaceholderData || undefined}>
        {months && months.length > 0 && <PlayTable months={months} />}
        {months?.length === 0 && <NoPlay />}
        {!months && isError && <ListFailed onRetry={() => void refetch()} />}
        {!months && !isError && (
          <Waiting>
            <PaymentsWaiting />
          </Waiting>
        )}
      </section>
    </>
  );
}

function YearChoice({ year }: { year: string | null }) {
  const t = useText();
  const navigate = useNavigate();
  const years = yearsAt(useNow());
  const shown = year === null || years.includes(year) ? years : [...years, year];
  const choose = (chosen: string) =>
    void navigate({ search: chosen === '' ? '' : `?year=${chosen}` }, { preventScrollReset: true });
  return (
    <div className={styles.year}>
      <SelectField
        label={t('purse.statement.time')}
        value={year ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: t('purse.statement.lastMonths') },
          ...shown.map((each) => ({ value: each, label: each })),
        ]}
      />
    </div>
  );
}

/** What settled bets came to in each currency; what is still open stands beside it. */
function Altogether({ rows }: { rows: readonly Played[] | undefined }) {
  const t = useText();
  const { money } = useFormats();
  return (
    <div>
      <h2 className={styles.title}>{t('purse.statement.total')}</h2>
      <ul className={styles.nets}>
        {rows === undefined && (
          <li>
            <Skeleton width="220px" height="18px" />
          </li>
        )}
        {rows?.length === 0 && <li>{t('purse.statement.even')}</li>}
        {rows?.map((row) => (
          <li key={row.currency}>
            {row.net === ZERO
              ? t('purse.statement.even')
              : signed(row.net, (value) => money({ ...row, value }))}
            {row.open > ZERO && (
              <span className={styles.open}>
                {t('purse.statement.openStakes', { amount: money({ ...row, value: row.open }) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoPlay() {
  const t = useText();
  const hasLimits = useFlag('responsible_gambling');
  return (
    <EmptyState
      picture={<Illustration name="pitch" />}
      title={t('purse.statement.empty')}
      text={t('purse.statement.emptyText')}
      {...(hasLimits && {
        action: <WayOn to="/profile/limits">{t('purse.statement.limits')}</WayOn>,
      })}
    />
  );
}
