import { aProducer, silenceProducers } from '@touchline/testkit/betting/rows';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { startAnnouncingProviders } from './announce-providers';
import { startRelay } from './relay';
import type { Publication } from './relay-expand';

let book: OpenDatabase;
const logged: unknown[] = [];
const log = { error: (failure: unknown) => void logged.push(failure) };
const running: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  book = await migratedDatabase();
});
beforeEach(async () => {
  await book.pool.query('delete from outbox');
  await aProducer(book.pool, 1, 'active', 'betradar');
  await aProducer(book.pool, 2, 'active', 'oddin');
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
  expect(logged.splice(0)).toEqual([]);
});
afterAll(() => book.close());

function start() {
  const job = startAnnouncingProviders({ db: book.db, pool: book.pool, log, everyMs: 20 });
  running.push(job);
  return job;
}

/** What waits to be sent: of providers only those that changed since the last look, and how many heartbeats. */
async function waiting() {
  const { rows } = await book.pool.query(
    `with taken as (delete from outbox returning *) select * from taken order by id`,
  );
  const changed = rows.filter((row) => row.event_name === 'provider_status_changed');
  return {
    channels: [...new Set(rows.map((row) => row.channel))],
    changed: changed.map(({ message, urgent }) => ({ ...message, urgent })),
    beats: rows.filter((row) => row.event_name === 'heartbeat').length,
  };
}

const until = async (changed: object[]) => {
  const found: object[] = [];
  await vi.waitFor(async () => {
    found.push(...(await waiting()).changed);
    expect(found).toEqual(changed);
  });
};

test('pages are told which providers take bets, when that changes, although no feed says a word', async () => {
  start();
  await until([
    { provider: 'betradar', status: 'active', urgent: false },
    { provider: 'oddin', status: 'active', urgent: false },
  ]);
  await silenceProducers(book.pool, 20_000);
  await until([{ provider: 'betradar', status: 'down', urgent: true }]);
  await aProducer(book.pool, 1, 'active');
  await until([{ provider: 'betradar', status: 'active', urgent: false }]);
});

test('a heartbeat comes although nothing changes; where nobody sends it one waits and no more', async () => {
  start();
  await vi.waitFor(async () => expect((await waiting()).beats).toBe(1));
  const looks = book.pool.query(`select pg_sleep(0.2)`);
  await looks;
  const { beats, channels } = await waiting();
  expect([beats, channels]).toEqual([1, ['updates']]);
});

test('the heartbeat comes by the channel of every locale', async () => {
  start();
  const heard = new Set<string>();
  const publish = (publications: readonly Publication[]) => {
    for (const { channel, data } of publications) {
      if ((data as { event_name: string }).event_name === 'heartbeat') heard.add(channel);
    }
    return Promise.resolve();
  };
  const relayed = { locales: ['en', 'de'], expandMatch: () => Promise.resolve(null), log };
  running.push(startRelay({ pool: book.pool, publish, ...relayed }));
  await vi.waitFor(() => expect([...heard].sort()).toEqual(['updates:de', 'updates:en']));
});

test('one server announces; another takes over when it ends, and tells of every provider again', async () => {
  const first = start();
  await until([
    { provider: 'betradar', status: 'active', urgent: false },
    { provider: 'oddin', status: 'active', urgent: false },
  ]);
  start();
  await book.pool.query(`select pg_sleep(0.1)`);
  expect((await waiting()).changed).toEqual([]);
  await first.stop();
  await until([
    { provider: 'betradar', status: 'active', urgent: false },
    { provider: 'oddin', status: 'active', urgent: false },
  ]);
});
