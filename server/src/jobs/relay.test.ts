import { aMatch } from '@touchline/testkit/betting/rows';
import type { MatchReply } from '@touchline/wire/catalogue';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { matchCard } from '../book/catalogue/match-reply';
import { startRelay } from './relay';
import { expand, type Publication } from './relay-expand';

let book: OpenDatabase;
let running: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  book = await migratedDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((relay) => relay.stop()));
  running = [];
});
afterAll(() => book.close());

const failures: unknown[] = [];
const log = { error: (failure: unknown) => void failures.push(failure) };

function relayTo(publish: (publications: readonly Publication[]) => Promise<void>) {
  const relay = startRelay({
    pool: book.pool,
    publish,
    locales: ['en', 'de'],
    expandMatch: (matchId) => matchCard(book.db, matchId),
    log,
  });
  running.push(relay);
  return relay;
}

/** A publication as somebody reads it. */
function read({ channel, data }: Publication) {
  return { channel, data: typeof data === 'function' ? data() : data };
}

function collecting() {
  const sent: ReturnType<typeof read>[] = [];
  const publish = (publications: readonly Publication[]) => {
    sent.push(...publications.map(read));
    return Promise.resolve();
  };
  return { sent, publish };
}

const write = (
  channel: string,
  message: object,
  given: { event?: string; urgent?: boolean } = {},
) =>
  book.pool.query(
    'insert into outbox (channel, event_name, message, urgent) values ($1, $2, $3, $4)',
    [channel, given.event ?? 'balance_changed', JSON.stringify(message), given.urgent ?? false],
  );
const waiting = async () => {
  const { rows } = await book.pool.query('select count(*)::int as count from outbox');
  return rows[0].count;
};

test('rows are sent in order and then forgotten', async () => {
  for (let n = 0; n < 5; n += 1) await write('$user:1', { n });
  const { sent, publish } = collecting();
  relayTo(publish);
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
  expect(sent.map(({ data }) => data.message)).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })));
});

test('every locale gets the updates, and a card in its own words', async () => {
  const matchId = await aMatch(book.pool);
  await write(
    'updates',
    { provider: 'betradar', status: 'down' },
    { event: 'provider_status_changed' },
  );
  await write('updates', { match_id: matchId }, { event: 'match_changed' });
  const { sent, publish } = collecting();
  relayTo(publish);
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
  expect(sent.map(({ channel, data }) => [channel, data.event_name])).toEqual([
    ['updates:en', 'provider_status_changed'],
    ['updates:de', 'provider_status_changed'],
    ['updates:en', 'match_changed'],
    ['updates:de', 'match_changed'],
  ]);
  expect(sent[2]?.data.message).toMatchObject({ match: { id: matchId, version: 1 } });
});

test('a card that a language has no words for is told in the first, and somebody is told why', async () => {
  failures.length = 0;
  const row = { channel: 'updates', event_name: 'match_changed', message: { match_id: 1 } };
  const told = await expand(
    { ...row, urgent: false },
    {
      locales: ['en', 'de'],
      expandMatch: async () => (locale) => {
        if (locale === 'de') throw new Error('no words');
        return { id: 1 } as MatchReply;
      },
      log,
    },
  );
  expect(told.map(read).map(({ data }) => data.message)).toEqual([
    { match: { id: 1 } },
    { match: { id: 1 } },
  ]);
  expect(failures.at(-1)).toMatchObject({ locale: 'de' });
});

test('what could not be sent is sent again', async () => {
  await write('$user:1', { n: 1 });
  const { sent, publish } = collecting();
  let failing = true;
  relayTo((publications) =>
    failing ? Promise.reject(new Error('hub is away')) : publish(publications),
  );
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0));
  expect(await waiting()).toBe(1);
  failing = false;
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('a row that is committed after a later one is not lost', async () => {
  const { sent, publish } = collecting();
  relayTo(publish);
  const slow = await book.pool.connect();
  await slow.query('begin');
  await slow.query(
    `insert into outbox (channel, event_name, message) values ('$user:1', 'slow', '{}')`,
  );
  await write('$user:1', {}, { event: 'quick' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await slow.query('commit');
  slow.release();
  await vi.waitFor(() =>
    expect(sent.map(({ data }) => data.event_name)).toEqual(['quick', 'slow']),
  );
});

test('only one relay works at a time, and another takes over when it ends', async () => {
  const [first, second] = [collecting(), collecting()];
  const leading = relayTo(first.publish);
  await write('$user:1', { n: 1 });
  await vi.waitFor(() => expect(first.sent).toHaveLength(1));
  relayTo(second.publish);
  await write('$user:1', { n: 2 });
  await vi.waitFor(() => expect(first.sent).toHaveLength(2));
  await leading.stop();
  await write('$user:1', { n: 3 });
  await vi.waitFor(() => expect(second.sent).toHaveLength(1));
  expect(first.sent).toHaveLength(2);
});

test('a row that can never be sent is told and left out, and the others go on in order', async () => {
  failures.length = 0;
  for (let n = 0; n < 4; n += 1) await write('$user:1', { n });
  const { sent, publish } = collecting();
  const isBroken = (each: Publication) => (read(each).data.message as { n: number }).n === 1;
  relayTo(async (publications) => {
    if (publications.some(isBroken)) throw new Error('no such channel');
    await publish(publications);
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
  expect(sent.map(({ data }) => data.message)).toEqual([{ n: 0 }, { n: 2 }, { n: 3 }]);
  expect(failures.at(-1)).toMatchObject({ event: 'balance_changed', channel: '$user:1' });
});
