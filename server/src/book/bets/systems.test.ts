import { systemOf } from '@touchline/domain/bets/system-types';
import { minor } from '@touchline/domain/money';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { bet as betSchema } from '@touchline/wire/bets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { DEFAULT_LIMITS } from '../site';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';
import { settleOnce } from './settle-bets';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const TWO_OF_THREE = 302;
const TRIXIE = 322;
const PATENT = 321;
const SIX_OF_TWELVE = 1206;

async function aBettor(): Promise<number> {
  const id = await aPlayer(book.pool, { currencies: ['EUR'] });
  await fund(book.db, id, 100_000);
  return id;
}

async function bettableMatches(count: number, provider = 'betradar'): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const matchId = await aMatch(book.pool, { provider });
    await aLine(book.pool, { matchId });
    ids.push(matchId);
  }
  return ids;
}

/** A system of 2.00 each on the home sides of these matches. */
function aSystem(matchIds: readonly number[], systemId: number | undefined, stake = 900) {
  return aBet(
    matchIds.map((match_id) => aSelection({ match_id })),
    { type: 'system', system_id: systemId, stake: { value: stake, currency: 'EUR' } },
  );
}

const placed = async (playerId: number, ...given: Parameters<typeof aSystem>) =>
  place(book.db, playerId, aPlacement([aSystem(...given)]));

const balance = (playerId: number) => balanceOf(book.db, playerId, 'EUR');

const settleAll = async () => {
  while (await settleOnce(book.db, new Date('2026-03-01T17:00:00Z')));
};

test.each([
  ['two of three', TWO_OF_THREE, null, [2], 3600, 4000],
  ['a trixie', TRIXIE, 'trixie', [2, 3], 4500, 5000],
  ['a patent', PATENT, 'patent', [1, 2, 3], 3342, 3714],
] as const)('%s is taken and told by its numbers', async (_what, id, name, counts, win, odds) => {
  const playerId = await aBettor();
  const answer = await placed(playerId, await bettableMatches(3), id);
  const [bet] = answer.ok ? answer.value : [];
  expect(() => betSchema.parse(bet)).not.toThrow();
  expect(bet).toMatchObject({
    type: 'system',
    system: { id, name, total_count: 3, win_count: counts[0], win_counts: counts },
    stake: { value: 900 },
    win_amount: { value: win },
    odds,
  });
  expect(await balance(playerId)).toBe(99_100n);
});

type Results = readonly [LegResult, LegResult, LegResult];

describe('of a system that has ended', () => {
  const WON = 'win_entire';
  const LOST = 'lose_entire';
  const HALF = 'refund_half_win_other';
  const GONE = 'canceled';
  test.each<[string, number, Results, bigint]>([
    ['each line pays by itself', TWO_OF_THREE, [WON, WON, LOST], 1200n],
    ['no line wins with one selection of two', TWO_OF_THREE, [WON, LOST, LOST], 0n],
    ['a void selection counts as 1.00', TWO_OF_THREE, [WON, GONE, LOST], 600n],
    ['all void gives the stake back', TWO_OF_THREE, [GONE, GONE, GONE], 900n],
    ['half a win counts half', TWO_OF_THREE, [WON, HALF, LOST], 900n],
    ['a single of a patent pays alone', PATENT, [WON, LOST, LOST], 257n],
  ])('%s', async (_rule, id, results, pays) => {
    const playerId = await aBettor();
    const matchIds = await bettableMatches(3);
    await placed(playerId, matchIds, id);
    for (const [at, matchId] of matchIds.entries()) {
      await settleLine(book.pool, { matchId }, { 1: results[at]! });
    }
    await settleAll();
    expect(await balance(playerId)).toBe(99_100n + pays);
  });
});

