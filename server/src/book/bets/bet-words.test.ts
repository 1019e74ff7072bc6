import {
  type CustomBetServer,
  customBetServer,
} from '@touchline/testkit/betting/custom-bet-server';
import { aBet, aSelection, SITE } from '@touchline/testkit/betting/book-database';
import { aPlacementSent } from '@touchline/testkit/betting/placement-sent';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer(SITE);
});
afterAll(() => server.close());

test.each([
  ['double', 2],
  ['treble', 3],
  ['accumulator', 4],
] as const)('a %s is placed, and told as the combo that it is', async (type, count) => {
  const playerId = await server.bettor();
  const legs = [];
  while (legs.length < count) legs.push(aSelection({ match_id: await server.match() }));
  const sent = aPlacementSent([aBet(legs, { type })]);
  expect(sent.meta.type).toBe(type);
  const { data } = await server.place(playerId, sent);
  expect(data).toMatchObject([{ type: 'combo', selections: legs.map(({ odds }) => ({ odds })) }]);
});
