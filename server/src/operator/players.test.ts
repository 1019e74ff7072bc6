import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a player in Brazil bets once a municipality is known', async () => {
  const playerId = await server.aBettor(10_000, { country_code: 'BR' });
  const match = await server.aMatchToBetOn();
  const bet = aSingle(match, 1000);
  const refused = await server.place(playerId, [bet, bet], 'de');
  expect(refused.status).toBe(422);
  const says = 'Bitte zuerst die Gemeinde im Profil angeben.';
  const fault = { code: BET_ERROR.municipalityNotFound, localized_message: says, selections: [] };
  expect(refused.body.error.data.errors_by_bet).toEqual([fault, fault]);
  const { stake: _stake, ...asked } = bet;
  const most = await server.ask(playerId, '/v2/bets/max-stake', { ...asked, currency: 'EUR' });
  expect(most.body.error.data.errors_by_bet).toMatchObject([{ code: 118 }]);
  const path = `/players/${playerId}/municipality`;
  expect(await server.operate('PUT', path, { code: '3550308' })).toMatchObject({
    status: 200,
    body: { data: { player_id: playerId, municipality: '3550308' } },
  });
  expect((await server.place(playerId, [bet])).status).toBe(200);
  expect((await server.operate('PUT', path, { code: null })).status).toBe(200);
  expect((await server.place(playerId, [bet])).status).toBe(422);
});

test('elsewhere nobody asks for one, and what is stored but is none does not count', async () => {
  const match = await server.aMatchToBetOn();
  const german = await server.aBettor(10_000, { country_code: 'DE' });
  expect((await server.place(german, [aSingle(match, 1000)])).status).toBe(200);
  const odd = await server.aBettor(10_000, { country_code: 'BR', municipality: '1234567' });
  expect((await server.place(odd, [aSingle(match, 1000)])).status).toBe(422);
});

test.each([
  ['municipality', { code: '3550309' }, 'body.code'],
  ['municipality', {}, 'body.code'],
  ['vip', { is_vip: 'yes' }, 'body.is_vip'],
])('%s %j is refused by its field', async (flag, body, field) => {
  const answer = await server.operate('PUT', `/players/1/${flag}`, body);
  expect(answer).toMatchObject({ status: 400, body: { error: { field } } });
});

test.each([
  ['municipality', { code: '3550308' }],
  ['vip', { is_vip: true }],
])('%s of nobody is not found', async (flag, body) => {
  expect((await server.operate('PUT', `/players/999999999/${flag}`, body)).status).toBe(404);
});
