import { cashOf, poolOf } from '@touchline/domain/ledger/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCampaign } from '../../bonus/campaigns';
import { endBonuses } from '../../bonus/end-bonuses';
import type { CampaignRow } from '../../bonus/issue';
import { turnTournaments } from '../../bonus/turn-tournaments';
import { run } from '../../db/statements';
import { balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { notifyPrizes } from '../notifications/notify-issued';
import { reconcileBets } from '../bets/reconcile-bets';
import { NOW } from '../testing/book-database';
import { type BookServer, bookServer } from '../testing/book-server';
import {
  aBettableMatch,
  aTournamentOffer,
  earnedBy,
  ended,
  farm,
  type Farmer,
  farmersOf,
} from './testing/farming-book';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());

const NOBODY: Farmer = { playerId: 0, id: 0, type: 'tournament' };

const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const ENDS = later(2);
const PAID = later(3);

type Given = Partial<Parameters<typeof aTournamentOffer>[0]> & { currencies?: string[] };

/** A tournament that ends in two hours. */
const aTournament = ({ currencies = ['EUR', 'EUR', 'EUR'], ...offer }: Given = {}) =>
  farmersOf(server.book, aTournamentOffer(offer), { currencies, ends_at: ENDS, lives_hours: null });

/** Stakes, in the order of the farmers, on a match that is over. */
async function played(farmers: readonly Farmer[], stakes: readonly number[]): Promise<number> {
  const matchId = await aBettableMatch(server.book);
  for (const [at, farmer] of farmers.entries()) {
    const stake = stakes[at] ?? 0;
    if (stake > 0) expect(await farm(server.book, farmer, matchId, { stake })).toBe(true);
  }
  await ended(server.book, matchId, 'lose_entire');
  return matchId;
}

const turn = (now: Date) => turnTournaments(server.book.db, now, notifyPrizes);
const held = async (accounts: Parameters<typeof balancesNow>[0]) => {
  const balances = await run(server.book.db, balancesNow(accounts));
  return accounts.map((account) => balances.get(account) ?? 0n);
};
const cashesOf = (farmers: readonly Farmer[], currency = 'EUR') =>
  held(farmers.map(({ playerId }) => cashOf(playerId, currency)));
const poolLeft = async ({ id }: CampaignRow) =>
  (await held([poolOf(`tournament-${id}`, 'EUR')]))[0];
const stateOf = async ({ id }: CampaignRow) => {
  const { rows } = await server.pool.query<{ pool_state: string; isPaid: boolean }>(
    `select pool_state, pool_paid_at is not null as "isPaid" from bonus_campaigns where id = $1`,
    [id],
  );
  return rows[0];
};
const differences = async () => [
  ...(await reconcile(server.book.db)),
  ...(await reconcileBets(server.book.db)),
];

test('a pool is set aside when its tournament is created, and told with it', async () => {
  const { campaign, farmers } = await aTournament();
  expect(await poolLeft(campaign)).toBe(10_000n);
  expect(await stateOf(campaign)).toEqual({ pool_state: 'active', isPaid: false });
  const [{ playerId, id } = NOBODY] = farmers;
  const { body } = await server.ask<{ data: object }>('GET', `/bonuses/tournaments/${id}`, {
    playerId,
  });
  expect(body.data).toMatchObject({
    type: 'tournament',
    tournament_id: campaign.id,
    pool: 10_000,
    pool_state: 'active',
    currency: 'EUR',
    shares: [3, 2, 1],
    prize_as: 'money',
    is_active: true,
  });
});

test.each([
  ['by their shares', [300, 200, 100], [5000n, 3333n, 1667n]],
  ['equals what their places get together', [300, 300, 100], [4167n, 4167n, 1666n]],
  ['places that nobody has reached leave theirs', [300, 0, 100], [6000n, 0n, 4000n]],
  ['all of it to one alone', [0, 0, 100], [0n, 0n, 10_000n]],
])('places get %s', async (_rule, stakes, prizes) => {
  const { campaign, farmers } = await aTournament();
  await played(farmers, stakes);
  const before = await cashesOf(farmers);
  await turn(PAID);
  const after = await cashesOf(farmers);
  expect(after.map((cash, at) => cash - (before[at] ?? 0n))).toEqual(prizes);
  expect(await stateOf(campaign)).toEqual({ pool_state: 'finished', isPaid: true });
  expect(await poolLeft(campaign)).toBe(0n);
  expect(await differences()).toEqual([]);
});

