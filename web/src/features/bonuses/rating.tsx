import { useQuery } from '@tanstack/react-query';
import { ZERO } from '@touchline/domain/money';
import { getTournamentRating } from '@touchline/wire/calls/bonuses';
import type { ReadOf } from '@touchline/wire/calls/call';
import { useApi } from '../../api/api-context';
import type { Bonus } from '../../api/bonus-queries';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { useMoney } from './use-money';
import styles from './rating.module.css';

type Tournament = Extract<Bonus, { type: 'tournament' }>;
type Row = ReadOf<typeof getTournamentRating>['data'][number];

/** As many lines as stand in a window at once; the player's own is there in any case. */
const LINES = 10;
/** Others earn points too, in milliseconds. */
const REFETCH_MS = 15_000;

/** The leaderboard of a tournament, with the player's own line wherever that is (SPEC §3 "Leaderboard row"). */
export function Rating({ tournament }: { tournament: Tournament }) {
  const { id, pool_state: state, currency } = tournament;
  const t = useText();
  const { data, isError, refetch } = useQuery({
    ...apiQuery(useApi(), getTournamentRating, { params: { id }, query: { limit: LINES } }),
    refetchInterval: REFETCH_MS,
  });
  return (
    <section className={styles.rating}>
      <header className={styles.head}>
        <h3>{t('bonuses.rating.title')}</h3>
        <Badge tone={state === 'active' ? 'good' : 'plain'}>
          {t(`bonuses.rating.state.${state}`)}
        </Badge>
      </header>
      {data ? (
        <RatingTable rows={data.data} own={data.own} currency={currency} />
      ) : isError ? (
        <p className={styles.none} role="alert">
          {t('bonuses.rating.failed')}{' '}
          <Button variant="plain" size="small" onClick={() => void refetch()}>
            {t('bonuses.detail.again')}
          </Button>
        </p>
      ) : (
        <Skeleton height="120px" />
      )}
    </section>
  );
}

interface Places {
  rows: readonly Row[];
  own: Row | null;
  /** Of the pool that the places share. */
  currency: string;
}

/**
 * The lines, with what each has earned on the way where anybody has.
 * @internal
 */
export function RatingTable({ rows, own, currency }: Places) {
  const t = useText();
  const { count } = useFormats();
  const { money } = useMoney();
  if (rows.length === 0) return <p className={styles.none}>{t('bonuses.rating.empty')}</p>;
  const isAmong = rows.some((row) => row.current_user);
  const shown = own && !isAmong ? [...rows, own] : rows;
  const hasFreebets = shown.some((row) => row.farmed_freebets_count > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('bonuses.rating.place')}</th>
          <th scope="col">{t('bonuses.rating.player')}</th>
          <th scope="col">{t('bonuses.rating.points')}</th>
          {hasFreebets && <th scope="col">{t('bonuses.list.freebets')}</th>}
          <th scope="col">{t('bonuses.rating.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row, line) => (
          // Equals share a place, and nobody else has a name here.
          // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else that tells them apart
          <tr key={line} data-own={row.current_user || undefined}>
            <td>{count(row.position)}</td>
            <td>
              {row.current_user
                ? t('bonuses.rating.you')
                : t('bonuses.rating.someone', { place: count(line + 1) })}
            </td>
            <td>{count(Number(row.farmed_amount))}</td>
            {hasFreebets && <td>{count(row.farmed_freebets_count)}</td>}
            <td>{row.prize > ZERO ? money(row.prize, currency) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
