import * as fc from 'fast-check';
import { scoreGrid } from '@touchline/domain/pricing/score-grid';
import type { ScoreGrid } from '@touchline/domain/pricing/score-grid';

export const anyMean = () => fc.double({ min: 0, max: 4, noNaN: true });
export const anyGoals = () => fc.integer({ min: 0, max: 6 });
export const anyQuarterLine = () => fc.integer({ min: -24, max: 32 }).map((n) => n / 4);

/** The final scores of a match before it or under way. */
export const anyGrid = (): fc.Arbitrary<ScoreGrid> =>
  fc
    .record({ home: anyMean(), away: anyMean(), h: anyGoals(), a: anyGoals() })
    .map(({ home, away, h, a }) => scoreGrid({ home, away }, { from: { home: h, away: a } }));
