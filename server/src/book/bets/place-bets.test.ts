import { randomUUID } from 'node:crypto';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { bet as betSchema } from '@touchline/wire/bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';
import { placeBets } from './place-bets';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

async function aBettor(balance: number): Promise<number> {
  const id = await aPlayer(book.pool, { currencies: ['EUR', 'USD'] });
  if (balance > 0) await fund(book.db, id, balance);
  return id;
}

async function aBettableMatch(given: Parameters<typeof aMatch>[1] = {}): Promise<number> {
  const matchId = await aMatch(book.pool, given);
  await aLine(book.pool, { matchId });
  return matchId;
}

const balance = (playerId: number) => balanceOf(book.db, playerId, 'EUR');

const rowsOf = async (playerId: number) => {
  const { rows } = await book.pool.query(
    `select (select count(*) from placements where player_id = $1) as placements,
       (select count(*) from bets where player_id = $1) as bets,
       (select count(*) from outbox where channel = '$user:' || $1::text) as outbox`,
    [playerId],
  );
  return rows[0];
};

test('a placed bet takes its stake, is told in the spec shape and names what was picked', async () => {
  const playerId = await aBettor(10_000);
  const first = await aBettableMatch({ home: 'Bodø/Glimt', away: 'Molde' });
  const second = await aBettableMatch({ status: 1, score: { home: 1, away: 0 } });
  const legs = [
    aSelection({ match_id: first }),
    aSelection({ match_id: second, outcome_id: '2', odds: 3500 }),
  ];
  const placed = await place(book.db, playerId, aPlacement([aBet(legs)]));
  expect(placed.ok && placed.value).toHaveLength(1);
  const [bet] = placed.ok ? placed.value : [];
  expect(() => betSchema.parse(bet)).not.toThrow();
  expect(bet).toMatchObject({
    type: 'combo',
    status: 'waiting_results',
    result: 'no_results',
    stake: { value: 1000, currency: 'EUR', subunits: 100 },
    win_amount: { value: 7000, currency: 'EUR', subunits: 100 },
    odds: 7000,
    created_at: NOW.toISOString(),
    settled_at: null,
  });
  expect(
    bet?.selections.map(({ match, outcome }) => [match.slug, outcome.name, match.score]),
  ).toEqual([
    [`bodo-glimt-molde-m${first}`, 'Bodø/Glimt', null],
    [`arsenal-chelsea-m${second}`, 'Draw', { home: 1, away: 0 }],
  ]);
  expect(await balance(playerId)).toBe(9_000n);
  expect(await rowsOf(playerId)).toEqual({ placements: 1n, bets: 1n, outbox: 2n });
});

test('the same placement again is answered with the bets it made, and pays once', async () => {
  const playerId = await aBettor(10_000);
  const placement = aPlacement([aBet([aSelection({ match_id: await aBettableMatch() })])]);
  const first = await place(book.db, playerId, placement);
  expect(await place(book.db, playerId, placement)).toEqual(first);
  expect(await balance(playerId)).toBe(9_000n);
});

test('twenty identical placements at once make one bet and one answer', async () => {
  const playerId = await aBettor(10_000);
  const placement = aPlacement([aBet([aSelection({ match_id: await aBettableMatch() })])]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => place(book.db, playerId, placement)),
  );
  expect(answers[0]).toMatchObject({ ok: true });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balance(playerId)).toBe(9_000n);
  expect(await rowsOf(playerId)).toEqual({ placements: 1n, bets: 1n, outbox: 2n });
});

test('the same id with another body is refused, and is free for another player', async () => {
  const playerId = await aBettor(10_000);
  const id = randomUUID();
  const bets = [aBet([aSelection({ match_id: await aBettableMatch() })])];
  await place(book.db, playerId, aPlacement(bets, { id }));
  const other = [{ ...bets[0]!, stake: { value: 2000, currency: 'EUR' } }];
  expect(await place(book.db, playerId, aPlacement(other, { id }))).toEqual({
    ok: false,
    error: { code: 'placement_id_reused' },
  });
  const someone = await aBettor(10_000);
  expect(await place(book.db, someone, aPlacement(other, { id }))).toMatchObject({ ok: true });
});

test('placements that race for one balance never overdraw it', async () => {
  const playerId = await aBettor(2_500);
  const bet = aBet([aSelection({ match_id: await aBettableMatch() })]);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => place(book.db, playerId, aPlacement([bet]))),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  expect(refusals).toEqual(
    Array.from({ length: 6 }, () => ({
      code: 'bets_refused',
      bets: [{ code: 'insufficient_funds' }],
    })),
  );
  expect(await balance(playerId)).toBe(500n);
  expect(await rowsOf(playerId)).toMatchObject({ placements: 2n, bets: 2n });
});

test('when the balance covers only some bets of a placement, none is taken', async () => {
  const playerId = await aBettor(1_500);
  const bet = aBet([aSelection({ match_id: await aBettableMatch() })]);
  const answer = await place(book.db, playerId, aPlacement([bet, bet]));
  expect(answer).toEqual({
    ok: false,
    error: { code: 'bets_refused', bets: [null, { code: 'insufficient_funds' }] },
  });
  expect(await balance(playerId)).toBe(1_500n);
  expect(await rowsOf(playerId)).toEqual({ placements: 0n, bets: 0n, outbox: 0n });
});

test('a refused placement may be tried again under the same id', async () => {
  const playerId = await aBettor(0);
  const placement = aPlacement([aBet([aSelection({ match_id: await aBettableMatch() })])]);
  expect(await place(book.db, playerId, placement)).toMatchObject({ ok: false });
  await fund(book.db, playerId, 1_000);
  expect(await place(book.db, playerId, placement)).toMatchObject({ ok: true });
  expect(await balance(playerId)).toBe(0n);
});

test('a transaction that dies before its commit leaves nothing, and the retry places the bet', async () => {
  const playerId = await aBettor(10_000);
  const placement = aPlacement([aBet([aSelection({ match_id: await aBettableMatch() })])]);
  const dying = book.db.transaction().execute(async (tx) => {
    await placeBets(tx, [{ playerId, locale: 'en', placement, now: NOW }], SITE);
    throw new Error('power cut');
  });
  await expect(dying).rejects.toThrow('power cut');
  expect(await rowsOf(playerId)).toEqual({ placements: 0n, bets: 0n, outbox: 0n });
  expect(await balance(playerId)).toBe(10_000n);
  expect(await place(book.db, playerId, placement)).toMatchObject({ ok: true });
  expect(await balance(playerId)).toBe(9_000n);
});

test('a line cannot be settled between the check and the commit of a bet on it', async () => {
  const playerId = await aBettor(10_000);
  const matchId = await aBettableMatch();
  const placement = aPlacement([aBet([aSelection({ match_id: matchId })])]);
  let settled: Promise<unknown> | undefined;
  let before = true;
  await book.db.transaction().execute(async (tx) => {
    await placeBets(tx, [{ playerId, locale: 'en', placement, now: NOW }], SITE);
    settled = book.pool
      .query('update markets set status = -3 where match_id = $1', [matchId])
      .then(() => (before = false));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(before).toBe(true);
  });
  await settled;
});

test('after all of this the ledger agrees with itself', async () => {
  expect(await reconcile(book.db)).toEqual([]);
});