test('a tournament in which nobody has farmed anything gives its pool back', async () => {
  const { campaign, farmers } = await aTournament();
  const before = await cashesOf(farmers);
  await turn(PAID);
  expect([await poolLeft(campaign), await cashesOf(farmers)]).toEqual([0n, before]);
  expect(await differences()).toEqual([]);
});

test('places are paid as freebets where the tournament says so, out of the pool and told of', async () => {
  const { campaign, farmers } = await aTournament({ prizeAs: 'freebet', currencies: ['EUR'] });
  await played(farmers, [500]);
  await turn(PAID);
  const [farmer] = farmers;
  expect(await earnedBy(server.book, farmer ?? { id: 0 })).toMatchObject([
    { amount: 10_000n, status: 'active' },
  ]);
  expect(await poolLeft(campaign)).toBe(0n);
  expect(await differences()).toEqual([]);
});

test('who plays in another currency is paid in that, at the rate', async () => {
  const { campaign, farmers } = await aTournament({ currencies: ['USD', 'EUR'], shares: [1, 1] });
  await played(farmers, [500, 400]);
  const [usd, eur] = [farmers.slice(0, 1), farmers.slice(1)];
  const before = await cashesOf(eur);
  await turn(PAID);
  expect(await cashesOf(usd, 'USD')).toEqual([5450n]);
  expect((await cashesOf(eur)).map((cash, at) => cash - (before[at] ?? 0n))).toEqual([5000n]);
  expect(await poolLeft(campaign)).toBe(0n);
  expect(await differences()).toEqual([]);
});

test('places wait for the last bets, but not longer than the tournament says', async () => {
  const { campaign, farmers } = await aTournament({ waitHours: 10 });
  const open = await aBettableMatch(server.book);
  for (const farmer of farmers.slice(0, 1)) await farm(server.book, farmer, open);
  await turn(ENDS);
  expect(await stateOf(campaign)).toEqual({ pool_state: 'finished', isPaid: false });
  await turn(later(11));
  expect((await stateOf(campaign))?.isPaid).toBe(false);
  await turn(later(12));
  expect((await stateOf(campaign))?.isPaid).toBe(true);
});

test('of many who pay the places at once one does, and what was paid stays when results change', async () => {
  const { farmers } = await aTournament();
  const matchId = await played(farmers, [300, 200, 100]);
  const before = await cashesOf(farmers);
  await Promise.all(Array.from({ length: 20 }, () => turn(PAID)));
  const paid = await cashesOf(farmers);
  expect(paid.map((cash, at) => cash - (before[at] ?? 0n))).toEqual([5000n, 3333n, 1667n]);
  await ended(server.book, matchId, 'win_entire', PAID);
  await turn(PAID);
  const won = await cashesOf(farmers);
  expect(won.map((cash, at) => cash - (paid[at] ?? 0n))).toEqual([600n, 400n, 200n]);
  expect(await differences()).toEqual([]);
});

test('a leaderboard names places and the own line, equals share one, and stays as it was paid', async () => {
  const currencies = ['EUR', 'EUR', 'EUR', 'EUR'];
  const { farmers } = await aTournament({ currencies });
  const matchId = await played(farmers, [100, 300, 300, 0]);
  const ask = async (at: number, query = '') => {
    const { playerId, id } = farmers[at] ?? NOBODY;
    return (await server.ask('GET', `/bonuses/tournaments/${id}/rating${query}`, { playerId }))
      .body;
  };
  const row = (position: number, farmed_amount: number, prize: number, current_user = false) => ({
    position,
    current_user,
    farmed_amount,
    currency_code: 'EUR',
    farmed_freebets_count: 0,
    prize,
  });
  const expected = {
    data: [row(1, 300, 4167), row(1, 300, 4167), row(3, 100, 1666, true)],
    own: row(3, 100, 1666, true),
    pagination: { total: 3, page: 1, limit: 100, last_page: 1 },
  };
  expect(await ask(0)).toEqual(expected);
  expect(await ask(0, '?limit=1&page=3')).toMatchObject({ data: [row(3, 100, 1666, true)] });
  expect(await ask(3)).toMatchObject({ own: null, data: expected.data.map(notOwn) });
  await turn(PAID);
  await ended(server.book, matchId, 'refund_entire', PAID);
  expect(await ask(0)).toEqual(expected);
});

