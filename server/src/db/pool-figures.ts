import type { Pool } from 'pg';

/** What `/metrics` says of the connections that calls and jobs share. */
export const POOL_FIGURES = {
  database_connections: 'Connections to the database that are open',
  database_connections_idle: 'Those of them that nobody uses',
  database_waiting: 'Calls and jobs that wait for a connection',
} as const;

/** The figures now. */
export function poolFigures({
  totalCount,
  idleCount,
  waitingCount,
}: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) {
  const values = {
    database_connections: totalCount,
    database_connections_idle: idleCount,
    database_waiting: waitingCount,
  };
  return Object.entries(values).map(([name, value]) => ({ name, labels: {}, value }));
}
