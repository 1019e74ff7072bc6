import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { aLeague, aLine } from '@touchline/testkit/betting/rows';
import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, aSelection } from '@touchline/testkit/betting/book-database';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

type Limit = { id: number; max_stake: number | null };
const set = (body: object) => server.operate<Limit>('PUT', '/limits', body);

/** The largest stake that is told for a bet, after making sure that it is taken and one more is not. */
async function largestOf(playerId: number, bet: ReturnType<typeof aBet>): Promise<number> {
  const { stake, ...asked } = bet;
  const told = await server.ask<{ max_stake: { value: number } }>(playerId, '/v2/bets/max-stake', {
    ...asked,
    currency: stake.currency,
    auto_accept_odds_change: 'none',
  });
  const most = told.body.data.max_stake.value;
  const at = (value: number) => ({ ...bet, stake: { ...stake, value } });
  const over = await server.place(playerId, [at(most + 1)]);
  expect(over.status).toBe(422);
  const [fault] = over.body.error.data.errors_by_bet;
  expect(fault).toMatchObject({ code: BET_ERROR.stakeAboveMax, limit: most });
  expect((await server.place(playerId, [at(most)])).status).toBe(200);
  return most;
}

test('a limit of a player holds for that player alone', async () => {
  const [held, free] = [await server.aBettor(), await server.aBettor()];
  expect((await set({ player_id: held, max_stake: 700 })).body.data.max_stake).toBe(700);
  const match = await server.aMatchToBetOn();
  expect(await largestOf(held, aSingle(match, 1))).toBe(700);
  expect((await server.place(free, [aSingle(match, 701)])).status).toBe(200);
});

test('a limit of a league holds for its matches alone', async () => {
  const { tournamentId } = await aLeague(server.book.pool);
  await set({ tournament_id: tournamentId, max_stake: 900 });
  const playerId = await server.aBettor();
  const inside = await server.aMatchToBetOn({ tournamentId });
  expect(await largestOf(playerId, aSingle(inside, 1))).toBe(900);
  const outside = await server.aMatchToBetOn();
  expect((await server.place(playerId, [aSingle(outside, 901)])).status).toBe(200);
});

test('of several limits the tightest holds, and a combo is held by those of all its legs', async () => {
  const { tournamentId } = await aLeague(server.book.pool);
  await set({ tournament_id: tournamentId, max_stake: 900 });
  await set({ tournament_id: tournamentId, market_id: 18, max_stake: 300 });
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn({ tournamentId });
  await aLine(server.book.pool, {
    matchId: match,
    marketId: 18,
    specifier: 'total=2.5',
    odds: { 12: 1900 },
  });
  const total = { market_id: 18, specifier: 'total=2.5', outcome_id: '12', odds: 1900 };
  expect(await largestOf(playerId, aSingle(match, 1))).toBe(900);
  const other = aSelection({ match_id: await server.aMatchToBetOn() });
  expect(await largestOf(playerId, aBet([aSelection({ match_id: match, ...total }), other]))).toBe(
    300,
  );
});

test('a limit of a currency or of systems leaves other bets alone', async () => {
  const playerId = await server.aBettor();
  await set({ player_id: playerId, currency: 'USD', max_stake: 100 });
  await set({ player_id: playerId, stake_type: 'system', max_stake: 200 });
  const legs = [];
  for (let leg = 0; leg < 3; leg += 1) {
    legs.push(aSelection({ match_id: await server.aMatchToBetOn() }));
  }
  expect((await server.place(playerId, [aBet(legs.slice(0, 1))])).status).toBe(200);
  const system = SYSTEM_TYPES.find(({ id }) => id === 302);
  const bet = aBet(legs, { type: 'system', system_id: system?.id ?? 0 });
  expect(await largestOf(playerId, bet)).toBe(200);
});

test('a payout may be limited too, and a stake of nothing takes no bets at all', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  await set({ player_id: playerId, max_payout: 1000 });
  const over = await server.place(playerId, [aSingle(match, 501)]);
  const [fault] = over.body.error.data.errors_by_bet;
  expect(fault).toMatchObject({ code: BET_ERROR.payoutAboveMax, limit: 1000 });
  expect((await server.place(playerId, [aSingle(match, 500)])).status).toBe(200);
  await set({ player_id: playerId, max_stake: 0 });
  const { stake: _stake, ...asked } = aSingle(match, 10);
  const told = await server.ask(playerId, '/v2/bets/max-stake', { ...asked, currency: 'EUR' });
  expect(told.body.data).toMatchObject({ max_stake: { value: 0 } });
});

test('setting a limit again replaces it, removing it frees, and both are listed and logged', async () => {
  const playerId = await server.aBettor();
  const first = await set({ player_id: playerId, max_stake: 500 });
  const again = await set({ player_id: playerId, max_stake: 800 });
  expect(again.body.data).toEqual({ ...first.body.data, max_stake: 800 });
  const listed = await server.operate<Limit[]>('GET', `/limits?player_id=${playerId}`);
  expect(listed.body.data).toEqual([again.body.data]);
  const { id } = again.body.data;
  expect((await server.operate('DELETE', `/limits/${id}`)).status).toBe(200);
  expect((await server.operate('DELETE', `/limits/${id}`)).status).toBe(404);
  const match = await server.aMatchToBetOn();
  expect((await server.place(playerId, [aSingle(match, 801)])).status).toBe(200);
  const log = await server.operate<object[]>('GET', '/log?limit=2');
  expect(log.body.data).toMatchObject([
    { action: 'limit_removed', player_id: playerId, details: { max_stake: 800 } },
    { action: 'limit_set', player_id: playerId, details: { max_stake: 800 } },
  ]);
});

test.each([
  [{ max_stake: 100 }, 'body.market_id'],
  [{ market_id: 1 }, 'body.max_stake'],
  [{ market_id: 1, max_stake: -1 }, 'body.max_stake'],
  [{ market_id: 1, max_stake: 100, currency: 'ZZZ' }, 'body.currency'],
  [{ market_id: 1, max_stake: 100, stake_type: 'combo' }, 'body.stake_type'],
])('a limit %j is refused by its field', async (body, field) => {
  const answer = await set(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field } } });
});

test.each([
  [{ player_id: 999_999_999, max_stake: 100 }, 'body.player_id'],
  [{ tournament_id: 999_999_999, max_stake: 100 }, 'body.tournament_id'],
])('a limit of what is not there is not found: %j', async (body, field) => {
  expect(await set(body)).toMatchObject({ status: 404, body: { error: { field } } });
});
