import { betRef } from '@touchline/domain/bets/bet-ref';
import { SPORTSBOOK_V3 } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aCustomPlacement,
  type CustomBetServer,
  customBetServer,
} from '@touchline/testkit/betting/custom-bet-server';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());

async function placed(playerId: number, stake: number) {
  const answer = await server.place(playerId, aCustomPlacement(await server.match(), { stake }));
  const [bet] = (answer.data ?? []) as { id: number; ref: string }[];
  return { status: answer.status, bet: bet! };
}

async function listed(playerId: number, id: string) {
  const answer = await server.app.inject({
    url: `${SPORTSBOOK_V3}/bets?id=${id}`,
    cookies: { touchline_session: String(playerId) },
  });
  return answer.json<{ data: { id: number }[] }>().data.map((bet) => bet.id);
}

test('what is refused uses up no number, whoever finds the fault', async () => {
  const playerId = await server.bettor();
  const first = (await placed(playerId, 100)).bet.id;
  expect((await placed(playerId, 1)).status).toBe(422);
  expect((await placed(playerId, 20_000)).status).toBe(422);
  const second = (await placed(playerId, 100)).bet.id;
  expect(second).toBe(first + 1);
});

test('a reference counts nothing, and names its bet like its number does, the largest too', async () => {
  const playerId = await server.bettor();
  const { id, ref } = (await placed(playerId, 100)).bet;
  expect(ref).toBe(betRef(id));
  await server.pool.query(`select setval('bets_id_seq', 2147483646)`);
  const last = (await placed(playerId, 100)).bet;
  expect(last.id).toBe(2_147_483_647);
  expect(await listed(playerId, `${last.id},${ref}`)).toEqual([last.id, id]);
});
