import { aProducer, silenceProducers } from '@touchline/testkit/betting/rows';
import type { BetReply } from '@touchline/wire/bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRefresher } from './cash-out/refresh-offers';
import {
  type CustomBetServer,
  customBetServer,
  HOME,
  OVER,
} from '@touchline/testkit/betting/custom-bet-server';
import {
  aBet,
  aPlacement,
  aSelection,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';
import { aPlacementSent } from '@touchline/testkit/betting/placement-sent';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer({ ...SITE, cashOutMargin: 0 });
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const sqlOn = (change: string) => () =>
  server.pool.query(`update producers set last_message_at = now(), ${change}`);

/** A player with a bet that can be cashed out. */
async function anOpenBet() {
  const matchId = await server.match();
  await server.pool.query(
    `update markets set cashout = 1, outcomes = jsonb_set(outcomes, '{1,p}', '0.6')
     where match_id = $1 and market_id = 1`,
    [matchId],
  );
  const playerId = await server.bettor();
  const placed = await server.place(playerId, aPlacementSent([single(matchId)]));
  return { matchId, playerId, betId: Number(placed.data?.[0]?.['id']) };
}

const single = (match_id: number) => aBet([aSelection({ match_id })]);
type Open = Awaited<ReturnType<typeof anOpenBet>>;

/** Every place where a price is given or money is taken at one, and whether it does so. */
const PLACES: Record<string, (open: Open) => Promise<boolean>> = {
  'a bet is placed': async ({ playerId, matchId }) =>
    (await server.place(playerId, aPlacementSent([single(matchId)]))).data !== undefined,
  'a quick bet is placed': async ({ playerId, matchId }) => {
    const { meta, ...sent } = aPlacementSent([single(matchId)]);
    return (
      (await server.place(playerId, { ...sent, meta: { ...meta, quick: true } })).data !== undefined
    );
  },
  'a custom bet is priced': async ({ matchId: match_id }) => {
    const selections = [HOME, OVER].map((each) => ({ match_id, ...each }));
    return (await server.ask('POST', '/bets/custom/odds', { body: { selections } })).status === 200;
  },
  'the largest stake is told': async ({ playerId, matchId: match_id }) => {
    const selections = [aSelection({ match_id })];
    const body = { type: 'single', selections, currency: 'EUR', auto_accept_odds_change: 'none' };
    return (await server.ask('POST', '/bets/max-stake', { playerId, body })).status === 200;
  },
  'a cash-out is offered': async ({ playerId, betId }) =>
    (await betOf(playerId, betId)).to_cashout !== null,
  'players are told of a cash-out': async ({ betId }) => {
    const log = { error: () => {} };
    const jointChance = () => Promise.resolve(null);
    const clock = { now: () => NOW };
    await server.pool.query('update bets set cashout_at = null where id = $1', [betId]);
    await createRefresher({ db: server.book.db, clock, site: SITE, jointChance, log }).round();
    const { rows } = await server.pool.query(
      `select message ->> 'to_cashout' as value from outbox
       where event_name = 'bet_cashout_changed' and message ->> 'bet_id' = $1
       order by id desc limit 1`,
      [String(betId)],
    );
    return typeof rows[0]?.value === 'string';
  },
  'the provider counts as up': async () => {
    const { body } = await server.ask<{ data: { provider_statuses: object } }>('GET', '/settings');
    return JSON.stringify(body.data.provider_statuses) === '{"betradar":"active"}';
  },
  'its match is listed as taking bets': async ({ matchId }) =>
    (await server.ask('GET', `/matches?bettable=true&id=${matchId}`)).body.data.length === 1,
  // Last, because it ends the bet.
  'a cash-out is paid': async ({ playerId, betId }) => {
    const body = { bet_id: betId, to_cashout: 1200 };
    return (await server.ask('POST', '/bets/cashout', { playerId, body })).status === 200;
  },
};

async function betOf(playerId: number, betId: number): Promise<BetReply> {
  const answer = await server.ask<{ data: BetReply }>('GET', `/../v3/bets/${betId}`, { playerId });
  return answer.body.data;
}

test.each<[string, () => Promise<unknown>, boolean]>([
  ['gave a sign just now', () => silenceProducers(server.pool, 0), true],
  ['gave a sign 15 s ago', () => silenceProducers(server.pool, 15_000), true],
  ['has hung for 20 s', () => silenceProducers(server.pool, 20_000), false],
  [
    'hung when the clock of the database went an hour on',
    () => silenceProducers(server.pool, HOUR),
    false,
  ],
  [
    'hung when the clock of the database went an hour back',
    () => silenceProducers(server.pool, -HOUR),
    false,
  ],
  ['has never given a sign', sqlOn('signed_at = null'), false],
  ['has missed something', sqlOn(`status = 'down', signed_at = clock_timestamp()`), false],
  ['is late', sqlOn(`status = 'delayed', signed_at = clock_timestamp()`), false],
])('a producer that %s takes bets everywhere or nowhere', async (_how, hang, takes) => {
  await aProducer(server.pool, 1, 'active');
  const open = await anOpenBet();
  await hang();
  expect(await openPlaces(open)).toEqual(takes ? Object.keys(PLACES) : []);
});

async function openPlaces(open: Open): Promise<string[]> {
  const found: string[] = [];
  for (const [place, isOpen] of Object.entries(PLACES)) if (await isOpen(open)) found.push(place);
  return found;
}

const PREMATCH = 0;
const LIVE = 1;

test.each([
  ['a match that begins in a minute', 'match', PREMATCH, 60, true],
  [
    'a match that should have begun a second ago, without a live message',
    'match',
    PREMATCH,
    -1,
    false,
  ],
  ['a match that is live', 'match', LIVE, -60, true],
  ['an outright whose season has begun', 'season', PREMATCH, -60, true],
])('%s takes bets everywhere or nowhere', async (_what, type, status, startsIn, takes) => {
  await aProducer(server.pool, 1, 'active');
  const open = await anOpenBet();
  await server.pool.query(
    `update matches set type = $2, status = $3,
       start_time = clock_timestamp() + $4 * interval '1 s' where id = $1`,
    [open.matchId, type, status, startsIn],
  );
  const found = await openPlaces(open);
  const others = Object.keys(PLACES).filter((place) => place !== 'the provider counts as up');
  expect(found.filter((place) => others.includes(place))).toEqual(takes ? others : []);
});

test('within the grace of the site a match that should have begun still takes bets', async () => {
  await aProducer(server.pool, 1, 'active');
  const { matchId, playerId } = await anOpenBet();
  await server.pool.query(
    `update matches set start_time = clock_timestamp() - interval '20 s' where id = $1`,
    [matchId],
  );
  const answer = (prematchGraceSeconds: number) =>
    place(server.book.db, playerId, aPlacement([single(matchId)]), {
      site: { ...SITE, prematchGraceSeconds },
    });
  expect(await answer(10)).toMatchObject({ ok: false });
  expect(await answer(60)).toMatchObject({ ok: true });
});
