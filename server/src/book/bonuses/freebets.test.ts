import { freebetOf, promotions } from '@touchline/domain/ledger/accounts';
import { odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBonuses } from '../../bonus/end-bonuses';
import { aBonus, type CampaignGiven } from '@touchline/testkit/bonuses/a-campaign';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { run } from '../../db/statements';
import { balanceOf, balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { placingDesk } from '../bets/placing-desk';
import { reconcileBets } from '../bets/reconcile-bets';
import { settleOnce } from '../bets/settle-bets';
import { exposureDifferences } from '../limits/exposure-differences';
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

async function aBettableMatch(): Promise<number> {
  const matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
  return matchId;
}

async function aBettor(given: Omit<CampaignGiven, 'now'> = {}) {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const bonus = await aBonus(book.db, playerId, { now: NOW, ...given });
  return { playerId, bonus, matchId: await aBettableMatch() };
}

type Bettor = Awaited<ReturnType<typeof aBettor>>;

/** A placement of the bettor's freebet on a home win at 2.00. */
function freely({ bonus, matchId }: Bettor, stake = 500) {
  const { id, type } = bonus;
  return aPlacement([
    aBet([aSelection({ match_id: matchId })], {
      stake: { value: stake, currency: 'EUR' },
      bonus: { id, type: type as 'freebet' },
    }),
  ]);
}

async function ends(matchId: number, result: string | null, now = NOW): Promise<void> {
  const results = result === null ? null : JSON.stringify({ 1: result });
  await book.pool.query('update markets set results = $2 where match_id = $1', [matchId, results]);
  await book.pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, '')`,
    [matchId],
  );
  while (await settleOnce(book.db, now));
}

const cash = ({ playerId }: Bettor) => balanceOf(book.db, playerId, 'EUR');
const left = async ({ playerId, bonus }: Bettor) => {
  const account = freebetOf(playerId, bonus.id, 'EUR');
  return (await run(book.db, balancesNow([account]))).get(account) ?? 0n;
};
const uses = async ({ bonus }: Bettor) => {
  const { rows } = await book.pool.query<{ used_count: number; status: string }>(
    'select used_count, status from bonuses where id = $1',
    [bonus.id],
  );
  return rows[0];
};
const differences = async () => [
  ...(await reconcile(book.db)),
  ...(await reconcileBets(book.db)),
  ...(await exposureDifferences(book.db)),
];

const TABLE = [
  ['freebet', 'win_entire', 500n],
  ['freebet_only_win', 'win_entire', 500n],
  ['freebet_all_win', 'win_entire', 1000n],
  ['freebet', 'lose_entire', 0n],
  ['freebet_all_win', 'refund_half_lose_other', 250n],
] as const;

test.each(TABLE)('a %s of 5.00 at 2.00 that ends as %s pays %s', async (type, result, paid) => {
  const bettor = await aBettor({ offer: { type, amounts: { EUR: 500 } } });
  expect(await left(bettor)).toBe(500n);
  const placed = await place(book.db, bettor.playerId, freely(bettor));
  expect(placed.ok && placed.value[0]?.bonus).toEqual({ id: bettor.bonus.id, type });
  expect([await cash(bettor), await left(bettor)]).toEqual([10_000n, 0n]);
  await ends(bettor.matchId, result);
  expect([await cash(bettor), await left(bettor)]).toEqual([10_000n + paid, 0n]);
  expect(await differences()).toEqual([]);
});

test.each([
  ['win_entire', 10_500n],
  ['lose_entire', 10_000n],
  ['refund_entire', 10_000n],
])('without risk the stake is the player’s own, and %s leaves %s', async (result, after) => {
  const offer = { type: 'freebet_no_risk' as const, amounts: { EUR: 500 } };
  const bettor = await aBettor({ offer });
  await place(book.db, bettor.playerId, freely(bettor));
  expect(await cash(bettor)).toBe(9_500n);
  await ends(bettor.matchId, result);
  expect(await cash(bettor)).toBe(after);
  expect((await uses(bettor))?.used_count).toBe(result === 'refund_entire' ? 0 : 1);
  expect(await differences()).toEqual([]);
});

test('a void bet gives the freebet back unused, and a result after all spends it again', async () => {
  const bettor = await aBettor();
  await place(book.db, bettor.playerId, freely(bettor));
  await ends(bettor.matchId, 'refund_entire');
  expect([await left(bettor), (await uses(bettor))?.used_count]).toEqual([500n, 0]);
  await ends(bettor.matchId, 'lose_entire');
  expect([await left(bettor), (await uses(bettor))?.used_count]).toEqual([0n, 1]);
  await ends(bettor.matchId, null);
  expect([await left(bettor), (await uses(bettor))?.used_count]).toEqual([0n, 1]);
  await ends(bettor.matchId, 'refund_entire');
  expect([await left(bettor), (await uses(bettor))?.used_count]).toEqual([500n, 0]);
  expect(await differences()).toEqual([]);
});

test('of fifty placements at once with one freebet one is taken', async () => {
  const bettor = await aBettor();
  const desk = placingDesk(book.db, SITE);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      desk({ playerId: bettor.playerId, locale: 'en', placement: freely(bettor), now: NOW }),
    ),
  );
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused).toHaveLength(49);
  expect(refused).toEqual(
    refused.map(() => ({
      ok: false,
      error: { code: 'bets_refused', bets: [{ code: 'bonus_not_usable' }] },
    })),
  );
  expect([await left(bettor), (await uses(bettor))?.used_count]).toEqual([0n, 1]);
});

test('of fifty transactions at once with one freebet one takes it', async () => {
  const bettor = await aBettor({ offer: { type: 'freebet_no_risk', amounts: { EUR: 500 } } });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(book.db, bettor.playerId, freely(bettor))),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect((await uses(bettor))?.used_count).toBe(1);
});

test('two bets of one placement cannot both have the freebet', async () => {
  const bettor = await aBettor();
  const placement = freely(bettor);
  const twice = { ...placement, bets: [...placement.bets, ...placement.bets] };
  const answer = await place(book.db, bettor.playerId, twice);
  expect(answer).toMatchObject({ ok: false });
  expect(await left(bettor)).toBe(500n);
});

test.each([
  ['it is another player’s', {}, { isOthers: true }],
  ['the odds are below its least', { terms: { minOdds: odds(3000) } }, {}],
  ['the stake is not its amount', {}, { stake: 400 }],
  ['it waits to be activated', { needs_activation: true }, {}],
  ['it is over', { lives_hours: 1 }, { hoursLater: 2 }],
] as const)('a freebet is not used when %s', async (_title, given, how) => {
  const bettor = await aBettor(given);
  const stake = 'stake' in how ? how.stake : 500;
  const playerId = 'isOthers' in how ? (await aBettor()).playerId : bettor.playerId;
  const hours = 'hoursLater' in how ? how.hoursLater : 0;
  const now = new Date(NOW.getTime() + hours * 3_600_000);
  const answer = await place(book.db, playerId, freely(bettor, stake), { now });
  const code = 'stake' in how ? 'freebet_stake' : 'bonus_not_usable';
  expect(answer).toMatchObject({ ok: false, error: { bets: [{ code }] } });
  expect(await left(bettor)).toBe(500n);
});

test('what is left on a freebet that expires goes back, and so does what a bet gives back later', async () => {
  const later = new Date(NOW.getTime() + 2 * 3_600_000);
  await endBonuses(book.db, later);
  const [unused, used] = [await aBettor({ lives_hours: 1 }), await aBettor({ lives_hours: 1 })];
  await place(book.db, used.playerId, freely(used));
  const budget = promotions('EUR');
  const spent = async () => (await run(book.db, balancesNow([budget]))).get(budget) ?? 0n;
  const before = await spent();
  await endBonuses(book.db, later);
  expect(await left(unused)).toBe(0n);
  expect((await uses(unused))?.status).toBe('expired');
  expect((await spent()) - before).toBe(500n);
  await ends(used.matchId, 'refund_entire', later);
  expect(await left(used)).toBe(500n);
  await endBonuses(book.db, later);
  expect(await left(used)).toBe(0n);
  expect((await spent()) - before).toBe(1000n);
  expect(await differences()).toEqual([]);
});
