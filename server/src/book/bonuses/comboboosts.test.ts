import { promotions } from '@touchline/domain/ledger/accounts';
import { odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBonus, type CampaignGiven } from '@touchline/testkit/bonuses/a-campaign';
import type { OpenDatabase } from '../../db/connect';
import { run } from '../../db/statements';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf, balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { placingDesk } from '../bets/placing-desk';
import { settleOnce } from '../bets/settle-bets';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

/** Two legs for ×1.10, three and more for ×1.20, each at 1.50 or more. */
const OFFER = {
  type: 'comboboost' as const,
  minOdds: odds(1500),
  ranges: [
    { minCount: 2, maxCount: 2, bonusOdds: odds(1100) },
    { minCount: 3, maxCount: null, bonusOdds: odds(1200) },
  ],
};

async function aBettor(given: Omit<CampaignGiven, 'now'> = {}) {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const bonus = await aBonus(book.db, playerId, { now: NOW, offer: OFFER, ...given });
  return { playerId, bonus };
}

async function matchesOf(count: number): Promise<number[]> {
  const matches: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const matchId = await aMatch(book.pool);
    await aLine(book.pool, { matchId });
    matches.push(matchId);
  }
  return matches;
}

type Bettor = Awaited<ReturnType<typeof aBettor>>;

/** A combo of 10.00 on home wins at 2.00. */
function boosted({ bonus }: Bettor, matches: readonly number[], seen?: number) {
  const legs = matches.map((match_id) => aSelection({ match_id }));
  const named = { id: bonus.id, type: 'comboboost' as const };
  return aPlacement([aBet(legs, { bonus: seen === undefined ? named : { ...named, odds: seen } })]);
}

async function end(matchId: number, result: string): Promise<void> {
  const results = JSON.stringify({ 1: result });
  await book.pool.query('update markets set results = $2 where match_id = $1', [matchId, results]);
  await book.pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, '')`,
    [matchId],
  );
  while (await settleOnce(book.db, NOW));
}

const budget = async () =>
  (await run(book.db, balancesNow([promotions('EUR')]))).get(promotions('EUR')) ?? 0n;

test.each([
  ['all three legs win', ['win_entire', 'win_entire', 'win_entire'], 9_600n, 1_600n],
  ['a void leg lowers the range', ['win_entire', 'win_entire', 'refund_entire'], 4_400n, 400n],
  ['with two void legs there is no boost', ['win_entire', 'canceled', 'canceled'], 2_000n, 0n],
  ['a lost leg loses', ['win_entire', 'win_entire', 'lose_entire'], 0n, 0n],
] as const)(
  '%s: what the boost adds is a cost of promotions',
  async (_rule, results, paid, cost) => {
    const bettor = await aBettor();
    const matches = await matchesOf(3);
    const placed = await place(book.db, bettor.playerId, boosted(bettor, matches, 1200));
    expect(placed.ok && placed.value).toMatchObject([
      { win_amount: { value: 9_600 }, odds: 9_600, bonus: { type: 'comboboost', odds: 1200 } },
    ]);
    const before = await budget();
    for (const [at, matchId] of matches.entries()) await end(matchId, results[at] ?? '');
    expect(await balanceOf(book.db, bettor.playerId, 'EUR')).toBe(9_000n + paid);
    expect(before - (await budget())).toBe(cost);
    // The result is corrected, and back again: the boost is taken back with it, and paid as before.
    await end(matches[0] ?? 0, 'lose_entire');
    expect(await budget()).toBe(before);
    await end(matches[0] ?? 0, 'win_entire');
    expect(before - (await budget())).toBe(cost);
    expect([...(await reconcile(book.db)), ...(await reconcileBets(book.db))]).toEqual([]);
  },
);

test.each([
  ['it is for more legs', 1, undefined, {}],
  ['the boost is lower than the player has seen', 2, 1200, {}],
  ['a leg is below its least odds', 2, undefined, { offer: { ...OFFER, minOdds: odds(2100) } }],
  ['it was used as often as it may be', 2, undefined, { uses_count: 1 }],
] as const)('a comboboost is not used when %s', async (_title, legs, seen, given) => {
  const bettor = await aBettor(given);
  const matches = await matchesOf(legs);
  if ('uses_count' in given) {
    const first = await place(book.db, bettor.playerId, boosted(bettor, matches));
    expect(first.ok).toBe(true);
  }
  const answer = await place(book.db, bettor.playerId, boosted(bettor, matches, seen));
  expect(answer).toMatchObject({ error: { bets: [{ code: 'bonus_not_usable' }] } });
});

test('of fifty placements at once with a boost that is left twice two are taken', async () => {
  const bettor = await aBettor({ uses_count: 2 });
  const matches = await matchesOf(2);
  await fund(book.db, bettor.playerId, 100_000);
  const desk = placingDesk(book.db, SITE);
  const { playerId } = bettor;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      desk({ playerId, locale: 'en', placement: boosted(bettor, matches), now: NOW }),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
  const { rows } = await book.pool.query('select used_count from bonuses where id = $1', [
    bettor.bonus.id,
  ]);
  expect(rows).toEqual([{ used_count: 2 }]);
});
