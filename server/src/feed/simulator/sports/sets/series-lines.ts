import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  choice,
  type Counted,
  handicap,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import type { Score } from '@touchline/domain/pricing/score-grid';

/** The provider's ids of the markets on who wins how many sets or maps; where a sport has none, it is left out. */
export interface SeriesMarkets {
  readonly winner: number;
  readonly correctScore: number;
  readonly total?: number;
  readonly handicap?: number;
  /** How many are played, with how its variants are called and the ids of the outcomes for each `bestOf`. */
  readonly exact?: {
    readonly market: number;
    readonly variant: string;
    readonly ids: Readonly<Record<number, readonly number[]>>;
  };
}

/** Ids of the first outcome of each variant, by `bestOf`; the others follow in order. */
const CORRECT_SCORE: Readonly<Record<number, number>> = { 3: 4, 5: 8, 7: 14 };

/** The lines on sets or maps won in a match of at most `bestOf`. */
export function seriesLines(counted: Counted, bestOf: number, markets: SeriesMarkets): Line[] {
  return [...mainSeriesLines(counted, bestOf, markets), ...exactly(counted, bestOf, markets.exact)];
}

/** All but how many there are exactly. */
export function mainSeriesLines(
  counted: Counted,
  bestOf: number,
  markets: Omit<SeriesMarkets, 'exact'>,
): Line[] {
  return [
    twoWay({ market: markets.winner }, counted),
    ...handicaps(counted, bestOf, markets.handicap),
    ...correctScores(counted, bestOf, markets.correctScore),
    ...totals(counted, bestOf, markets.total),
  ];
}

function totals(counted: Counted, bestOf: number, market: number | undefined): Line[] {
  if (market === undefined) return [];
  return stepsOf(bestOf).map((step) => total({ market }, counted, (bestOf + 1) / 2 + step + 0.5));
}

function handicaps(counted: Counted, bestOf: number, market: number | undefined): Line[] {
  if (market === undefined) return [];
  return stepsOf(bestOf).flatMap((step) => [
    handicap({ market }, counted, -step - 1.5),
    handicap({ market }, counted, step + 1.5),
  ]);
}

function stepsOf(bestOf: number): number[] {
  return Array.from({ length: (bestOf - 1) / 2 }, (_, index) => index);
}

/** 2:0, 2:1, 1:2, 0:2, and so on: from the clearest win of the home side to that of the other. */
function correctScores(counted: Counted, bestOf: number, market: number): Line[] {
  const first = CORRECT_SCORE[bestOf];
  if (first === undefined) return [];
  const variant = `sr:correct_score:bestof:${bestOf}`;
  const target = (bestOf + 1) / 2;
  const less = Array.from({ length: target }, (_, index) => index);
  const scores: Score[] = [
    ...less.map((away) => ({ home: target, away })),
    ...less.toReversed().map((home) => ({ home, away: target })),
  ];
  const outcomes = scores.map((score, index) => ({
    id: `${variant}:${first + index}`,
    wins: ([home, away]: readonly number[]) => home === score.home && away === score.away,
  }));
  const reads = [
    { of: 'home', ...counted },
    { of: 'away', ...counted },
  ] as const;
  return [choice({ market, parts: { variant } }, reads, outcomes)];
}

function exactly(counted: Counted, bestOf: number, exact: SeriesMarkets['exact']): Line[] {
  const ids = exact?.ids[bestOf];
  if (!exact || !ids) return [];
  const { market } = exact;
  const variant = `${exact.variant}:bestof:${bestOf}`;
  const target = (bestOf + 1) / 2;
  const outcomes = ids.map((id, index) => ({
    id: `${variant}:${id}`,
    wins: ([count]: readonly number[]) => count === target + index,
  }));
  return [choice({ market, parts: { variant } }, [{ of: 'sum', ...counted }], outcomes)];
}

/** Numbers, from 1, of the sets or maps that will be played whatever happens, from the one under way. */
export function surePeriods(won: Score, bestOf: number): number[] {
  const played = won.home + won.away;
  const more = (bestOf + 1) / 2 - Math.max(won.home, won.away);
  return Array.from({ length: Math.max(0, more) }, (_, index) => played + index + 1);
}
