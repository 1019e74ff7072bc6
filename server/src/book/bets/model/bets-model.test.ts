import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookModel } from '@touchline/testkit/betting/model/book-model';
import type { Command } from '@touchline/testkit/betting/model/command';
import {
  anyCancel,
  anyEnd,
  anyPrice,
  anyTakingBack,
  anyUnvoidByHand,
  anyValidity,
  anyVoidByHand,
  aSuspension,
  cancelling,
  ending,
  pricing,
  takingBack,
  unvoiding,
  voiding,
} from '@touchline/testkit/betting/model/line-commands';
import {
  anyCashOut,
  anyDecision,
  anyDeposit,
  anyExpiry,
  anyRepeat,
  anyWithdrawal,
  aRound,
  cashingOut,
  deciding,
  withdrawing,
} from '@touchline/testkit/betting/model/money-commands';
import {
  aClosedCase,
  anyBeginning,
  anyBreak,
  anyLimit,
  anyReport,
  anyReportAgain,
  beginning,
  excluding,
  limiting,
  reporting,
} from '@touchline/testkit/betting/model/player-commands';
import type { DepositNews } from '@touchline/testkit/betting/model/player-model';
import { anyPlacing, aSingleOn, placing } from '@touchline/testkit/betting/model/placing-command';
import {
  aModel,
  differencesIn,
  type History,
  MOST,
  type RealBook,
  realBook,
} from '@touchline/testkit/betting/model/real-book';

let real: RealBook;
beforeAll(async () => {
  real = await realBook();
});
afterAll(() => real.close());

/** Histories that are tried; more in a run of its own, `TOUCHLINE_MODEL_RUNS=500`. */
const RUNS = Number(process.env['TOUCHLINE_MODEL_RUNS'] ?? 5);
const MINUTE_MS = 60_000;

/** What a history needs to get anywhere comes more often. */
const OFTEN: [times: number, each: fc.Arbitrary<Command>][] = [
  [4, anyPlacing],
  [2, anyDeposit],
  [2, anyWithdrawal],
  [2, anyDecision],
  [1, anyExpiry],
  [2, anyBeginning],
  [3, anyReport],
  [1, anyReportAgain],
  [1, aClosedCase],
  [1, anyLimit],
  [1, anyBreak],
  [2, anyCashOut],
  [1, anyRepeat],
  [1, aRound],
  [2, anyEnd],
  [3, anyTakingBack],
  [1, anyCancel],
  [1, anyValidity],
  [1, anyVoidByHand],
  [1, anyUnvoidByHand],
  [5, anyPrice],
  [1, aSuspension],
];

/** A bet for each way in which one can end, so that nothing of what is compared is left to chance. */
const EACH_END = [
  placing([aSingleOn(0, 300n)], null),
  cashingOut(0, 1000n, 0n, null),
  placing([{ ...aSingleOn(0, MOST + 100n), player: 2 }], null),
  deciding(0, 'reject', null),
  placing([aSingleOn(1, 200n)], null),
  ending(1, 'won', null),
  placing([aSingleOn(2, 100n)], null),
];

/** Any history of three players on four matches. */
const anyHistory = fc.commands<BookModel, History, false>(
  OFTEN.flatMap(([times, each]) => Array.from({ length: times }, () => each)),
  { maxCommands: 120, size: 'max' },
);

async function aHistory() {
  const model = await aModel(real);
  for (const player of model.players) {
    await real.pay('deposit', { playerId: player.id, id: `first-${player.id}`, amount: 2_000n });
    player.cash += 2_000n;
  }
  return { model, real: { ...real, disorderBefore: await differencesIn(real) } };
}

test('a win that was withdrawn and is taken back is owed, and paid off by the next one', async () => {
  const history = await aHistory();
  const death = { statement: 'commit', moment: 'after' } as const;
  await fc.asyncModelRun(
    () => history,
    [
      placing([aSingleOn(0, 300n), aSingleOn(1, 200n)], death),
      ending(0, 'won', death),
      withdrawing(0, death),
      takingBack(0, death),
      ending(1, 'won', death),
    ],
  );
  expect(history.model.players[0]).toMatchObject({ cash: 0n, debt: 200n });
});

test('a deposit is credited once it is paid, within limits and outside of breaks, and taken back as often as told', async () => {
  const history = await aHistory();
  const begun = (amount: bigint) => beginning(0, amount);
  const said = (at: number, news: DepositNews, tenths = 10n) => reporting(at, news, tenths, null);
  await fc.asyncModelRun(
    () => history,
    [
      limiting(0, 'deposit', 3_000n, null),
      begun(2_000n),
      begun(1_000n),
      begun(100n),
      said(0, 'refunded'),
      said(0, 'declined'),
      begun(2_000n),
      said(0, 'paid'),
      said(0, 'paid'),
      said(1, 'expired'),
      said(2, 'paid'),
      said(1, 'paid'),
      said(0, 'refunded', 4n),
      said(0, 'refunded', 7n),
      excluding(0, 3, null),
      placing([aSingleOn(0, 300n)], null),
      said(0, 'charged_back'),
      begun(100n),
      placing([aSingleOn(0, 300n)], null),
      limiting(0, 'bet', 1n, null),
      placing([aSingleOn(0, 300n), aSingleOn(1, 300n)], null),
    ],
  );
  const { deposits, bets } = history.model;
  expect(deposits.map(({ state }) => state)).toEqual(['charged_back', 'success', 'returned']);
  expect(bets).toHaveLength(1);
});

test('what an operator and the feed make void is void until who said so says otherwise, whatever prices come', async () => {
  const history = await aHistory();
  await fc.asyncModelRun(
    () => history,
    [
      placing([aSingleOn(0, 300n), aSingleOn(1, 200n)], null),
      voiding(0, 4, null),
      cancelling(0, 'same', null),
      pricing(0, [1850n, 1950n], 5n),
      voiding(1, 'all', null),
      pricing(1, [1850n, 1950n], 5n),
      placing([aSingleOn(1, 100n)], null),
      unvoiding(0, null),
      pricing(1, [2000n, 2000n], 5n),
      placing([aSingleOn(1, 100n)], null),
    ],
  );
  expect(history.model.bets).toHaveLength(3);
});

test(
  'whatever happens to bets, also in the middle of a crash, the book has what a naive model has',
  async () => {
    const fixed = await aHistory();
    await fc.asyncModelRun(() => fixed, EACH_END);
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        const running = await aHistory();
        await fc.asyncModelRun(() => running, history);
      }),
      { numRuns: RUNS, unbiased: true },
    );
    // Otherwise nothing would have been compared.
    const { rows } = await real.book.pool.query<{ status: string }>(
      'select distinct status from bets',
    );
    expect(rows.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['cashed_out', 'done', 'rejected', 'waiting_results']),
    );
    const earned = await real.book.pool.query('select from bonuses where points > 0');
    expect(earned.rowCount).toBeGreaterThan(0);
  },
  Math.max(2, RUNS) * MINUTE_MS,
);
