import { randomUUID } from 'node:crypto';
import { aPlayer } from '@touchline/testkit/betting/rows';
import type { PlacementSent } from '@touchline/wire/bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aCustomPlacement,
  type CustomBetServer,
  customBetServer,
  HOME,
  OVER,
} from '@touchline/testkit/betting/custom-bet-server';
import { fund, NOW } from '@touchline/testkit/betting/book-database';

let server: CustomBetServer;
let playerId: number;
beforeAll(async () => {
  server = await customBetServer();
  playerId = await aPlayer(server.pool, { currencies: ['EUR'] });
  await fund(server.book.db, playerId, 10_000_000);
});
afterAll(() => server.close());

const MINUTE = 60_000;
const selections = (match_id: number) => [{ match_id, ...HOME, odds: 2000 }];

function aSingle(matchId: number, quick: boolean): PlacementSent {
  const stake = { value: 1000, currency: 'EUR' };
  return {
    meta: { placement_id: randomUUID(), device_id: 'test', quick, type: 'single' },
    auto_accept_odds_change: 'none',
    bets: [{ type: 'single', stake, selections: selections(matchId) }],
  };
}
const onIt = (matchId: number) => [HOME, OVER].map((each) => ({ match_id: matchId, ...each }));

/** Every way to a bet, or to what one would be taken at; answers with the status of HTTP. */
const WAYS: Record<string, (matchId: number) => Promise<number>> = {
  'a bet': async (matchId) => (await server.place(playerId, aSingle(matchId, false))).status,
  'a quick bet': async (matchId) => (await server.place(playerId, aSingle(matchId, true))).status,
  'a custom bet': async (matchId) =>
    (await server.place(playerId, aCustomPlacement(matchId))).status,
  'the price of a custom bet': async (matchId) =>
    (await server.ask('POST', '/bets/custom/odds', { body: { selections: onIt(matchId) } })).status,
  'the most that can be staked': async (matchId) => {
    const bet = { type: 'single', selections: selections(matchId) };
    const body = { ...bet, currency: 'EUR', auto_accept_odds_change: 'none' };
    return (await server.ask('POST', '/bets/max-stake', { playerId, body })).status;
  },
};

/** From and to, in ms from now; null is open. */
const WINDOWS: [string, number | null, number | null, boolean][] = [
  ['that is over', -2 * MINUTE, -1, true],
  ['that ended when its message was made', null, -1, true],
  ['that ends later', -MINUTE, MINUTE, false],
  ['that begins and ends now', 0, 0, false],
  ['of which only the end is named', null, MINUTE, false],
  ['that is to come', 1, MINUTE, true],
  ['that an operator left open', -MINUTE, null, false],
];

test.each(Object.keys(WAYS).flatMap((way) => WINDOWS.map((each) => [way, ...each] as const)))(
  '%s, with a cancel %s',
  async (way, _which, from, to, isTaken) => {
    const matchId = await server.match();
    const time = (ms: number | null) => (ms === null ? null : new Date(NOW.getTime() + ms));
    await server.pool.query(
      `insert into market_cancels (match_id, market_id, specifier, placed_from, placed_to)
       values ($1, 1, '', $2, $3)`,
      [matchId, time(from), time(to)],
    );
    const status = await WAYS[way]?.(matchId);
    expect(status).toBe(isTaken ? 200 : 422);
  },
);
