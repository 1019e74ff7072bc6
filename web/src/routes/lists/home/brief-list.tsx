import { useQuery } from '@tanstack/react-query';
import type { MatchCard } from '@touchline/wire/match-card';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/api-context';
import { matchesQuery, type MatchFilter } from '../../../api/queries';
import { MatchRowBrief } from '../../../features/match/match-row-brief';
import { Skeleton } from '../../../ui/skeleton';
import styles from './brief-list.module.css';

/** A few matches in one line each, without odds; nothing at all where there are none. */
export function BriefList({
  filter,
  rows,
  heading,
}: {
  filter: MatchFilter;
  /** How many are shown. */
  rows: number;
  heading: ReactNode;
}) {
  const matches = useQuery(matchesQuery(useApi(), filter));
  if (matches.isPending) return <BriefSkeleton rows={rows} />;
  const shown = matches.data?.data.slice(0, rows) ?? [];
  if (shown.length === 0) return null;
  return (
    <>
      {heading}
      <section className={styles.list}>
        {shown.map((match: MatchCard) => (
          <MatchRowBrief key={match.id} match={match} />
        ))}
      </section>
    </>
  );
}

/** Stands for the list and its heading. */
export function BriefSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="60%" height="16px" />
        </div>
      ))}
    </div>
  );
}
