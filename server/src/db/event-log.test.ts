import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import type { EventKind, SignificantEvent } from '@touchline/wire/significant-events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from './connect';
import { createEventLog, dropOldEvents, MOST_ROWS } from './event-log';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate significant_events');
});

interface Row {
  kind: EventKind;
  player_id: number | null;
  count: number;
  about: object;
  seconds: number;
  lasted: number;
}

/** What is written, in order: how long ago it was first, and for how long it lasted. */
async function written(): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    `select kind, player_id, count, about, round(extract(epoch from now() - at))::int as seconds,
       round(extract(epoch from last_at - at))::int as lasted
     from significant_events order by id`,
  );
  return rows;
}

/** A log whose clock is moved by hand. */
function aLog() {
  let now = 1_000;
  const log = createEventLog(() => now);
  return {
    ...log,
    pass: (ms: number) => {
      now += ms;
    },
    write: () => log.write(database.db),
  };
}

const FAILED = { kind: 'sign_in_failed', playerId: 7 } as const;

test('events of one kind about the same thing within a minute are one row with a count', async () => {
  const log = aLog();
  log.noteEvent(FAILED);
  log.noteEvent(FAILED);
  log.noteEvent({ ...FAILED, playerId: 8 });
  await log.write();
  log.pass(59_000);
  log.noteEvent(FAILED);
  await log.write();
  await log.write();
  expect(await written()).toMatchObject([
    { kind: 'sign_in_failed', player_id: 7, count: 3, about: {} },
    { kind: 'sign_in_failed', player_id: 8, count: 1, about: {} },
  ]);
  log.pass(1_000);
  log.noteEvent(FAILED);
  await log.write();
  expect((await written()).map(({ count }) => count)).toEqual([3, 1, 1]);
  expect(log.counts().get('sign_in_failed')).toBe(5);
});

test.each<[string, (n: number) => SignificantEvent, number]>([
  ['accounts', (n) => ({ kind: 'sign_in_failed', playerId: n + 1 }), MOST_ROWS.fromOutside],
  [
    'origins',
    (n) => ({ kind: 'origin_refused', about: { origin: `${n}` } }),
    MOST_ROWS.fromOutside,
  ],
  ['lines', (n) => ({ kind: 'line_held', about: { market_id: n } }), MOST_ROWS.others],
])(
  'ten thousand %s in a minute fill a bounded number of rows, and none is lost',
  async (_of, event, most) => {
    const log = aLog();
    for (let n = 0; n < 10_000; n += 1) {
      log.noteEvent(event(n));
      if (n % 1_000 === 0) await log.write();
    }
    await log.write();
    const rows = await written();
    expect(rows).toHaveLength(most + 1);
    expect(rows.reduce((total, { count }) => total + count, 0)).toBe(10_000);
    expect(rows.filter(({ count }) => count > 1)).toMatchObject([{ player_id: null, about: {} }]);
    log.pass(60_000);
    log.noteEvent(FAILED);
    await log.write();
    expect((await written()).at(-1)).toMatchObject({ player_id: 7, count: 1 });
  },
);

test('while the database does not answer events wait, each with the time at which it happened', async () => {
  let now = 0;
  const patient = createEventLog(() => now);
  const gone = await migratedDatabase();
  await gone.close();
  patient.noteEvent(FAILED);
  await expect(patient.write(gone.db)).rejects.toThrow(/./);
  now = 90_000;
  patient.noteEvent(FAILED);
  await patient.write(database.db);
  expect(await written()).toMatchObject([{ count: 2, seconds: 90, lasted: 90 }]);
});

test('events that are older than they are kept leave, some at a time', async () => {
  await database.pool.query(
    `insert into significant_events (kind, at, last_at, count)
     select 'line_held', at, at, 1 from (
       select now() - interval '30 days 1 minute' as at from generate_series(1, 5001)
       union all select now() - interval '29 days') e`,
  );
  expect(await dropOldEvents(database.db, 30)).toBe(true);
  expect(await dropOldEvents(database.db, 30)).toBe(false);
  expect(await written()).toHaveLength(1);
});
