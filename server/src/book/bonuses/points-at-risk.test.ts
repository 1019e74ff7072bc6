import { randomUUID } from 'node:crypto';
import { aLine, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueEarned } from '../../bonus/issue-earned';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import type { StoredOffer } from '../../db/tables/bonuses';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { settleOnce } from '../bets/settle-bets';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';
import { aBet, aPlacement, aSelection, NOW, place } from '@touchline/testkit/betting/book-database';
import {
  aHuntingOffer,
  aLootboxOffer,
  anAmbOffer,
  aTournamentOffer,
} from '@touchline/testkit/bonuses/farming-book';
import { later } from '@touchline/testkit/bonuses/tournament-book';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(async () => {
  expect([await reconcile(book.db), await reconcileBets(book.db)]).toEqual([[], []]);
  await book.close();
});

const ONE_FREEBET = { pointsNeeded: 1000, prize: { EUR: [500] }, mostPrizes: 1 };
/** Each gives a freebet of 5.00: for 1,000 points, or for one bet of 5.00. */
const OFFERS = {
  hunting: aHuntingOffer(ONE_FREEBET),
  tournament: aTournamentOffer(ONE_FREEBET),
  lootbox: aLootboxOffer(ONE_FREEBET),
  amb: anAmbOffer({ ranges: [{ numberOfBets: 1, numberOfFreebets: 1, amounts: { EUR: 500 } }] }),
} satisfies Record<string, StoredOffer>;
type Kind = keyof typeof OFFERS;

const aBonusOf = (playerId: number, offer: StoredOffer) =>
  aBonus(book.db, playerId, {
    now: NOW,
    offer,
    ...(offer.type === 'tournament' ? { ends_at: later(2), lives_hours: null } : {}),
  });

/** A player with 100.00 and such a bonus who bets 10.00 at 2.00 with it. */
async function aBettor(kind: Kind) {
  const [matchId, playerId] = [await book.matchAt(), await book.player()];
  const { id } = await aBonusOf(playerId, OFFERS[kind]);
  const bonus = kind === 'amb' ? {} : { bonus: { id, type: kind } };
  return { matchId, playerId, id, bet_id: await book.betOn(playerId, [matchId], bonus) };
}

const pointsOf = async (id: number) => {
  const { rows } = await book.pool.query<{ points: bigint }>(
    'select points from bonuses where id = $1',
    [id],
  );
  return rows[0]?.points;
};
const freebetsOf = async (id: number) => {
  await issueEarned(book.db, NOW);
  const { rows } = await book.pool.query<{ amount: bigint }>(
    'select coalesce(sum(amount), 0)::bigint as amount from bonuses where earned_by = $1',
    [id],
  );
  return rows[0]?.amount;
};

const reopen = (matchId: number) =>
  book.pool.query('update markets set status = 1 where match_id = $1', [matchId]);

/** What becomes of the bet, step by step: a stake is cashed out, at 1.20 for each; all else is how its line ends. */
type Fate = readonly (number | string | null)[];

interface Ends {
  cash: bigint;
  points: bigint;
  /** Freebets that points have earned, and those that an amb freebet gives. */
  freebet: bigint;
  amb: bigint;
}

test.each<[string, Fate, Ends]>([
  ['won', ['win_entire'], { cash: 11_000n, points: 1000n, freebet: 500n, amb: 500n }],
  ['lost', ['lose_entire'], { cash: 9000n, points: 1000n, freebet: 500n, amb: 500n }],
  ['void', ['canceled'], { cash: 10_000n, points: 0n, freebet: 0n, amb: 0n }],
  [
    'cashed out, and its line lost',
    [1000, 'lose_entire'],
    { cash: 10_200n, points: 0n, freebet: 0n, amb: 0n },
  ],
  [
    'cashed out but for 6.00, which is lost',
    [400, 'lose_entire'],
    { cash: 9480n, points: 600n, freebet: 0n, amb: 500n },
  ],
  [
    'cashed out but for 2.00, which wins',
    [800, 'win_entire'],
    { cash: 10_360n, points: 200n, freebet: 0n, amb: 0n },
  ],
  [
    'cashed out twice but for 0.90, which is lost',
    [400, 510, 'lose_entire'],
    { cash: 10_092n, points: 0n, freebet: 0n, amb: 0n },
  ],
  [
    'cashed out but for 6.00, which is void',
    [400, 'refund_entire'],
    { cash: 10_080n, points: 0n, freebet: 0n, amb: 0n },
  ],
  [
    'lost, then void: what was given stays',
    ['lose_entire', 'issue', 'canceled'],
    { cash: 10_000n, points: 0n, freebet: 500n, amb: 500n },
  ],
  [
    'lost, then void before anything was given',
    ['lose_entire', 'canceled'],
    { cash: 10_000n, points: 0n, freebet: 0n, amb: 0n },
  ],
  [
    'void, then lost after all',
    ['canceled', 'lose_entire'],
    { cash: 9000n, points: 1000n, freebet: 500n, amb: 500n },
  ],
  [
    'won, taken back and lost: nothing is given twice',
    ['win_entire', 'issue', null, 'issue', 'lose_entire'],
    { cash: 9000n, points: 1000n, freebet: 500n, amb: 500n },
  ],
  [
    'won, taken back, cashed out but for 2.00 and lost',
    ['win_entire', null, 800, 'lose_entire'],
    { cash: 9960n, points: 200n, freebet: 0n, amb: 0n },
  ],
  [
    'lost, taken back and cashed out',
    ['lose_entire', null, 1000],
    { cash: 10_200n, points: 0n, freebet: 0n, amb: 0n },
  ],
])(
  'a bet that is %s earns by the stake that was at risk, in each kind',
  async (_fate, fate, ends) => {
    for (const kind of ['hunting', 'tournament', 'lootbox', 'amb'] as const) {
      const { matchId, playerId, id, bet_id } = await aBettor(kind);
      let left = 1000;
      for (const step of fate) {
        if (step === 'issue') await freebetsOf(id);
        else if (typeof step === 'number') {
          const part = step === left ? {} : { part: { stake: step } };
          const asked = { bet_id, to_cashout: (left * 12) / 10, cashout_id: randomUUID(), ...part };
          await book.cashOut(playerId, asked);
          left -= step;
        } else await book.settle(matchId, step);
        if (step === null) await reopen(matchId);
      }
      const { cash, points, freebet, amb } = ends;
      const expected = kind === 'amb' ? [cash, 0n, amb] : [cash, points, freebet];
      const known = [await book.balance(playerId), await pointsOf(id), await freebetsOf(id)];
      expect([kind, ...known]).toEqual([kind, ...expected]);
    }
  },
);