const notOwn = (row: object) => ({ ...row, current_user: false });

test('points may earn freebets on the way, which the leaderboard counts', async () => {
  const { farmers } = await aTournament({
    pointsNeeded: 100,
    prize: { EUR: [50, 60] },
    mostPrizes: 2,
    currencies: ['EUR'],
  });
  await played(farmers, [1000]);
  const [{ playerId, id } = NOBODY] = farmers;
  expect((await earnedBy(server.book, { id })).map(({ amount }) => amount)).toEqual([
    50n,
    60n,
    50n,
    60n,
  ]);
  const { body } = await server.ask('GET', `/bonuses/tournaments/${id}/rating`, { playerId });
  expect(body).toMatchObject({ own: { farmed_freebets_count: 4, position: 1 } });
});

test('a tournament that is paused takes no bets, and ends all the same', async () => {
  const { campaign, farmers } = await aTournament({ currencies: ['EUR'] });
  const change = (to: 'paused' | 'active') =>
    server.book.db
      .transaction()
      .execute((tx) => changeCampaign(tx, { id: campaign.id, to, now: NOW }));
  const matchId = await aBettableMatch(server.book);
  const mayFarm = () => farm(server.book, farmers[0] ?? NOBODY, matchId);
  await change('paused');
  expect([(await stateOf(campaign))?.pool_state, await mayFarm()]).toEqual(['paused', false]);
  await change('active');
  expect([(await stateOf(campaign))?.pool_state, await mayFarm()]).toEqual(['active', true]);
  await change('paused');
  await turn(ENDS);
  expect((await stateOf(campaign))?.pool_state).toBe('finished');
});

test('one that is called off gives its pool back and nobody has a part in it any more', async () => {
  const { campaign, farmers } = await aTournament({ currencies: ['EUR'] });
  await played(farmers, [500]);
  await server.book.db
    .transaction()
    .execute((tx) =>
      changeCampaign(tx, { id: campaign.id, to: 'ended', now: NOW, takeBack: true }),
    );
  expect([await poolLeft(campaign), await stateOf(campaign)]).toEqual([
    0n,
    { pool_state: 'disabled', isPaid: false },
  ]);
  const before = await cashesOf(farmers);
  await endBonuses(server.book.db, PAID);
  await turn(PAID);
  expect(await cashesOf(farmers)).toEqual(before);
  expect(await differences()).toEqual([]);
});

test('one that has not begun is created, begins with its time, and every page is told', async () => {
  const offer = aTournamentOffer();
  const given = { currencies: ['EUR'], starts_at: later(1), ends_at: ENDS, lives_hours: null };
  const { campaign, farmers } = await farmersOf(server.book, offer, given);
  expect((await stateOf(campaign))?.pool_state).toBe('created');
  const matchId = await aBettableMatch(server.book);
  const [farmer] = farmers;
  expect(farmer && (await farm(server.book, farmer, matchId))).toBe(false);
  await turn(later(1));
  expect(farmer && (await farm(server.book, farmer, matchId, { now: later(1) }))).toBe(true);
  const { rows } = await server.pool.query(
    `select channel, message from outbox where event_name = 'tournament_pool_changed'
     and message ->> 'type' = 'tournament' and (message ->> 'id')::integer = $1`,
    [campaign.id],
  );
  expect(rows).toEqual([
    {
      channel: 'updates',
      message: {
        type: 'tournament',
        id: campaign.id,
        currency: 'EUR',
        amount: 10_000,
        pool_amount: 10_000,
        hits_amount: 0,
        levels: [{ code: 'pool', pool_amount: 10_000, state: 'active' }],
      },
    },
  ]);
});

test('money that a place has won is told with its amount, in the language of the player', async () => {
  const { farmers } = await aTournament({ currencies: ['EUR'] });
  await played(farmers, [500]);
  await turn(PAID);
  const [{ playerId } = NOBODY] = farmers;
  const told = await server.ask('GET', '/notifications', { playerId, locale: 'de' });
  expect(told.body.data[0]).toMatchObject({
    type: 'bonus',
    body: expect.stringContaining('100,00') as string,
  });
});
