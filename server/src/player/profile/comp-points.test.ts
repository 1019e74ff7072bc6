import { cashOf, house, openBets, paymentProvider } from '@touchline/domain/ledger/accounts';
import { movement, type Posting, stakePosting } from '@touchline/domain/ledger/entries';
import { minor } from '@touchline/domain/money';
import * as calls from '@touchline/wire/calls/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../wallet/post';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';

let platform: ProfilePlatform;
let bets = 0;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

const [currency, open, bank] = ['EUR', openBets('EUR'), house('EUR')];
const posting = (...all: Posting[]) => platform.db.transaction().execute((tx) => post(tx, all));

async function aBettor(): Promise<number> {
  const id = await platform.aPlayer();
  const from = paymentProvider('sandbox', currency);
  const paid = { currency, amount: minor(1_000_000) };
  await posting(movement(`deposit:${id}`, paid, from, cashOf(id, currency)));
  return id;
}

/** Stakes so many cents on a bet of its own; it is settled by what `settle` moves. */
async function bet(playerId: number, cents: number, how: 'open' | 'lost' | 'won' | 'void') {
  const id = (bets += 1);
  const amount = minor(cents);
  await posting(stakePosting({ id, playerId, currency, stake: amount }));
  if (how === 'open') return;
  const cash = cashOf(playerId, currency);
  const back = { from: open, to: cash, amount };
  const entries = {
    lost: [{ from: open, to: bank, amount }],
    won: [back, { from: bank, to: cash, amount: minor(1) }],
    void: [back],
  }[how];
  await posting({ id: `settle:${id}:1`, currency, entries });
}

const pointsOf = async (playerId: number) => {
  return dataOf(await platform.ask(calls.getCompPoints, {}, { playerId }));
};

test('who has settled nothing has no points', async () => {
  const { points, condition, ranges } = await pointsOf(await platform.aPlayer());
  expect({ points, condition }).toEqual({ points: 0, condition: 'bronze' });
  expect(ranges.map((each) => each.condition)).toContain('platinum');
});

test('bets that were won or lost count by their stakes; open ones and those called off do not', async () => {
  const playerId = await aBettor();
  await bet(playerId, 60_000, 'lost');
  await bet(playerId, 40_000, 'won');
  await bet(playerId, 90_000, 'open');
  await bet(playerId, 90_000, 'void');
  await bet(await aBettor(), 90_000, 'lost');
  expect(await pointsOf(playerId)).toMatchObject({ points: 100, condition: 'silver' });
});
