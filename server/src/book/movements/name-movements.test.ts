import { jackpotPaidPosting } from '@touchline/domain/ledger/pools';
import { minor } from '@touchline/domain/money';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { NOBODY, PAID, tournamentBook } from '@touchline/testkit/bonuses/tournament-book';
import { type JackpotDesk, jackpotDesk } from '@touchline/testkit/operator/jackpot-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movementNamer } from './name-movements';

let server: BookServer;
let desk: JackpotDesk;
beforeAll(async () => {
  server = await bookServer();
  desk = await jackpotDesk();
});
afterAll(async () => {
  await server.close();
  await desk.server.close();
});

test('a prize is named by its tournament and the place, as the player reads it', async () => {
  const book = tournamentBook(server);
  const { campaign, farmers } = await book.aTournament();
  await book.played(farmers, [300, 200, 100]);
  await book.turn(PAID);
  const [, second = NOBODY] = farmers;
  const { rows } = await server.pool.query<{ id: string }>(
    `select p.id from ledger_postings p where p.id like 'prize:%:' || $1`,
    [second.playerId],
  );
  const [{ id } = { id: '' }] = rows;
  const { name } = (campaign.texts as Record<string, { name: string }>)['en'] ?? { name: '' };
  const nameThem = movementNamer(server.book.db);
  expect((await nameThem([id])).get(id)).toEqual({
    about: `${name} · 2nd`,
    bonus: null,
    paidBy: { type: 'tournament', id: second.id },
  });
});

test('a jackpot is named with the level that was hit', async () => {
  const { server: house } = desk;
  const jackpot = await desk.aJackpot();
  const playerId = await house.aBettor(100_000);
  const hit = await desk.aHit(playerId);
  await house.book.pool.query(`update players set language = 'de' where id = $1`, [playerId]);
  const money = { id: hit, playerId, currency: 'EUR', amount: minor(1) };
  const { id } = jackpotPaidPosting({ ...money, pool: 'jackpot-1-mini' });
  const named = await movementNamer(house.book.db)([id]);
  expect(named.get(id)).toEqual({
    about: 'Vier Ecken · Kleiner',
    bonus: null,
    paidBy: { type: 'jackpot', id: jackpot },
  });
});
