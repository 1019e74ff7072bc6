import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';
import { placeInTime } from './place-in-time';
import { placingDesk } from './placing-desk';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const DELAY_MS = 400;
const site = { ...SITE, liveDelays: { usual: DELAY_MS / 1000, bySport: new Map() } };

async function aBettor(balance = 10_000): Promise<number> {
  const id = await aPlayer(book.pool, { currencies: ['EUR'] });
  await fund(book.db, id, balance);
  return id;
}

async function aLiveMatch(status = 1): Promise<number> {
  const matchId = await aMatch(book.pool, { status });
  await aLine(book.pool, { matchId });
  return matchId;
}

const singleOn = (match_id: number) => aPlacement([aBet([aSelection({ match_id })])]);

/** Places and tells how long that took, in ms. */
async function placed(playerId: number, placement: ReturnType<typeof singleOn>, by = site) {
  const began = performance.now();
  const deps = { desk: placingDesk(book.db, by), clock: { now: () => NOW } };
  const answer = await placeInTime(deps, { playerId, locale: 'en', placement });
  return { answer, took: performance.now() - began };
}

const whileWaiting = (change: () => Promise<unknown>) =>
  new Promise((done) => setTimeout(() => void change().then(done), DELAY_MS / 4));

const reprice = (matchId: number, odds: number) =>
  book.pool.query(
    `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', $2::text::jsonb) where match_id = $1`,
    [matchId, String(odds)],
  );

test('a bet on a match in play waits, and takes nothing until then', async () => {
  const playerId = await aBettor();
  const matchId = await aLiveMatch();
  const waiting = placed(playerId, singleOn(matchId));
  await whileWaiting(async () => {
    expect(await balanceOf(book.db, playerId, 'EUR')).toBe(10_000n);
  });
  const { answer, took } = await waiting;
  expect(answer).toMatchObject({ ok: true, value: [{ status: 'waiting_results' }] });
  expect(took).toBeGreaterThan(DELAY_MS * 0.95);
  expect(await balanceOf(book.db, playerId, 'EUR')).toBe(9_000n);
});

test('before the match nobody waits; nor where the sport has no delay', async () => {
  const playerId = await aBettor();
  const patient = { ...site, liveDelays: { usual: 30, bySport: new Map([['soccer', 0]]) } };
  const before = await placed(playerId, singleOn(await aLiveMatch(0)), {
    ...site,
    liveDelays: { usual: 30, bySport: new Map() },
  });
  const live = await placed(playerId, singleOn(await aLiveMatch()), patient);
  for (const { answer, took } of [before, live]) {
    expect(answer.ok).toBe(true);
    expect(took).toBeLessThan(20_000);
  }
});

test.each<[string, (matchId: number, playerId: number) => Promise<unknown>, string]>([
  ['its price has moved', (matchId) => reprice(matchId, 2100), 'odds_changed'],
  [
    'its market is suspended',
    (matchId) => book.pool.query('update markets set status = -1 where match_id = $1', [matchId]),
    'market_not_bettable',
  ],
  [
    'the match is over',
    (matchId) => book.pool.query('update matches set status = 4 where id = $1', [matchId]),
    'market_not_bettable',
  ],
  [
    'the money was spent elsewhere',
    async (_matchId, playerId) => {
      const other = await aLiveMatch(0);
      const bet = aBet([aSelection({ match_id: other })], {
        stake: { value: 9_500, currency: 'EUR' },
      });
      expect(await place(book.db, playerId, aPlacement([bet]))).toMatchObject({ ok: true });
    },
    'insufficient_funds',
  ],
])('at the end a bet is refused when %s', async (_why, change, code) => {
  const playerId = await aBettor();
  const matchId = await aLiveMatch();
  const waiting = placed(playerId, singleOn(matchId));
  await whileWaiting(() => change(matchId, playerId));
  expect((await waiting).answer).toMatchObject({ ok: false, error: { bets: [{ code }] } });
});

test('a price that moved is taken where the player takes any', async () => {
  const playerId = await aBettor();
  const matchId = await aLiveMatch();
  const bets = [aBet([aSelection({ match_id: matchId })])];
  const waiting = placed(playerId, aPlacement(bets, { accept: 'any' }));
  await whileWaiting(() => reprice(matchId, 1700));
  expect((await waiting).answer).toMatchObject({ ok: true, value: [{ odds: 1700 }] });
});

test('what is wrong at once is said at once', async () => {
  const matchId = await aLiveMatch();
  const patient = { ...site, liveDelays: { usual: 30, bySport: new Map() } };
  const bet = aBet([aSelection({ match_id: matchId, odds: 1900 })]);
  const { answer, took } = await placed(await aBettor(), aPlacement([bet]), patient);
  expect(answer).toMatchObject({ ok: false, error: { bets: [{ code: 'odds_changed' }] } });
  expect(took).toBeLessThan(20_000);
});

test('the same placement sent again while the first waits makes one bet, and both have its answer', async () => {
  const playerId = await aBettor();
  const placement = singleOn(await aLiveMatch());
  const first = placed(playerId, placement);
  const others: ReturnType<typeof placed>[] = [];
  await whileWaiting(() => {
    others.push(...Array.from({ length: 10 }, () => placed(playerId, placement)));
    return Promise.resolve();
  });
  const answers = await Promise.all([first, ...others]);
  expect(answers[0]?.answer.ok).toBe(true);
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await balanceOf(book.db, playerId, 'EUR')).toBe(9_000n);
});

test('the same placement sent again after its bets were taken is answered at once', async () => {
  const playerId = await aBettor();
  const placement = singleOn(await aLiveMatch());
  const { answer } = await placed(playerId, placement);
  const patient = { ...site, liveDelays: { usual: 30, bySport: new Map() } };
  const again = await placed(playerId, placement, patient);
  expect(again.answer).toEqual(answer);
  expect(again.took).toBeLessThan(20_000);
});