test('a lost line does not end a system that can still win', async () => {
  const playerId = await aBettor();
  const matchIds = await bettableMatches(3);
  await placed(playerId, matchIds, TWO_OF_THREE);
  const end = async (at: number, result: LegResult) => {
    await settleLine(book.pool, { matchId: matchIds[at]! }, { 1: result });
    await settleAll();
    const bets = book.db.selectFrom('bets').where('player_id', '=', playerId);
    return bets.select(['status', 'result', 'settlements']).executeTakeFirstOrThrow();
  };
  expect(await end(0, 'lose_entire')).toMatchObject({ status: 'waiting_results' });
  expect(await end(1, 'lose_entire')).toEqual({
    status: 'done',
    result: 'lose_entire',
    settlements: 1,
  });
});

test('what a system pays follows a corrected result, back and forth', async () => {
  const playerId = await aBettor();
  const matchIds = await bettableMatches(3);
  await placed(playerId, matchIds, TRIXIE);
  for (const matchId of matchIds) await settleLine(book.pool, { matchId }, { 1: 'win_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(99_100n + 4500n);
  await settleLine(book.pool, { matchId: matchIds[0]! }, { 1: 'lose_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(99_100n + 900n);
  await settleLine(book.pool, { matchId: matchIds[0]! }, { 1: 'win_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(99_100n + 4500n);
});

test('a system pays no more than the cap that held when it was placed', async () => {
  const playerId = await aBettor();
  const matchIds = await bettableMatches(3);
  const { EUR } = DEFAULT_LIMITS;
  const site = { ...SITE, limits: { EUR: { ...EUR!, systemCap: minor(2000) } } };
  const placement = aPlacement([aSystem(matchIds, TWO_OF_THREE)]);
  const answer = await place(book.db, playerId, placement, { site });
  expect(answer).toMatchObject({ ok: true, value: [{ win_amount: { value: 2000 } }] });
  for (const matchId of matchIds) await settleLine(book.pool, { matchId }, { 1: 'win_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(99_100n + 2000n);
});

test.each([
  ['without saying which it is', 3, undefined, 'betradar', 'system_not_offered'],
  ['that there is none of', 3, 999_999, 'betradar', 'system_not_offered'],
  ['of another number of selections', 2, TWO_OF_THREE, 'betradar', 'too_few_selections'],
  ['of a provider that takes none', 3, TWO_OF_THREE, 'oddin', 'system_not_offered'],
] as const)('a system is refused %s', async (_why, count, id, provider, code) => {
  const playerId = await aBettor();
  const answer = await placed(playerId, await bettableMatches(count, provider), id);
  expect(answer).toMatchObject({ ok: false, error: { bets: [{ code }] } });
  expect(await balance(playerId)).toBe(100_000n);
});

test('a system that the site has taken off is refused, and those placed before are settled', async () => {
  const playerId = await aBettor();
  const matchIds = await bettableMatches(3);
  await placed(playerId, matchIds, TWO_OF_THREE);
  const site = { ...SITE, systems: SITE.systems.filter(({ id }) => id !== TWO_OF_THREE) };
  const placement = aPlacement([aSystem(matchIds, TWO_OF_THREE)]);
  expect(await place(book.db, playerId, placement, { site })).toMatchObject({
    ok: false,
    error: { bets: [{ code: 'system_not_offered' }] },
  });
  for (const matchId of matchIds) await settleLine(book.pool, { matchId }, { 1: 'win_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(99_100n + 3600n);
});

test('a system of 924 lines is placed and settled like any other', async () => {
  expect(systemOf(SIX_OF_TWELVE)).toMatchObject({ totalCount: 12, winCounts: [6] });
  const playerId = await aBettor();
  const matchIds = await bettableMatches(12);
  await placed(playerId, matchIds, SIX_OF_TWELVE, 9240);
  for (const [at, matchId] of matchIds.entries()) {
    await settleLine(book.pool, { matchId }, { 1: at < 7 ? 'win_entire' : 'lose_entire' });
  }
  await settleAll();
  // Seven winners make seven lines of six, each with 0.10 at 64.00.
  expect(await balance(playerId)).toBe(90_760n + 7n * 640n);
});

test('after all of this the ledger agrees with itself', async () => {
  expect(await reconcile(book.db)).toEqual([]);
});
