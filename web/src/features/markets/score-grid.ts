import type { Outcome } from '@touchline/wire/catalogue';

/** Correct scores in columns: the home side wins, a draw, the away side wins; and what is no score, such as `other`. */
export interface ScoreGrid {
  columns: readonly [readonly Outcome[], readonly Outcome[], readonly Outcome[]];
  rest: readonly Outcome[];
}

/** As few as these are scores by chance. */
const FEWEST = 4;

/** The grid of a market whose outcomes are scores such as `2:1`, the fewest goals first; null for any other. */
export function scoreGrid(outcomes: readonly Outcome[]): ScoreGrid | null {
  const scored = outcomes.flatMap((outcome) => {
    const score = /^(\d+)\s*:\s*(\d+)$/.exec(outcome.name);
    return score ? [{ outcome, home: Number(score[1]), away: Number(score[2]) }] : [];
  });
  // Scores and not much else.
  if (scored.length < FEWEST || scored.length * 2 < outcomes.length) return null;
  const column = (is: (difference: number) => boolean) =>
    scored
      .filter(({ home, away }) => is(home - away))
      .sort((one, other) => sum(one) - sum(other) || spread(one) - spread(other))
      .map(({ outcome }) => outcome);
  const known = new Set(scored.map(({ outcome }) => outcome));
  return {
    columns: [column((each) => each > 0), column((each) => each === 0), column((each) => each < 0)],
    rest: outcomes.filter((outcome) => !known.has(outcome)),
  };
}

interface Score {
  home: number;
  away: number;
}

const sum = ({ home, away }: Score) => home + away;
const spread = ({ home, away }: Score) => Math.abs(home - away);
