import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from './schema';

/** A statement, and what its rows mean. */
export interface Statement<Answer> {
  query: RawBuilder<unknown>;
  read(rows: readonly unknown[]): Answer;
}

/** Says what the rows of a query mean. */
export function statement<Row, Answer>(
  query: RawBuilder<Row>,
  read: (rows: readonly Row[]) => Answer,
): Statement<Answer> {
  return { query, read: (rows) => read(rows as readonly Row[]) };
}

/** Something to be done that answers nothing. */
export function command(query: RawBuilder<unknown>): Statement<void> {
  return { query, read: () => {} };
}

/** Carries out one statement. */
export async function run<Answer>(
  db: Kysely<Database>,
  { query, read }: Statement<Answer>,
): Promise<Answer> {
  return read((await query.execute(db)).rows);
}

/** What is answered to statements, each in its place. */
type Answers<Statements extends readonly Statement<unknown>[]> = {
  -readonly [At in keyof Statements]: Statements[At] extends Statement<infer Answer>
    ? Answer
    : never;
};

/**
 * Carries out statements of one transaction one after the other, in one round trip, `first` ahead of them: each sees
 * what those before it wrote, and none can depend on an answer. When one fails, so does the transaction, whatever the
 * others say.
 */
export async function runTogether<const Statements extends readonly Statement<unknown>[]>(
  tx: Transaction<Database>,
  statements: Statements,
  first: readonly Statement<void>[] = [],
): Promise<Answers<Statements>> {
  const all = [...first, ...statements];
  const results = await tx
    .getExecutor()
    .provideConnection((connection) =>
      Promise.all(all.map(({ query }) => connection.executeQuery(query.compile(tx)))),
    );
  const own = results.slice(first.length);
  return statements.map(({ read }, at) => read(own[at]?.rows ?? [])) as Answers<Statements>;
}
