import { randomUUID } from 'node:crypto';
import type { BetReply } from '@touchline/wire/bets';
import { aPlacementSent } from '@touchline/testkit/betting/placement-sent';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

interface Listed {
  player_id: number;
  bet: BetReply;
  meta: object | null;
}

const listed = async (playerId: number) => {
  const { body } = await server.operate<Listed[]>('GET', '/bets?status=waiting_results');
  return body.data.filter((each) => each.player_id === playerId);
};

const aBody = async (meta: object = {}) => {
  const sent = aPlacementSent([aSingle(await server.aMatchToBetOn(), 1000)]);
  return { ...sent, meta: { ...sent.meta, ...meta } };
};

test('operators see in which browser a bet was placed, whether at one press, and as what', async () => {
  const playerId = await server.aBettor();
  const meta = { device_id: 'a-browser', quick: true };
  expect((await server.ask(playerId, '/v3/bets', await aBody(meta))).status).toBe(200);
  expect(await listed(playerId)).toMatchObject([
    { bet: { type: 'single' }, meta: { ...meta, type: 'single' } },
  ]);
});

test('of a bet that was placed when that was not kept nothing is said', async () => {
  const playerId = await server.aBettor();
  await server.ask(playerId, '/v3/bets', await aBody());
  await server.book.pool.query('update placements set meta = null where player_id = $1', [
    playerId,
  ]);
  expect(await listed(playerId)).toMatchObject([{ meta: null }]);
});

test('a player is told nothing of it', async () => {
  const playerId = await server.aBettor();
  const { body } = await server.ask<object[]>(playerId, '/v3/bets', await aBody());
  expect(JSON.stringify(body)).not.toContain('device_id');
});

test.each<[string, string, unknown]>([
  ['a type that is not what the bet is', 'type', 'combo'],
  ['a type that there is not', 'type', 'multi'],
  ['no type', 'type', undefined],
  ['a browser without a name', 'device_id', ''],
  ['a browser whose name is too long', 'device_id', 'x'.repeat(101)],
  ['a name that is no plain text', 'device_id', 'a\nb'],
  ['a press that is neither one nor not', 'quick', 'yes'],
])('%s is refused by its field, and no bet is placed', async (_what, field, value) => {
  const playerId = await server.aBettor();
  const { status, body } = await server.ask(playerId, '/v3/bets', await aBody({ [field]: value }));
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'bad_request', field: `body.meta.${field}` });
  expect(await listed(playerId)).toEqual([]);
});

test('so is a type that is that of some bets alone', async () => {
  const [playerId, match, other] = [
    await server.aBettor(),
    await server.aMatchToBetOn(),
    await server.aMatchToBetOn(),
  ];
  const selections = [match, other].flatMap((each) => aSingle(each, 1000).selections);
  const combo = { ...aSingle(match, 1000), type: 'combo' as const, selections };
  const sent = aPlacementSent([aSingle(match, 1000), combo]);
  const { body } = await server.ask(playerId, '/v3/bets', {
    ...sent,
    meta: { ...sent.meta, placement_id: randomUUID() },
  });
  expect(body.error).toMatchObject({ field: 'body.meta.type' });
});
