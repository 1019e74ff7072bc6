import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { OpenDatabase } from '../../../../server/src/db/connect';
import { preparing } from '../../../../server/src/db/prepared';
import type { Database } from '../../../../server/src/db/schema';

/** When a connection breaks: before its statement of that number or its commit, or after it and before it is answered. */
export interface Death {
  statement: number | 'commit';
  moment: 'before' | 'after';
}

/** A database whose connections can be broken in the middle of what they are used for. */
export interface DyingDatabase {
  db: Kysely<Database>;
  /**
   * Does `work`; the server ends the connection that comes to that statement first, counted over all of them, and nobody
   * reads what it answered. What fails through that is done again, in the same way.
   */
  surviving<T>(death: Death | null, work: () => Promise<T>): Promise<T>;
  /** Whether the connection was broken in what was done last. */
  hasDied(): boolean;
}

/** Opens it beside the usual one, on the same connections. */
export function dyingDatabase({ pool }: Pick<OpenDatabase, 'pool'>): DyingDatabase {
  let [statements, death]: [number, Death | null] = [0, null];
  let isDead = false;
  const healthy = preparing(pool);
  const isNow = (text: string, moment: Death['moment']) => {
    const statement = text === 'commit' ? text : statements;
    return death?.moment === moment && [statement, statements].includes(death.statement);
  };
  const end = async (client: PostgresPoolClient) => {
    isDead = true;
    death = null;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid', []);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await untilItFails(client);
    // That failure told that the server has gone; this one, that the pool knows it too.
    await untilItFails(client);
  };
  const watched = (client: PostgresPoolClient): PostgresPoolClient => {
    async function query<R>(
      text: string,
      values: readonly unknown[],
    ): Promise<PostgresQueryResult<R>> {
      statements += 1;
      const [diesBefore, diesAfter] = [isNow(text, 'before'), isNow(text, 'after')];
      if (diesBefore) await end(client);
      const answer = await client.query<R>(text, values);
      if (!diesAfter) return answer;
      await end(client);
      throw new Error('the connection broke before the answer was read');
    }
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: async () => watched(await healthy.connect()), end: () => Promise.resolve() },
    }),
  });
  return {
    db,
    hasDied: () => isDead,
    surviving: async (planned, work) => {
      [statements, death, isDead] = [0, planned, false];
      try {
        return await work();
      } catch (error) {
        if (!isDead) throw error;
        return await work();
      } finally {
        death = null;
      }
    },
  };
}

async function untilItFails(client: PostgresPoolClient): Promise<void> {
  const answered = () =>
    client.query('select', []).then(
      () => true,
      () => false,
    );
  while (await answered());
}
