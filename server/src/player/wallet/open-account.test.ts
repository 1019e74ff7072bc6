import { listTransactions, openAccount } from '@touchline/wire/calls/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf } from '../players';
import { startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';

let wallet: Wallet;

beforeAll(async () => {
  wallet = await startWallet();
});
afterAll(() => wallet.close());

const open = (playerId: number, currency: string) =>
  wallet.ask(openAccount, { body: { currency } }, { playerId });

test('an account in another currency is opened and is the one in use', async () => {
  const player = await wallet.aPlayer();
  expect(await accountsOf(wallet.db, player)).toMatchObject([{ currency: 'EUR', selected: true }]);
  expect(await open(player, 'USD')).toMatchObject({
    status: 200,
    body: {
      data: [
        { currency: 'EUR', balance: 0, active: true, selected: false },
        { currency: 'USD', balance: 0, active: true, selected: true },
      ],
    },
  });
});

test('opened again, it is the same account, and in use again', async () => {
  const player = await wallet.aPlayer();
  await wallet.payIn(player);
  await Promise.all(['USD', 'GBP', 'USD', 'EUR'].map((currency) => open(player, currency)));
  const selected = (await accountsOf(wallet.db, player)).filter((account) => account.selected);
  expect(selected).toHaveLength(1);
  expect(await open(player, 'EUR')).toMatchObject({
    body: {
      data: [
        { currency: 'EUR', balance: 10_000, selected: true },
        { currency: 'GBP', selected: false },
        { currency: 'USD', selected: false },
      ],
    },
  });
});

test('movements are those of the account in use, and limits stay in the currency of the player', async () => {
  const player = await wallet.aPlayer();
  await wallet.payIn(player);
  const total = async () => {
    const answer = await wallet.ask(listTransactions, {}, { playerId: player });
    return 'body' in answer ? answer.body.pagination.total : answer.error;
  };
  expect(await total()).toBe(1);
  await open(player, 'USD');
  expect(await total()).toBe(0);
  const players = wallet.db.selectFrom('players').select('currency').where('id', '=', player);
  expect(await players.executeTakeFirst()).toEqual({ currency: 'EUR' });
});

test('a currency that accounts are not held in is refused, and so is an account that is closed', async () => {
  const player = await wallet.aPlayer(['EUR', 'USD']);
  const accounts = wallet.db.updateTable('player_accounts').set({ active: false });
  await accounts.where('player_id', '=', player).where('currency', '=', 'USD').execute();
  for (const currency of ['QQQ', 'ZWG', 'USD']) {
    expect(await open(player, currency)).toMatchObject({
      status: 400,
      error: { field: 'body.currency' },
    });
  }
});
