import type { AuditFault } from '@touchline/domain/audit/chain';
import type { Result } from '@touchline/domain/result';
import { aPlayer } from '@touchline/testkit/betting/rows';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { up } from '../../db/migrations/0031-audit';
import type { Database } from '../../db/schema';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { type Decision, logDecisions } from '../log';
import { verifyAudit } from './verify-audit';

let book: OpenDatabase;
let playerId: number;
beforeAll(async () => {
  book = await migratedDatabase();
  playerId = await aPlayer(book.pool);
});
afterAll(() => book.close());

const anyText = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
const anyDecision = () =>
  fc.record<Decision>({
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
    operator: anyText,
    action: anyText,
    playerId: fc.constantFrom(null, playerId),
    betId: fc.constant(null),
    details: fc.dictionary(anyText, fc.oneof(anyText, fc.double({ noNaN: true }), fc.boolean())),
  });

/** Does something to the log in a transaction that never happened, with nothing to hold it back; answers what is found. */
async function foundAfter(
  change: (tx: Kysely<Database>) => Promise<unknown>,
): Promise<Result<unknown, AuditFault>> {
  const tx = await book.db.startTransaction().execute();
  try {
    await sql`alter table operator_log disable trigger user`.execute(tx);
    await change(tx);
    return await verifyAudit(tx);
  } finally {
    await tx.rollback().execute();
  }
}

const lengthOf = async () =>
  Number((await book.pool.query<{ count: bigint }>('select count from audit_end')).rows[0]?.count);

test('a log without rows is right', async () => {
  const other = await migratedDatabase();
  expect(await verifyAudit(other.db)).toEqual({
    ok: true,
    value: { count: 0n, hash: '0'.repeat(64) },
  });
  await other.close();
});

test('whatever is decided, the log is right, and its numbers have no gaps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyDecision(), { maxLength: 3 })), async (batches) => {
      const before = await lengthOf();
      await Promise.all(
        batches.map((batch) => book.db.transaction().execute((tx) => logDecisions(tx, batch))),
      );
      const count = BigInt(before + batches.flat().length);
      expect(await verifyAudit(book.db)).toMatchObject({ ok: true, value: { count } });
    }),
    { numRuns: 30 },
  );
});

test('what is rolled back leaves neither a row nor a gap', async () => {
  const before = await verifyAudit(book.db);
  const decision = { at: new Date(), operator: 'ada', action: 'vip_set' };
  const undone = book.db.transaction().execute(async (tx) => {
    await logDecisions(tx, [decision]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await verifyAudit(book.db)).toEqual(before);
  await book.db.transaction().execute((tx) => logDecisions(tx, [decision]));
  const { rows } = await book.pool.query<{ id: bigint }>('select max(id) as id from operator_log');
  expect(await verifyAudit(book.db)).toMatchObject({ ok: true, value: { count: rows[0]?.id } });
});

/** For each column what makes another value of it. */
const CHANGES: Record<string, string> = {
  id: 'id + 1000000',
  at: `at + interval '1 microsecond'`,
  operator: `operator || 'x'`,
  action: `'x' || action`,
  player_id: `case when player_id is null then (select min(id) from players) end`,
  details: `details || '{"x": 1.0}'`,
  previous_hash: `translate(left(previous_hash, 1), '0123456789abcdef', '123456789abcdef0') || substr(previous_hash, 2)`,
  hash: `left(hash, 63) || translate(right(hash, 1), '0123456789abcdef', '123456789abcdef0')`,
};

test('any change of any column of any row is found, in that row', async () => {
  const length = await lengthOf();
  const changes = fc.constantFrom(...Object.entries(CHANGES));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: length }), changes, async (id, change) => {
      const [column, value] = change;
      const found = await foundAfter((tx) =>
        sql`update operator_log set ${sql.ref(column)} = ${sql.raw(value)} where id = ${id}`.execute(
          tx,
        ),
      );
      expect(found).toMatchObject({ ok: false, error: { row: BigInt(id) } });
    }),
    { numRuns: 60 },
  );
});

test('any removed row is found, and so is the end of the log', async () => {
  const length = await lengthOf();
  const removed = (where: ReturnType<typeof sql>) => (tx: Kysely<Database>) =>
    sql`delete from operator_log where ${where}`.execute(tx);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: length }), async (id) => {
      const error = { row: BigInt(id), why: 'missing_row' };
      expect(await foundAfter(removed(sql`id = ${id}`))).toEqual({ ok: false, error });
      expect(await foundAfter(removed(sql`id >= ${id}`))).toEqual({ ok: false, error });
    }),
    { numRuns: 20 },
  );
});

test('rows that were put in by hand are found, below the first and behind the last', async () => {
  const length = await lengthOf();
  for (const id of [0, -5, length + 1]) {
    const found = await foundAfter((tx) =>
      sql`insert into operator_log
        select ${id}, at, operator, action, player_id, bet_id, details, previous_hash, hash
        from operator_log where id = 1`.execute(tx),
    );
    expect(found).toMatchObject({ ok: false, error: { row: BigInt(id) } });
  }
});

test.each([
  `update operator_log set operator = 'somebody else'`,
  'delete from operator_log',
  'truncate operator_log',
  'truncate players cascade',
  'delete from audit_end',
])('the database refuses: %s', async (statement) => {
  const before = await verifyAudit(book.db);
  await expect(book.pool.query(statement)).rejects.toThrow(/is only ever added to|foreign key/);
  expect(await verifyAudit(book.db)).toEqual(before);
});

test('what was logged before rows were chained is kept, numbered and chained', async () => {
  const other = await migratedDatabase();
  await other.pool.query(`
    drop table operator_log, audit_end;
    drop function refuse_change cascade;
    create table operator_log (
      id bigint generated always as identity primary key, at timestamptz not null,
      operator text not null, action text not null, player_id integer references players,
      bet_id integer references bets, details jsonb not null default '{}');
    insert into operator_log (at, operator, action, details)
    select now() + n * interval '1 microsecond', 'ada', 'vip_set', jsonb_build_object('n', n)
    from generate_series(1, 2500) n;
    delete from operator_log where id % 3 = 0;`);
  await other.db.transaction().execute((tx) => up(tx as unknown as Kysely<unknown>));
  expect(await verifyAudit(other.db)).toMatchObject({ ok: true, value: { count: 1667n } });
  const { rows } = await other.pool.query(`select details from operator_log order by id limit 3`);
  expect(rows.map(({ details }) => details as object)).toEqual([{ n: 1 }, { n: 2 }, { n: 4 }]);
  await other.db
    .transaction()
    .execute((tx) => logDecisions(tx, [{ at: new Date(), operator: 'ada', action: 'vip_set' }]));
  expect(await verifyAudit(other.db)).toMatchObject({ ok: true, value: { count: 1668n } });
  await other.close();
});
