import { cashOf, house, openBets } from '@touchline/domain/ledger/accounts';
import { type Posting, stakePosting } from '@touchline/domain/ledger/entries';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { announceBalance, balanceOf } from './balance';
import { post } from './post';
import { reconcile } from './reconcile';

let wallet: OpenDatabase;
let players = 0;
let facts = 0;

beforeAll(async () => {
  wallet = await migratedDatabase();
});
afterAll(() => wallet.close());

const aPlayer = () => (players += 1);

function paidIn(playerId: number, amount: number): Posting {
  facts += 1;
  const id = `paid-in-${facts}`;
  return depositPosting({
    id,
    provider: 'test',
    playerId,
    currency: 'EUR',
    amount: minor(amount),
  });
}

function staked(playerId: number, stake: number): Posting {
  facts += 1;
  return stakePosting({ id: facts, playerId, currency: 'EUR', stake: minor(stake) });
}

const postAll = (...postings: Posting[]) =>
  wallet.db.transaction().execute((tx) => post(tx, postings));

const cash = (playerId: number) => balanceOf(wallet.db, playerId, 'EUR');

async function held(account: string): Promise<bigint> {
  const row = await wallet.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

test('money moves from one account to another', async () => {
  const player = aPlayer();
  const before = await held(openBets('EUR'));
  expect(await postAll(paidIn(player, 1000))).toEqual(['posted']);
  expect(await postAll(staked(player, 300))).toEqual(['posted']);
  expect(await cash(player)).toBe(700n);
  expect(await held(openBets('EUR'))).toBe(before + 300n);
});

test('a repeated posting is answered as such and moves nothing', async () => {
  const player = aPlayer();
  const posting = paidIn(player, 1000);
  expect(await postAll(posting)).toEqual(['posted']);
  expect(await postAll(posting)).toEqual(['repeated']);
  expect(await cash(player)).toBe(1000n);
});

test.each([
  ['another amount', (posting: Posting) => change(posting, { amount: minor(999) })],
  ['another account', (posting: Posting) => change(posting, { from: house('EUR') })],
  [
    'another entry',
    (posting: Posting) => ({ ...posting, entries: [...posting.entries, ...posting.entries] }),
  ],
])('the same id with %s is a conflict and moves nothing', async (_what, changed) => {
  const player = aPlayer();
  const posting = paidIn(player, 1000);
  expect(await postAll(posting)).toEqual(['posted']);
  expect(await postAll(changed(posting))).toEqual(['conflict']);
  expect(await cash(player)).toBe(1000n);
});

function change(posting: Posting, change: Partial<Posting['entries'][number]>): Posting {
  return { ...posting, entries: posting.entries.map((entry) => ({ ...entry, ...change })) };
}

test('one posting that is not covered does not fail its neighbours', async () => {
  const [rich, poor] = [aPlayer(), aPlayer()];
  await postAll(paidIn(rich, 1000), paidIn(poor, 10));
  const first = staked(rich, 400);
  const tooMuch = staked(poor, 11);
  expect(await postAll(first, tooMuch, staked(rich, 600), staked(rich, 1), first)).toEqual([
    'posted',
    'insufficient',
    'posted',
    'insufficient',
    'repeated',
  ]);
  expect([await cash(rich), await cash(poor)]).toEqual([0n, 10n]);
});

test('a posting that was not covered may be tried again', async () => {
  const player = aPlayer();
  const stake = staked(player, 50);
  expect(await postAll(stake)).toEqual(['insufficient']);
  expect(await postAll(paidIn(player, 50), stake)).toEqual(['posted', 'posted']);
  expect(await cash(player)).toBe(0n);
});

test('of two postings with one id in a batch, the one that is covered is the fact', async () => {
  const player = aPlayer();
  await postAll(paidIn(player, 10));
  const tooMuch = staked(player, 11);
  const covered = change(tooMuch, { amount: minor(10) });
  expect(await postAll(tooMuch, covered, tooMuch)).toEqual(['insufficient', 'posted', 'conflict']);
  expect(await postAll(covered)).toEqual(['repeated']);
});

test('batches that claim the same ids for other accounts do not wait for each other', async () => {
  const make = (currency: string, ids: string[]) => {
    const entries = [{ from: house(currency), to: openBets(currency), amount: minor(1) }];
    return postAll(...ids.map((id) => ({ id: `claimed:${id}`, currency, entries })));
  };
  const batches = Array.from({ length: 20 }, (_, at) => [
    make('EUR', [`${at}a`, `${at}b`]),
    make('USD', [`${at}b`, `${at}a`]),
  ]);
  const verdicts = (await Promise.all(batches.flat())).flat();
  expect(verdicts.filter((verdict) => verdict === 'posted')).toHaveLength(40);
  expect(verdicts.filter((verdict) => verdict === 'conflict')).toHaveLength(40);
});

test('money that came in earlier in a batch covers what goes out later, not the other way', async () => {
  const player = aPlayer();
  expect(await postAll(staked(player, 5), paidIn(player, 5), staked(player, 5))).toEqual([
    'insufficient',
    'posted',
    'posted',
  ]);
});

test('amounts beyond the numbers of JSON stay exact', async () => {
  const player = aPlayer();
  const amount = minor(2n ** 53n + 1n);
  const entry = { from: house('EUR'), to: cashOf(player, 'EUR'), amount };
  expect(await postAll({ id: 'huge', currency: 'EUR', entries: [entry] })).toEqual(['posted']);
  expect(await cash(player)).toBe(2n ** 53n + 1n);
});

test('a posting that mixes currencies is a bug and moves nothing', async () => {
  const player = aPlayer();
  const entries = [{ from: house('USD'), to: cashOf(player, 'EUR'), amount: minor(1) }];
  await expect(postAll({ id: 'mixed', currency: 'EUR', entries })).rejects.toThrow('is sound');
});

test('fifty postings at once never overdraw an account', async () => {
  const player = aPlayer();
  await postAll(paidIn(player, 100));
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => postAll(staked(player, 7), paidIn(aPlayer(), 1))),
  );
  const stakes = verdicts.map(([stake]) => stake);
  expect(stakes.filter((verdict) => verdict === 'posted')).toHaveLength(14);
  expect(stakes.filter((verdict) => verdict === 'insufficient')).toHaveLength(36);
  expect(await cash(player)).toBe(2n);
  expect(await reconcile(wallet.db)).toEqual([]);
});

