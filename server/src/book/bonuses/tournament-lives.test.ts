import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCampaign } from '../../bonus/campaigns';
import { endBonuses } from '../../bonus/end-bonuses';
import { NOW } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import {
  aBettableMatch,
  aTournamentOffer,
  farm,
  farmersOf,
} from '@touchline/testkit/bonuses/farming-book';
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

test('a tournament that is paused takes no bets, and ends all the same', async () => {
  const { campaign, farmers } = await book.aTournament({ currencies: ['EUR'] });
  const change = (to: 'paused' | 'active') =>
    server.book.db
      .transaction()
      .execute((tx) => changeCampaign(tx, { id: campaign.id, to, now: NOW }));
  const matchId = await aBettableMatch(server.book);
  const mayFarm = () => farm(server.book, farmers[0] ?? NOBODY, matchId);
  await change('paused');
  expect([(await book.stateOf(campaign))?.pool_state, await mayFarm()]).toEqual(['paused', false]);
  await change('active');
  expect([(await book.stateOf(campaign))?.pool_state, await mayFarm()]).toEqual(['active', true]);
  await change('paused');
  await book.turn(ENDS);
  expect((await book.stateOf(campaign))?.pool_state).toBe('finished');
});

test('one that is called off gives its pool back and nobody has a part in it any more', async () => {
  const { campaign, farmers } = await book.aTournament({ currencies: ['EUR'] });
  await book.played(farmers, [500]);
  await server.book.db
    .transaction()
    .execute((tx) =>
      changeCampaign(tx, { id: campaign.id, to: 'ended', now: NOW, takeBack: true }),
    );
  expect([await book.poolLeft(campaign), await book.stateOf(campaign)]).toEqual([
    0n,
    { pool_state: 'disabled', isPaid: false },
  ]);
  const before = await book.cashesOf(farmers);
  await endBonuses(server.book.db, PAID);
  await book.turn(PAID);
  expect(await book.cashesOf(farmers)).toEqual(before);
  expect(await book.differences()).toEqual([]);
});

test('one that has not begun is created, begins with its time, and every page is told', async () => {
  const offer = aTournamentOffer();
  const given = { currencies: ['EUR'], starts_at: later(1), ends_at: ENDS, lives_hours: null };
  const { campaign, farmers } = await farmersOf(server.book, offer, given);
  expect((await book.stateOf(campaign))?.pool_state).toBe('created');
  const matchId = await aBettableMatch(server.book);
  const [farmer] = farmers;
  expect(farmer && (await farm(server.book, farmer, matchId))).toBe(false);
  await book.turn(later(1));
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
