import { assert } from '../assert';
import type { GameRules } from './game-rules';

/** Numbers from 1 to this are drawn from. */
const BALLS = 12;

/** What so many hits pay, in thousandths of the stake. */
const PAYS = [0, 0, 4000, 100_000];

/**
 * Three of twelve numbers are chosen, and three are drawn: two hits pay the
 * stake four times, three a hundred times; 52 of 55 parts of stakes come back (SPEC §2 "lotteries").
 * Choices and results are three numbers, the lowest first: `2,7,11`.
 */
export const LOTTERY: GameRules = lottery(threesOf(BALLS));

function lottery(threes: readonly string[]): GameRules {
  return {
    app: 'lottery',
    tickets: threes.length,
    choices: threes,
    returnToPlayer: { times: 52n, over: 55n },
    resultOf: (ticket) => {
      const drawn = threes[ticket];
      assert(drawn !== undefined, `there is no ticket ${ticket}`);
      return drawn;
    },
    pays: (choice, result) => PAYS[hits(choice, result)] ?? 0,
  };
}

function hits(choice: string, result: string): number {
  const drawn = new Set(result.split(','));
  return choice.split(',').filter((number) => drawn.has(number)).length;
}

function threesOf(balls: number): string[] {
  const numbers = Array.from({ length: balls }, (_, index) => index + 1);
  return numbers.flatMap((one) =>
    numbers
      .filter((two) => two > one)
      .flatMap((two) =>
        numbers.filter((three) => three > two).map((three) => `${one},${two},${three}`),
      ),
  );
}
