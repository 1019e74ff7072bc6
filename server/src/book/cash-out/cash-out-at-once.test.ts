import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { exposureDifferences } from '../limits/exposure-differences';
import { createRefresher } from './refresh-offers';
import {
  cashOutBook,
  type CashOutBook,
  FAIR_SITE,
} from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(() => book.close());

const refresher = () =>
  createRefresher({
    db: book.db,
    clock: { now: () => new Date('2026-03-01T12:00:00Z') },
    site: FAIR_SITE,
    jointChance: () => Promise.resolve(null),
    log: { error: (details: object) => expect(details).toBeUndefined() },
  });

const differences = async () => [
  ...(await reconcile(book.db)),
  ...(await reconcileBets(book.db)),
  ...(await exposureDifferences(book.db)),
];

test('cash-outs, settlements and the job at once pay nothing twice, and the last value told is the right one', async () => {
  const { round } = refresher();
  const matches = await Promise.all([0.5, 0.6, 0.7, 0.8].map((p) => book.matchAt(p)));
  const players = await Promise.all(matches.map(() => book.player()));
  const bets: [playerId: number, betId: number][] = [];
  for (const playerId of players) {
    for (const matchId of matches) bets.push([playerId, await book.betOn(playerId, [matchId])]);
  }
  const pieces = bets.flatMap(([playerId, bet_id]) =>
    [150, 250].map((stake) =>
      book
        .cashOut(playerId, { bet_id, to_cashout: 1, part: { stake }, cashout_id: randomUUID() })
        .then(() => 'paid', String),
    ),
  );
  const changes = matches.flatMap((matchId, at) => [
    book.settle(matchId, at % 2 === 0 ? 'win_entire' : null),
    round(),
    book.chance(matchId, { p: 0.4 }),
  ]);
  await Promise.all(changes);
  for (const answer of await Promise.all(pieces)) expect(answer).toMatch(/^paid$|cashout_refused/);
  for (const matchId of matches) await book.settle(matchId, null);
  await book.pool.query('update markets set status = 1 where match_id = any($1)', [matches]);
  for (const matchId of matches) await book.chance(matchId, { p: 0.3 });
  await round();
  expect(await differences()).toEqual([]);
  for (const [playerId, id] of bets) {
    const { rows } = await book.pool.query(
      'select to_cashout, stake - cashed_out_stake as left from bets where id = $1',
      [id],
    );
    expect(Number(rows[0].to_cashout)).toBe(Math.floor(Number(rows[0].left) * 0.6));
    expect(await book.bet(playerId, id)).toMatchObject({ to_cashout: Number(rows[0].to_cashout) });
  }
}, 60_000);
