import { askForLimit } from '@touchline/wire/calls/player-limits';
import { createDeposit } from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRoutes } from '../limits/routes';
import { asking } from '@touchline/testkit/players/asking';
import { SHOP, startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';

let wallet: Wallet;

beforeAll(async () => {
  wallet = await startWallet();
});
afterAll(() => wallet.close());

/** A player who pays in at most 150.00 a day. */
async function aLimited(): Promise<number> {
  const playerId = await wallet.aPlayer();
  const { db, clock } = wallet;
  const ask = asking((router) => limitRoutes(router, { db, clock, signedOut: async () => {} }));
  const body = { type: 'deposit', period: 'day', amount: 15_000 } as const;
  expect(await ask(askForLimit, { body }, { playerId })).toHaveProperty('body');
  return playerId;
}

const begin = (playerId: number, amount: number) =>
  wallet.ask(createDeposit, { body: { amount, currency: 'EUR', return_url: SHOP } }, { playerId });

test('a deposit above the limit that the player has set is not begun', async () => {
  const player = await aLimited();
  await wallet.payIn(player);
  expect(await begin(player, 5001)).toMatchObject({
    status: 403,
    error: { code: 'limit_reached', data: { details: 'deposit' } },
  });
  expect(await begin(player, 5000)).toMatchObject({ status: 201 });
});

test('two at once are held against the limit one after the other', async () => {
  const player = await aLimited();
  const answers = await Promise.all(Array.from({ length: 5 }, () => begin(player, 10_000)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
});
