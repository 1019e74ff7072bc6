import { useQuery } from '@tanstack/react-query';
import type { Call, ReadOf } from '@touchline/wire/calls/call';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/api-context';
import { apiQuery } from '../../../api/queries';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import styles from './match-statistics.module.css';

interface Props<C extends Call> {
  /** A call of SPEC §7 `/matches/{id}/{statistic type}`. */
  call: C;
  matchId: number;
  /** How often it is asked again while it shows, in ms; left out where it does not change. */
  everyMs?: number | undefined;
  children: (reply: ReadOf<C>) => ReactNode;
}

/** Asks for a part of a match's statistics, and shows it once it is there. */
export function Statistic<C extends Call>({ call, matchId, everyMs, children }: Props<C>) {
  const t = useText();
  const asked = apiQuery<Call>(useApi(), call, { params: { id: matchId } });
  const { data, isPending, refetch } = useQuery({ ...asked, refetchInterval: everyMs ?? false });
  if (isPending) {
    return (
      <div className={styles.waiting}>
        <Skeleton height="160px" />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={styles.none} role="alert">
        <p>{t('pages.failed_title')}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('pages.again')}
        </Button>
      </div>
    );
  }
  return children(data as ReadOf<C>);
}

/** A sentence in the place of statistics that there are none of. */
export function NoStatistic({ text }: { text: string }) {
  return <p className={styles.none}>{text}</p>;
}
