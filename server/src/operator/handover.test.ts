import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import { takeHandover } from '@touchline/wire/calls/handover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handoverRoutes } from '../player/handover/routes';
import { asking } from '@touchline/testkit/players/asking';
import { NOW } from '@touchline/testkit/betting/book-database';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

test('an operator hands a player over to a frame, once, and the log says who did', async () => {
  const playerId = await server.aBettor(100, { confirmed_at: NOW });
  const path = `/players/${playerId}/handovers`;
  const answer = await server.operate<{ token: string }>('POST', path, {});
  expect(answer.status).toBe(200);
  const ask = asking((router) =>
    handoverRoutes(router, {
      db: server.book.db,
      clock: { now: () => NOW },
      gates: { blockedCountries: new Set(), group: null, money: USUAL_MONEY_RULES },
      wantedFields: [],
      signedOut: async () => {},
    }),
  );
  const body = { token: answer.body.data.token };
  expect(await ask(takeHandover, { body })).toMatchObject({ body: { data: { id: playerId } } });
  expect(await ask(takeHandover, { body })).toMatchObject({ status: 400 });
  const log = await server.book.db
    .selectFrom('operator_log')
    .select(['action', 'player_id', 'details'])
    .execute();
  expect(log).toEqual([{ action: 'session_handed_over', player_id: playerId, details: {} }]);
});

test('a player that is none is not found, and nothing is logged', async () => {
  const answer = await server.operate('POST', '/players/999999/handovers', {});
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('nobody but the operator hands players over', async () => {
  const playerId = await server.aBettor();
  const answer = await server.operate('POST', `/players/${playerId}/handovers`, {}, {});
  expect(answer.status).toBe(401);
});
