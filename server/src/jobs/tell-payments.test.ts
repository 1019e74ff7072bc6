import { randomUUID } from 'node:crypto';
import { NOW } from '@touchline/testkit/betting/book-database';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { UNPAID_REASONS } from '@touchline/domain/payments/withdrawal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellPayments, type Telling } from './tell-payments';

const MAILS = {
  siteName: 'Arena',
  platformOrigin: 'https://players.example',
  locales: ['en', 'de'],
};

let server: OperatorServer;
let failures: object[] = [];
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

const telling = (now = NOW): Telling => ({
  db: server.book.db,
  clock: { now: () => now },
  mails: MAILS,
  log: { error: (details: object) => void failures.push(details) },
});

async function aPlayerWithNews(news: object, language = 'en'): Promise<number> {
  const player = await server.aBettor(100, { language });
  await server.book.pool.query(
    `insert into payment_news (payment_id, player_id, news, due_at) values ($1, $2, $3, $4)`,
    [randomUUID(), player, news, NOW],
  );
  return player;
}

async function toldOf(player: number) {
  const { rows } = await server.book.pool.query<{ facts: object }>(
    'select facts from notifications where player_id = $1',
    [player],
  );
  const { rows: mails } = await server.book.pool.query<{ subject: string; body: string }>(
    `select m.subject, m.body from messages m join players p on p.email = m.recipient where p.id = $1`,
    [player],
  );
  return { facts: rows.map((row) => row.facts), mails };
}

const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '');

test('a withdrawal that was not paid is told by the bell and by a mail, in the language of the player', async () => {
  const news = { about: 'withdrawal', why: 'identity_needed', amount: '5000', currency: 'EUR' };
  const player = await aPlayerWithNews(news, 'de');
  await tellPayments(telling());
  const { facts, mails } = await toldOf(player);
  expect(facts).toEqual([{ type: 'payment', ...news }]);
  expect(mails).toHaveLength(1);
  expect(plain(mails[0]?.subject)).toBe('Deine Auszahlung bei Arena wurde nicht ausgeführt');
  expect(plain(mails[0]?.body)).toBe(
    [
      'Deine Auszahlung bei Arena wurde nicht ausgeführt. Verifiziere dich und versuch es dann noch einmal. Das Geld ist wieder auf deinem Konto.',
      'https://players.example/de/profile/wallet/withdrawals',
    ].join('\n\n'),
  );
});

test.each(UNPAID_REASONS)('a reason %s has a sentence', async (why) => {
  const player = await aPlayerWithNews({ about: 'withdrawal', why, amount: '1', currency: 'EUR' });
  await tellPayments(telling());
  expect((await toldOf(player)).mails[0]?.body).toMatch(/not paid\. \S.*\. The money/u);
});

test('a deposit that came late is told by the bell alone', async () => {
  const player = await aPlayerWithNews({ about: 'deposit', amount: '5000', currency: 'EUR' });
  await tellPayments(telling());
  expect(await toldOf(player)).toMatchObject({ facts: [{ about: 'deposit' }], mails: [] });
});

test('by several servers at once each is told once', async () => {
  const news = { about: 'withdrawal', why: 'other', amount: '5000', currency: 'EUR' };
  const players = [];
  for (let count = 0; count < 12; count += 1) players.push(await aPlayerWithNews(news));
  await Promise.all([1, 2, 3, 4].map(() => tellPayments(telling())));
  for (const player of players) {
    const { facts, mails } = await toldOf(player);
    expect([facts.length, mails.length]).toEqual([1, 1]);
  }
});

test('one that cannot be told holds up no other, and is tried again', async () => {
  failures = [];
  const broken = await aPlayerWithNews({ about: 'nothing that is known' });
  const fine = await aPlayerWithNews({ about: 'deposit', amount: '5000', currency: 'EUR' });
  await tellPayments(telling());
  expect((await toldOf(fine)).facts).toHaveLength(1);
  expect((await toldOf(broken)).facts).toHaveLength(0);
  expect(failures).toHaveLength(1);
  await tellPayments(telling());
  expect(failures).toHaveLength(1);
  await tellPayments(telling(new Date(NOW.getTime() + 61_000)));
  expect(failures).toHaveLength(2);
});