test.each([
  ['0.10 at 128.00 earns nothing', 10, 0n],
  ['0.99 at 128.00 earns nothing', 99, 0n],
  ['1.00 at 128.00 earns as at 20.00', 100, 1900n],
  ['90.00 at 128.00 earns the most that a bet can', 9000, 100_000n],
])('points cannot be bought for cents: a combo of seven with %s', async (_bet, value, points) => {
  const playerId = await book.player();
  const { id } = await aBonusOf(playerId, OFFERS.hunting);
  const legs: number[] = [];
  for (let at = 0; at < 7; at += 1) legs.push(await book.matchAt());
  const stake = { value, currency: 'EUR' };
  await book.betOn(playerId, legs, { stake, bonus: { id, type: 'hunting' } });
  await book.settle(legs[0] ?? 0, 'lose_entire');
  expect(await pointsOf(id)).toBe(points);
});

test('points follow the result also where no money moves', async () => {
  const playerId = await book.player();
  const { id } = await aBonusOf(playerId, OFFERS.hunting);
  const [one, other] = [await book.matchAt(), await book.matchAt()];
  await book.betOn(playerId, [one, other], { bonus: { id, type: 'hunting' } });
  for (const matchId of [one, other]) await book.settle(matchId, 'canceled');
  expect([await book.balance(playerId), await pointsOf(id)]).toEqual([10_000n, 0n]);
  await settleLine(book.pool, { matchId: one }, { 1: 'refund_half_lose_other' });
  await book.settle(other, 'win_entire');
  expect([await book.balance(playerId), await pointsOf(id)]).toEqual([10_000n, 3000n]);
});

/** 10.00 on a line of a match, and 20.00 on another of its lines, where events count once. */
async function twoOnOneMatch() {
  const [matchId, playerId] = [await book.matchAt(), await book.player()];
  await aLine(book.pool, { matchId, marketId: 18, specifier: 'total=2.5', odds: { 12: 2000 } });
  const { id } = await aBonusOf(playerId, aHuntingOffer({ ...ONE_FREEBET, oncePerEvent: true }));
  const bonus = { id, type: 'hunting' as const };
  await book.betOn(playerId, [matchId], { bonus });
  const second = aSelection({
    match_id: matchId,
    market_id: 18,
    specifier: 'total=2.5',
    outcome_id: '12',
  });
  const stake = { value: 2000, currency: 'EUR' };
  const bets = [aBet([second], { bonus, stake })];
  expect(await place(book.db, playerId, aPlacement(bets))).toMatchObject({ ok: true });
  const settle = async (line: 'first' | 'second', result: string | null) => {
    if (line === 'first') return book.settle(matchId, result);
    const other = { matchId, marketId: 18, specifier: 'total=2.5' };
    await settleLine(book.pool, other, result === null ? null : { 12: result });
    while (await settleOnce(book.db, NOW));
  };
  return { id, settle };
}

test('an event that counts once counts for the first bet on it that is not void, in whatever order results come', async () => {
  const { id, settle } = await twoOnOneMatch();
  const points: unknown[] = [];
  for (const [line, result] of [
    ['second', 'lose_entire'],
    ['first', 'lose_entire'],
    ['first', 'canceled'],
    ['first', 'win_entire'],
    ['second', 'canceled'],
    ['first', null],
    ['second', 'win_entire'],
  ] as const) {
    await settle(line, result);
    points.push(await pointsOf(id));
  }
  expect(points).toEqual([2000n, 1000n, 2000n, 1000n, 1000n, 0n, 2000n]);
});
