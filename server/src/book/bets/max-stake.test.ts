import { minor } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer, aPlayerLimit } from '@touchline/testkit/betting/rows';
import { maxStake } from '@touchline/wire/calls/max-stake';
import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../wallet/balance';
import {
  catalogueServer,
  type CatalogueServer,
} from '@touchline/testkit/catalogue/catalogue-server';
import { DEFAULT_LIMITS } from '../site';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';

let server: CatalogueServer;
let playerId: number;

/** 0.10 to 500.00 a bet, which pays at most 1,000.00; a system at most 800.00. */
const EUR = {
  ...DEFAULT_LIMITS['EUR']!,
  max: minor(50_000),
  maxPayout: minor(100_000),
  systemCap: minor(80_000),
};
const site = { ...SITE, limits: { EUR } };

beforeAll(async () => {
  server = await catalogueServer({ site });
  playerId = await aPlayer(server.pool, { currencies: ['EUR'] });
  await fund(server.book.db, playerId, 1_000_000);
});
afterAll(() => server.close());

async function legsAt(...prices: number[]) {
  const legs = [];
  for (const price of prices) {
    const match_id = await aMatch(server.pool);
    await aLine(server.pool, { matchId: match_id, odds: { 1: price, 2: 5000 } });
    legs.push(aSelection({ match_id, odds: price }));
  }
  return legs;
}

interface Answer {
  data: { min_stake: { value: number }; max_stake: { value: number } };
  error: {
    data: { errors_by_bet: { code: number; localized_message: string; selections: number[] }[] };
  };
}

const ask = async (body: object, status = 200, by: object = { playerId }) => {
  const sent = { auto_accept_odds_change: 'none', currency: 'EUR', ...body };
  const answer = await server.ask<Answer>('/bets/max-stake', { body: sent, status, ...by });
  if (status === 200) expect(() => maxStake.reply.parse(answer)).not.toThrow();
  return answer;
};

const takes = async (bet: Parameters<typeof aBet>, stake: number) => {
  const [selections, given] = bet;
  const sent = aBet(selections, { ...given, stake: { value: stake, currency: 'EUR' } });
  return (await place(server.book.db, playerId, aPlacement([sent]), { site })).ok;
};

test.each([
  ['the most of a bet, where that pays little', [1500], 'single', undefined, 50_000],
  ['what pays the most, where odds are high', [4000], 'single', undefined, 25_000],
  ['what pays the most, to the subunit', [3000], 'single', undefined, 33_333],
  ['that of a combo, whose odds multiply', [2000, 3000], 'combo', undefined, 16_666],
  ['the most of a bet for a system, which is cut off', [3000, 3000, 3000], 'system', 302, 50_000],
] as const)('the largest stake is %s', async (_what, prices, type, system_id, most) => {
  const selections = await legsAt(...prices);
  const { data } = await ask({ type, selections, system_id });
  expect(data).toEqual({
    min_stake: { value: 10, currency: 'EUR', subunits: 100 },
    max_stake: { value: most, currency: 'EUR', subunits: 100 },
  });
  const given = { type, ...(system_id === undefined ? {} : { system_id }) };
  expect(await takes([selections, given], most + 1)).toBe(false);
  expect(await takes([selections, given], most)).toBe(true);
});

test('it is zero where even the least stake pays too much, which is no error', async () => {
  const selections = await legsAt(1_000_000, 20_000_000);
  const { data } = await ask({ type: 'combo', selections });
  expect(data.max_stake.value).toBe(0);
});

test('it is what the player’s own limits leave, in the currency of the bet', async () => {
  const limited = await aPlayer(server.pool, { currencies: ['EUR'] });
  await fund(server.book.db, limited, 1_000_000);
  const selections = await legsAt(2000);
  const most = async () =>
    (await ask({ type: 'single', selections }, 200, { playerId: limited })).data.max_stake.value;
  await aPlayerLimit(server.pool, limited, { type: 'wager', period: 'day', most: 2500 });
  expect(await most()).toBe(2500);
  const bet = aBet(selections, { stake: { value: 2495, currency: 'EUR' } });
  expect((await place(server.book.db, limited, aPlacement([bet]), { site })).ok).toBe(true);
  expect(await most()).toBe(0);
});

test('it follows the price that is offered now, where the player takes that', async () => {
  const [leg] = await legsAt(4000);
  const seen = [{ ...leg!, odds: 2000 }];
  const { error } = await ask({ type: 'single', selections: seen }, 422);
  expect(error.data.errors_by_bet).toMatchObject([{ code: BET_ERROR.invalidOdds }]);
  const { data } = await ask({
    type: 'single',
    selections: seen,
    auto_accept_odds_change: 'any',
  });
  expect(data.max_stake.value).toBe(25_000);
});

test('a bet that would not be taken at any stake is refused as it would be when placed', async () => {
  const [open, closed] = await legsAt(2000, 2000);
  await server.pool.query('update markets set status = -1 where match_id = $1', [closed!.match_id]);
  const { error } = await ask({ type: 'combo', selections: [open!, closed!] }, 422, {
    playerId,
    locale: 'de',
  });
  expect(error.data.errors_by_bet).toEqual([
    {
      code: BET_ERROR.marketNotBettable,
      localized_message: 'Auf eine Auswahl kann gerade nicht gewettet werden.',
      selections: [1],
    },
  ]);
});

test('a currency without an account is refused, known or not', async () => {
  const selections = await legsAt(2000);
  for (const currency of ['USD', 'ZZZ']) {
    const { error } = await ask({ type: 'single', selections, currency }, 422);
    expect(error.data.errors_by_bet).toMatchObject([{ code: BET_ERROR.currencyWithoutAccount }]);
  }
});

test('asking takes nothing, and only players may ask', async () => {
  const selections = await legsAt(2000);
  await ask({ type: 'single', selections }, 401, {});
  const player = await aPlayer(server.pool, { currencies: ['EUR'] });
  await fund(server.book.db, player, 100);
  const { data } = await ask({ type: 'single', selections }, 200, { playerId: player });
  expect(data.max_stake.value).toBe(50_000);
  expect(await balanceOf(server.book.db, player, 'EUR')).toBe(100n);
  const placed = server.book.db.selectFrom('placements').where('player_id', '=', player);
  expect(await placed.selectAll().execute()).toEqual([]);
});
