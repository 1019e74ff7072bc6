import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookModel } from './testing/book-model';
import type { Command } from './testing/command';
import {
  anyCancel,
  anyEnd,
  anyPrice,
  anyTakingBack,
  anyUnvoidByHand,
  anyValidity,
  anyVoidByHand,
  aSuspension,
  ending,
  takingBack,
} from './testing/line-commands';
import {
  anyCashOut,
  anyDecision,
  anyDeposit,
  anyExpiry,
  anyRepeat,
  anyWithdrawal,
  withdrawing,
  aRound,
} from './testing/money-commands';
import { anyPlacing, aSingleOn, placing } from './testing/placing-command';
import { aModel, differencesIn, type History, type RealBook, realBook } from './testing/real-book';

let real: RealBook;
beforeAll(async () => {
  real = await realBook();
});
afterAll(() => real.close());

/** What a history needs to get anywhere comes more often. */
const OFTEN: [times: number, each: fc.Arbitrary<Command>][] = [
  [4, anyPlacing],
  [2, anyDeposit],
  [2, anyWithdrawal],
  [2, anyDecision],
  [1, anyExpiry],
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

test('whatever happens to bets, also in the middle of a crash, the book has what a naive model has', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const running = await aHistory();
      await fc.asyncModelRun(() => running, history);
    }),
    { numRuns: 15, unbiased: true },
  );
  // Otherwise nothing would have been compared.
  const { rows } = await real.book.pool.query<{ status: string }>(
    'select distinct status from bets',
  );
  expect(rows.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['cashed_out', 'done', 'rejected', 'waiting_results']),
  );
}, 120_000);
