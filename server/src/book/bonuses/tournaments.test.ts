import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyPrizes } from '../notifications/notify-issued';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { aBettableMatch, earnedBy, ended, farm } from '@touchline/testkit/bonuses/farming-book';
import {
  ENDS,
  later,
  NOBODY,
  PAID,
  tournamentBook,
  type TournamentBook,
} from '@touchline/testkit/bonuses/tournament-book';

let server: BookServer;
let book: TournamentBook;
beforeAll(async () => {
  server = await bookServer();
  book = tournamentBook(server);
});
afterAll(() => server.close());

test('a pool is set aside when its tournament is created, and told with it', async () => {
  const { campaign, farmers } = await book.aTournament();
  expect(await book.poolLeft(campaign)).toBe(10_000n);
  expect(await book.stateOf(campaign)).toEqual({ pool_state: 'active', isPaid: false });
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
  const { campaign, farmers } = await book.aTournament();
  await book.played(farmers, stakes);
  const before = await book.cashesOf(farmers);
  await book.turn(PAID);
  const after = await book.cashesOf(farmers);
  expect(after.map((cash, at) => cash - (before[at] ?? 0n))).toEqual(prizes);
  expect(await book.stateOf(campaign)).toEqual({ pool_state: 'finished', isPaid: true });
  expect(await book.poolLeft(campaign)).toBe(0n);
  expect(await book.differences()).toEqual([]);
});

test('a prize is told with its tournament and its place', async () => {
  const { campaign, farmers } = await book.aTournament();
  await book.played(farmers, [300, 200, 100]);
  await book.turn(PAID);
  const [, second = NOBODY] = farmers;
  const { body } = await server.ask<{ data: { body: string }[] }>('GET', '/notifications', {
    playerId: second.playerId,
  });
  const { name } = (campaign.texts as Record<string, { name: string }>)['en'] ?? { name: '' };
  expect(name).not.toBe('');
  expect(body.data.map((each) => each.body)).toContain(`${name} · 2nd: You have won €33.33.`);
});

test('a tournament in which nobody has farmed anything gives its pool back', async () => {
  const { campaign, farmers } = await book.aTournament();
  const before = await book.cashesOf(farmers);
  await book.turn(PAID);
  expect([await book.poolLeft(campaign), await book.cashesOf(farmers)]).toEqual([0n, before]);
  expect(await book.differences()).toEqual([]);
});

test('places are paid as freebets where the tournament says so, out of the pool and told of', async () => {
  const { campaign, farmers } = await book.aTournament({ prizeAs: 'freebet', currencies: ['EUR'] });
  await book.played(farmers, [500]);
  await book.turn(PAID);
  const [farmer] = farmers;
  expect(await earnedBy(server.book, farmer ?? { id: 0 })).toMatchObject([
    { amount: 10_000n, status: 'active' },
  ]);
  expect(await book.poolLeft(campaign)).toBe(0n);
  expect(await book.differences()).toEqual([]);
});

test('who plays in another currency is paid in that, at the rate', async () => {
  const { campaign, farmers } = await book.aTournament({
    currencies: ['USD', 'EUR'],
    shares: [1, 1],
  });
  await book.played(farmers, [500, 400]);
  const [usd, eur] = [farmers.slice(0, 1), farmers.slice(1)];
  const before = await book.cashesOf(eur);
  await book.turn(PAID);
  expect(await book.cashesOf(usd, 'USD')).toEqual([5450n]);
  expect((await book.cashesOf(eur)).map((cash, at) => cash - (before[at] ?? 0n))).toEqual([5000n]);
  expect(await book.poolLeft(campaign)).toBe(0n);
  expect(await book.differences()).toEqual([]);
});

test('places wait for the last bets, but not longer than the tournament says', async () => {
  const { campaign, farmers } = await book.aTournament({ waitHours: 10 });
  const open = await aBettableMatch(server.book);
  for (const farmer of farmers.slice(0, 1)) await farm(server.book, farmer, open);
  await book.turn(ENDS);
  expect(await book.stateOf(campaign)).toEqual({ pool_state: 'finished', isPaid: false });
  await book.turn(later(11));
  expect((await book.stateOf(campaign))?.isPaid).toBe(false);
  await book.turn(later(12));
  expect((await book.stateOf(campaign))?.isPaid).toBe(true);
});

test('a tournament that cannot be paid does not hold up the others, and is paid once it can be', async () => {
  const [broken, whole] = [
    await book.aTournament({ currencies: ['EUR'] }),
    await book.aTournament({ currencies: ['EUR'] }),
  ];
  for (const { farmers } of [broken, whole]) await book.played(farmers, [100]);
  const tell: typeof notifyPrizes = async (tx, prizes, now) => {
    if (prizes.some(({ tournamentId: id }) => id === broken.campaign.id))
      throw new Error('no room');
    await notifyPrizes(tx, prizes, now);
  };
  await expect(book.turn(PAID, tell)).rejects.toThrow('did not turn');
  const isPaid = async () => [
    (await book.stateOf(broken.campaign))?.isPaid,
    (await book.stateOf(whole.campaign))?.isPaid,
  ];
  expect(await isPaid()).toEqual([false, true]);
  await book.turn(PAID);
  expect(await isPaid()).toEqual([true, true]);
  expect(await book.differences()).toEqual([]);
});

test('of many who pay the places at once one does, and what was paid stays when results change', async () => {
  const { farmers } = await book.aTournament();
  const matchId = await book.played(farmers, [300, 200, 100]);
  const before = await book.cashesOf(farmers);
  await Promise.all(Array.from({ length: 20 }, () => book.turn(PAID)));
  const paid = await book.cashesOf(farmers);
  expect(paid.map((cash, at) => cash - (before[at] ?? 0n))).toEqual([5000n, 3333n, 1667n]);
  await ended(server.book, matchId, 'win_entire', PAID);
  await book.turn(PAID);
  const won = await book.cashesOf(farmers);
  expect(won.map((cash, at) => cash - (paid[at] ?? 0n))).toEqual([600n, 400n, 200n]);
  expect(await book.differences()).toEqual([]);
});

test('a leaderboard names places and the own line, equals share one, and stays as it was paid', async () => {
  const currencies = ['EUR', 'EUR', 'EUR', 'EUR'];
  const { farmers } = await book.aTournament({ currencies });
  const matchId = await book.played(farmers, [100, 300, 300, 0]);
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
  await book.turn(PAID);
  await ended(server.book, matchId, 'refund_entire', PAID);
  expect(await ask(0)).toEqual(expected);
});

const notOwn = (row: object) => ({ ...row, current_user: false });

test('points may earn freebets on the way, which the leaderboard counts', async () => {
  const { farmers } = await book.aTournament({
    pointsNeeded: 100,
    prize: { EUR: [50, 60] },
    mostPrizes: 2,
    currencies: ['EUR'],
  });
  await book.played(farmers, [1000]);
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

test('money that a place has won is told with its amount, in the language of the player', async () => {
  const { farmers } = await book.aTournament({ currencies: ['EUR'] });
  await book.played(farmers, [500]);
  await book.turn(PAID);
  const [{ playerId, id } = NOBODY] = farmers;
  const told = await server.ask('GET', '/notifications', { playerId, locale: 'de' });
  expect(told.body.data[0]).toMatchObject({
    type: 'bonus',
    body: expect.stringContaining('100,00') as string,
    object_type: 'tournament',
    object_id: id,
  });
});
