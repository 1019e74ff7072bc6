import { assert } from '@touchline/domain/assert';
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { POOL_EXHAUSTED } from './unavailable';

const MARK = '/* prepared */';

/**
 * Put first in a query, has each connection prepare it once: for what is asked all the time and has the same plan
 * whatever is asked for, as planning takes longer than reading a few rows by their keys. Each text of such a query is
 * kept on every connection as long as that lives, so lists of values go into it as one array.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

/**
 * An array of values in a prepared query, hidden from the planner. It keeps one plan for all values only
 * where that looks no dearer than a plan for the values at hand, which the length of an array alone can make it.
 */
export function unseen(
  values: readonly (number | string | bigint | null)[],
  type: `${'integer' | 'bigint' | 'real' | 'smallint' | 'text' | 'uuid'}[]`,
): RawBuilder<unknown> {
  return sql`(select ${values}::${sql.raw(type)})::${sql.raw(type)}`;
}

/** One column of some rows, hidden from the planner likewise. */
export function columnOf<T>(
  rows: readonly T[],
  read: (row: T) => Parameters<typeof unseen>[0][number],
  type: Parameters<typeof unseen>[1],
): RawBuilder<unknown> {
  return unseen(rows.map(read), type);
}

/** Each of them waits for a limited time besides; more would only be answered after their callers have gone. */
const MOST_WAITING = 1_000;

/** A pool for Kysely that prepares what is marked; everything else is planned each time. */
export function preparing(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      if (pool.waitingCount >= MOST_WAITING) throw new Error(POOL_EXHAUSTED);
      const client = await pool.connect();
      const before = known.get(client);
      if (before) return before;
      const wrapped = preparingClient(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `prepared-${names.size + 1}`;
  names.set(text, name);
  return name;
}

function preparingClient(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const ask = async <R>(text: string, values: readonly unknown[]) => {
    const all = [...values];
    try {
      return await (text.startsWith(MARK)
        ? client.query<R & QueryResultRow>({ name: nameOf(text), text, values: all })
        : client.query<R & QueryResultRow>(text, all));
    } catch (error) {
      isBroken ||= !isAnswer(error);
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // A query may be a cursor too, which none of ours is.
    assert(typeof text === 'string', 'a query is its text');
    return ask(text, values);
  }
  return { query, release: () => client.release(isBroken) };
}

/**
 * Whether the server has said what is wrong. After anything else, such as a limit of the client's, nobody knows what is
 * still under way on the connection, so it is closed instead of being lent out again.
 */
function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity !== 'FATAL';
}
