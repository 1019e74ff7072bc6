import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { odds } from '@touchline/domain/money';
import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import type { Bet } from '@touchline/wire/bets';
import { expect, test } from 'vitest';
import { takenOf } from './taken';

const slip = slipOf([aPick({ odds: 1850 })]);
const [selection] = slip.bets[0]!.selections;
const bet = {
  selections: [
    {
      match: { id: selection!.matchId },
      market: { id: selection!.marketId },
      specifier: selection!.specifier,
      outcome: { id: selection!.outcomeId },
      odds: odds(1700),
    },
  ],
} as Bet;

test('what the slip holds is what was picked', () => {
  expect(takenOf(selection!.key, [], slip)).toEqual({ odds: 1850, by: 'slip' });
});

test('a bet goes before the slip', () => {
  expect(takenOf(selection!.key, [bet], slip)).toEqual({ odds: 1700, by: 'bet' });
});

test('of any other outcome nothing was taken', () => {
  expect(takenOf('8/2//3' as OutcomeKey, [bet], slip)).toBeNull();
});
