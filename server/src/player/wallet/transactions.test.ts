import { betRef } from '@touchline/domain/bets/bet-ref';
import { stakePosting } from '@touchline/domain/ledger/entries';
import { gameDebitPosting } from '@touchline/domain/ledger/games';
import { cashOf, house, openBets } from '@touchline/domain/ledger/accounts';
import { minor } from '@touchline/domain/money';
import { listDeposits, listTransactions } from '@touchline/wire/calls/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from '../../wallet/post';
import { fieldOf, statementText } from './statement-file';
import { startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';

let wallet: Wallet;
let player: number;

beforeAll(async () => {
  wallet = await startWallet();
});
beforeEach(async () => {
  player = await wallet.aPlayer(['EUR', 'USD']);
});
afterAll(() => wallet.close());

type Posting = Parameters<typeof post>[1][number];

const book = (...postings: Posting[]) =>
  wallet.db.transaction().execute((tx) => post(tx, postings));

async function list(query: object = {}, playerId = player) {
  const answer = await wallet.ask(listTransactions, { query }, { playerId });
  if (!('body' in answer)) throw new Error(answer.error.message);
  return answer.body;
}

const shown = async (query: object = {}) =>
  (await list(query)).data.map(({ fact, amount, balance }) => [fact, amount, balance]);

/** Pays in 100.00, stakes 30.00, wins 50.00 in two entries, plays for 5.00, gets 1.00 and withdraws 20.00. */
async function history(): Promise<void> {
  await wallet.payIn(player);
  const money = { playerId: player, currency: 'EUR' };
  const cash = cashOf(player, 'EUR');
  const id = player;
  await book(stakePosting({ ...money, id, stake: minor(3000) }));
  await book({
    id: `settle:${id}:1`,
    currency: 'EUR',
    entries: [
      { from: openBets('EUR'), to: cash, amount: minor(3000) },
      { from: house('EUR'), to: cash, amount: minor(2000) },
    ],
  });
  await book(
    gameDebitPosting({ ...money, id: `=${id},"x"`, provider: 'dice', amount: minor(500) }),
  );
  await book({
    id: `correction:${id}`,
    currency: 'EUR',
    entries: [{ from: house('EUR'), to: cash, amount: minor(100) }],
  });
  await wallet.withdraw(player, { amount: 2000 });
}

const HISTORY = [
  ['withdrawal', -2000, 9600],
  ['correction', 100, 11_600],
  ['game', -500, 11_500],
  ['settle', 5000, 12_000],
  ['stake', -3000, 7000],
  ['deposit', 10_000, 10_000],
];

test('movements are listed newest first, one for each fact, with what was on the account', async () => {
  await history();
  expect(await shown()).toEqual(HISTORY);
  expect(await wallet.cash(player)).toBe(9600n);
  expect((await list()).data[0]).toMatchObject({
    kind: 'withdrawal',
    currency: 'EUR',
    subunits: 100,
  });
});

test('a page begins where the one before has ended, with the same balances', async () => {
  await history();
  for (const limit of [1, 2, 4]) {
    const pages = [];
    for (let page = 1; page <= Math.ceil(6 / limit); page += 1) {
      pages.push(...(await shown({ page, limit })));
    }
    expect(pages).toEqual(HISTORY);
  }
  expect(await list({ page: 9, limit: 4 })).toMatchObject({
    data: [],
    pagination: { total: 6, page: 9, limit: 4, last_page: 2 },
  });
});

test('a filter leaves movements out, and their balances as they were', async () => {
  await history();
  const pick = (...places: number[]) => places.map((place) => HISTORY[place]);
  expect(await shown({ kind: 'withdrawal' })).toEqual(pick(0));
  expect(await shown({ kind: 'bet,payout' })).toEqual(pick(3, 4));
  expect(await shown({ kind: 'game' })).toEqual(pick(2));
  expect(await shown({ kind: 'correction' })).toEqual(pick(1));
  expect(await shown({ kind: 'deposit,correction', limit: 1, page: 2 })).toEqual(pick(5));
  expect(await shown({ kind: 'bonus' })).toEqual([]);
  expect(await shown({ currency: 'USD' })).toEqual([]);
  expect((await list({ kind: 'bet,payout' })).pagination.total).toBe(2);
});

test('the end of a time does not belong to it', async () => {
  await history();
  const [, , , , stake] = (await list()).data;
  await sql`update ledger_postings set created_at = '2026-05-01T12:00:00Z' where id = ${stake?.id}`.execute(
    wallet.db,
  );
  const noon = '2026-05-01T12:00:00Z';
  expect(await shown({ from: noon, to: '2026-05-01T12:00:01Z' })).toEqual([HISTORY[4]]);
  expect(await shown({ from: '2026-05-01T11:00:00Z', to: noon })).toEqual([]);
  await expect(list({ from: noon, to: '2026-05-01T11:00:00Z' })).rejects.toThrow('is before from');
});

test("nobody sees another's movements, whatever the names of the accounts begin with", async () => {
  await history();
  expect((await list({}, await wallet.aPlayer())).data).toEqual([]);
  const other = Number(`${player}0`);
  expect((await list({ currency: 'EUR' }, player)).data).toHaveLength(6);
  await expect(list({}, other)).rejects.toThrow('no result');
});

test('the account of a long history is read by its index, not the ledger', async () => {
  await history();
  const plan = await wallet.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select no from ledger_entries where from_account = ${cashOf(player, 'EUR')} and no >= 5
    `.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(
    /Index (Only )?Scan.*ledger_entries_from|Bitmap Index Scan on ledger_entries_from/,
  );
  expect(plan).toMatch(/Index Cond: .*no >= /);
});

test('movements that happen at once keep balances that add up', async () => {
  await wallet.payIn(player);
  const games = Array.from({ length: 20 }, (_, at) =>
    book(
      gameDebitPosting({
        playerId: player,
        currency: 'EUR',
        id: `${player}-${at}`,
        provider: 'dice',
        amount: minor(100 + at),
      }),
    ),
  );
  await Promise.all(games);
  const { data } = await list();
  for (const [at, row] of data.entries()) {
    expect(row.balance - row.amount).toBe(data[at + 1]?.balance ?? 0);
  }
});

test('the file has the same rows, in the lines and quotes of RFC 4180', async () => {
  await history();
  const response = await wallet.csv(player);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="transactions-EUR.csv"',
  );
  expect(response.headers.get('x-truncated')).toBeNull();
  const text = await response.text();
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('time,kind,fact,reference,amount,balance,currency,reason,bet,bonus');
  expect(lines).toHaveLength(8);
  expect(lines[7]).toBe('');
  expect(lines[1]).toMatch(/,withdrawal,withdrawal,withdrawal:[\w-]+:held,-20\.00,96\.00,EUR,,,$/);
  expect(lines[3]).toContain(`game,game,"game:dice:=${player},""x""",-5.00,115.00,EUR`);
});

test('the file is narrowed like the list, and is for whoever is signed in', async () => {
  await history();
  const bets = await (await wallet.csv(player, '?kind=bet')).text();
  expect(bets.split('\r\n')).toHaveLength(3);
  expect((await wallet.csv(null)).status).toBe(401);
  const wrong = await wallet.csv(player, '?kind=nonsense');
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ error: { field: 'query.kind' } });
  const header = await wallet.csv(player, '?currency=EUR%0D%0Aset-cookie:x');
  expect(header.status).toBe(400);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@sum(a)', `"'@sum(a)"`],
  ['\tx', `"'\tx"`],
  ['a "b"', '"a ""b"""'],
  ['a\r\nb', '"a\r\nb"'],
  ['stake:1', 'stake:1'],
])('no spreadsheet takes %j for a formula or for two fields', (text, expected) => {
  expect(fieldOf(text)).toBe(expected);
});

test.each([
  [
    'of a bet names it by its ref and in words, and its bonus',
    'stake:1',
    { about: 'Lille 4:0 Lens · Lille, "1"', bonus: 'Freebet, winnings only', paidBy: null },
    `,"${betRef(1)} Lille 4:0 Lens · Lille, ""1""","Freebet, winnings only"`,
  ],
  [
    'of a bet without a bonus names none',
    'settle:1:1',
    { about: 'Lille 4:0 Lens · Lille', bonus: null, paidBy: null },
    `,${betRef(1)} Lille 4:0 Lens · Lille,`,
  ],
  [
    'of a prize names what has paid it',
    'prize:tournament:7:1',
    { about: 'Spring Cup · 3rd', bonus: null, paidBy: null },
    ',,,Spring Cup · 3rd',
  ],
])('in the file a movement %s', (_rule, id, named, text) => {
  const row = { id, amount: -5n, balance: 0n, at: new Date(0) };
  const names = new Map([[id, named]]);
  expect(statementText([row], 'EUR', { reasons: new Map(), names })).toContain(`${text}\r\n`);
});

test('an amount below zero is a number, not a formula', () => {
  const row = { id: 'stake:1', amount: -5n, balance: 0n, at: new Date(0) };
  expect(
    statementText([row], 'EUR', { reasons: new Map(), names: new Map() }).split('\r\n')[1],
  ).toBe(`1970-01-01T00:00:00.000Z,bet,stake,stake:1,-0.05,0.00,EUR,,${betRef(1)},`);
});

test('deposits are listed newest first with what of them was given back', async () => {
  const first = await wallet.payIn(player);
  wallet.clock.pass(1000);
  const second = await wallet.begin(player);
  await wallet.submit(`${first.url}/refund`, { part: 'half' });
  const answer = await wallet.ask(listDeposits, {}, { playerId: player });
  expect(answer).toMatchObject({
    body: {
      data: [
        { id: second.id, state: 'pending', refunded: 0 },
        { id: first.id, state: 'success', refunded: 5000, subunits: 100 },
      ],
      pagination: { total: 2 },
    },
  });
});
