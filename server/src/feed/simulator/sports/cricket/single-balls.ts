import { BALLS } from '@touchline/domain/pricing/sports/cricket/balls';
import { type Offer, single, totalsAround } from '@touchline/domain/pricing/sports/ladders';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import { factIs, total } from '@touchline/domain/pricing/tally/questions';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { Side } from '../../play';

/** Markets come in pairs, one for each side. */
export function ofSides([home, away]: readonly [number, number], side: Side): number {
  return side === 'home' ? home : away;
}

/**
 * What a side has made when its next wicket falls, and how it falls. The latter is asked of an innings of the match,
 * 1 or 2, whoever bats: it is left out while that is not known.
 */
export function wicketLines(
  model: readonly Futures[],
  side: Side,
  dismissalnr: number,
  order: 1 | 2 | null,
): Offer[] {
  const parts = { inningnr: 1, dismissalnr };
  const fact = `fall:${side}:${dismissalnr}`;
  const shape = { step: 1, fraction: 0.5, around: 1 } as const;
  const about = { market: ofSides([349, 350], side), parts };
  const method = (inningnr: number) =>
    refundedAtZero(
      factIs(
        { market: 343, parts: { inningnr, dismissalnr } },
        `method:${side}:${dismissalnr}`,
        [1, 2, 3, 4, 5, 6],
        ['1031', '1032', '1033', '1034', '1035', '1036'],
      ),
    );
  return [
    // The fact is one more than the runs.
    ...totalsAround(model, { of: 'fact', fact }, shape, (each) => factTotal(about, fact, each - 1)),
    ...(order === null ? [] : [single(method(order))]),
  ];
}

/** Runs of the balls that are still to come in an over, and whether they take a wicket. */
export function ballLines(side: Side, over: number, balls: number): Offer[] {
  return Array.from({ length: BALLS - balls }, (_, index) => balls + index + 1).flatMap(
    (deliverynr) => {
      const parts = { inningnr: 1, overnr: over + 1, deliverynr };
      const name = `${side}:${over + 1}:${deliverynr}`;
      const runs = { market: ofSides([362, 363], side), parts };
      const wicket = { market: ofSides([1138, 1139], side), parts };
      return [
        ...[0.5, 1.5].map((line) => ({
          line: refundedAtZero(factTotal(runs, `ball:${name}`, line)),
          favourite: line === 0.5,
        })),
        single(refundedAtZero(factIs(wicket, `ball_wicket:${name}`, [1, 2], ['74', '76']))),
      ];
    },
  );
}

type About = Parameters<typeof total>[0];

/**
 * More or fewer than the line, where a fact is the number plus 1. The fact is 0 where there is no number; then over
 * is as good as anything, so that a line whose number is not known yet does not look decided.
 */
function factTotal(about: About, fact: string, line: number): Line {
  const plain = total(about, { count: fact, unit: 'points' }, line);
  const results = ([value = 0]: readonly number[]): FinalResult[] =>
    value === 0 || value - 1 > line ? ['win_entire', 'lose_entire'] : ['lose_entire', 'win_entire'];
  return { ...plain, reads: [{ of: 'fact', fact }], results };
}

function refundedAtZero(line: Line): Line {
  return {
    ...line,
    results: (values) =>
      values[0] === 0 ? line.outcomes.map(() => 'refund_entire') : line.results(values),
  };
}