test('one fact posted fifty times at once happens once', async () => {
  const player = aPlayer();
  const posting = paidIn(player, 100);
  const verdicts = await Promise.all(Array.from({ length: 50 }, () => postAll(posting)));
  expect(verdicts.flat().filter((verdict) => verdict === 'posted')).toHaveLength(1);
  expect(verdicts.flat().filter((verdict) => verdict === 'repeated')).toHaveLength(49);
  expect(await cash(player)).toBe(100n);
});

test('batches that touch the same accounts in another order do not wait for each other', async () => {
  const [one, other] = [aPlayer(), aPlayer()];
  await postAll(paidIn(one, 1000), paidIn(other, 1000));
  const batches = Array.from({ length: 30 }, (_, at) => {
    const order = at % 2 === 0 ? [one, other] : [other, one];
    return postAll(...order.map((player) => staked(player, 10)));
  });
  expect((await Promise.all(batches)).flat().every((verdict) => verdict === 'posted')).toBe(true);
});

test('a rolled back posting leaves nothing, and its announcement is not sent', async () => {
  const player = aPlayer();
  const posting = paidIn(player, 100);
  const failing = wallet.db.transaction().execute(async (tx) => {
    await post(tx, [posting]);
    await announceBalance(tx, player, 'EUR');
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await cash(player)).toBe(0n);
  expect(await announcements(player)).toEqual([]);
  expect(await postAll(posting)).toEqual(['posted']);
});

test("a changed balance is announced on the player's own channel", async () => {
  const player = aPlayer();
  await wallet.db.transaction().execute(async (tx) => {
    await post(tx, [paidIn(player, 12_345)]);
    await announceBalance(tx, player, 'EUR');
  });
  const message = { currency: 'EUR', subunits: 100, balance: 12_345 };
  expect(await announcements(player)).toEqual([{ event_name: 'balance_changed', message }]);
});

function announcements(player: number) {
  return wallet.db
    .selectFrom('outbox')
    .select(['event_name', 'message'])
    .where('channel', '=', `$user:${player}`)
    .execute();
}
