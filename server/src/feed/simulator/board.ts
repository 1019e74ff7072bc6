import { balancedLine, goalDifference, totalGoals } from '@touchline/domain/pricing/asian-lines';
import { remainingMeans, remainingShare } from '@touchline/domain/pricing/in-play';
import { scoreGrid } from '@touchline/domain/pricing/score-grid';
import type { GoalMeans, Score, ScoreGrid } from '@touchline/domain/pricing/score-grid';
import type { Match } from './calendar';
import type { Cue } from './cues';
import { isDecided, lineKey, MARKET } from './markets';
import type { Line } from './markets';
import { countOf, FIRST_HALF_SHARE, nominalMinute, redCardFactors, scoreAt } from './story';
import type { Story } from './story';

/** Who speaks for a match: nobody yet, prematch, nobody between the two, live; then it is over. */
export type Phase = 'announced' | 'prematch' | 'between' | 'live' | 'over' | 'closed';

/** Three lines each, and which of them is nearest to even. */
export interface Lines {
  readonly totals: readonly number[];
  readonly handicaps: readonly number[];
  readonly evenTotal: number;
  readonly evenHandicap: number;
}

/** All that is known of a match's betting at one moment of its story. */
export interface Board {
  readonly phase: Phase;
  /** The moment of the last cue, feed ms after kick-off. */
  readonly at: number;
  /** The moment that prices stand for; they rest while betting is stopped. */
  readonly pricedAt: number;
  /** How far, in logarithms, the book's idea of each side's goals is from the truth. */
  readonly drift: GoalMeans;
  readonly prices: number;
  readonly lines: Lines | null;
  /** Every line that was ever on offer, by key. */
  readonly offered: ReadonlyMap<string, Line>;
  readonly stopped: boolean;
  /** Lines that this score decides have been settled. */
  readonly settledAt: Score;
  readonly settledAll: boolean;
}

const FIRST_DRIFT = 0.05;
const DRIFT_STEP = 0.012;
const DRIFT_KEEPS = 0.97;
const NO_GOALS: Score = { home: 0, away: 0 };

/** A match of which nothing has been said. */
export function emptyBoard({ dice }: Match): Board {
  return {
    phase: 'announced',
    at: -Infinity,
    pricedAt: -Infinity,
    drift: { home: FIRST_DRIFT * dice.normal(30), away: FIRST_DRIFT * dice.normal(31) },
    prices: 0,
    lines: null,
    offered: new Map(),
    stopped: false,
    settledAt: NO_GOALS,
    settledAll: false,
  };
}

/** The board after a cue. */
export function afterCue(board: Board, cue: Cue, match: Match, story: Story): Board {
  const now = { ...board, at: cue.at };
  switch (cue.kind) {
    case 'price':
      return priced(now, match, story, board.phase === 'announced' ? 'prematch' : board.phase);
    case 'take-over':
      return priced(now, match, story, 'live');
    case 'hand-over':
      return board.phase === 'live' ? now : { ...now, phase: 'between' };
    case 'stop':
      return { ...now, stopped: true };
    case 'settle-decided':
      return { ...now, settledAt: scoreAt(story, cue.at) };
    case 'end':
      return { ...now, phase: 'over' };
    case 'settle-rest':
      return { ...now, settledAll: true };
    case 'close':
      return { ...now, phase: 'closed' };
    default:
      return now;
  }
}

/** Goals still to come as the book sees them at the moment that its prices stand for. */
export function expectedGoals({ pricedAt, drift }: Board, story: Story): GoalMeans {
  const share = remainingShare(nominalMinute(story, pricedAt), FIRST_HALF_SHARE);
  const reds = redCardFactors(countOf(story, 'red', pricedAt));
  const means = {
    home: story.means.home * reds.home * Math.exp(drift.home),
    away: story.means.away * reds.away * Math.exp(drift.away),
  };
  return remainingMeans(means, share);
}

/** The score model of the same moment. */
export function gridOf(board: Board, story: Story): ScoreGrid {
  return scoreGrid(expectedGoals(board, story), { from: scoreAt(story, board.pricedAt) });
}

/** Whether a line has had its result. */
export function isSettled(board: Board, line: Line): boolean {
  return board.settledAll || isDecided(line, board.settledAt);
}

/** The lines on offer now, in the order in which the feed lists them. */
export function linesOnOffer({ lines }: Board): Line[] {
  if (!lines) return [];
  return [
    { id: MARKET.result, line: null },
    { id: MARKET.doubleChance, line: null },
    ...lines.handicaps.map((line) => ({ id: MARKET.handicap, line })),
    ...lines.totals.map((line) => ({ id: MARKET.total, line })),
    { id: MARKET.bothScore, line: null },
  ];
}

function priced(board: Board, match: Match, story: Story, phase: Phase): Board {
  const { drift, prices } = board;
  const moved = { ...board, phase, stopped: false, pricedAt: board.at, prices: prices + 1 };
  const next = {
    ...moved,
    drift: {
      home: drift.home * DRIFT_KEEPS + DRIFT_STEP * match.dice.normal(32, prices),
      away: drift.away * DRIFT_KEEPS + DRIFT_STEP * match.dice.normal(33, prices),
    },
  };
  const lines = chooseLines(gridOf(next, story), board.lines);
  if (lines === board.lines) return next;
  return { ...next, lines, offered: including(board.offered, linesOnOffer({ ...next, lines })) };
}

/** One line as near to even as can be and its neighbours; totals never below what is scored. */
function chooseLines(grid: ScoreGrid, present: Lines | null): Lines {
  const lowest = grid.from.home + grid.from.away + 0.5;
  const leadToGive = present ? 0 - present.evenHandicap : undefined;
  const total = balancedLine(totalGoals(grid), lowest, present?.evenTotal);
  const handicap = 0 - balancedLine(goalDifference(grid), -Infinity, leadToGive);
  const below = Math.max(lowest, total - 0.5);
  const totals = below === total ? [total, total + 0.5, total + 1] : [below, total, total + 0.5];
  if (
    present &&
    totals[0] === present.totals[0] &&
    total === present.evenTotal &&
    handicap === present.evenHandicap
  ) {
    return present;
  }
  return {
    totals,
    handicaps: [handicap - 0.25, handicap, handicap + 0.25],
    evenTotal: total,
    evenHandicap: handicap,
  };
}

function including(
  offered: ReadonlyMap<string, Line>,
  lines: readonly Line[],
): ReadonlyMap<string, Line> {
  const fresh = lines.filter((line) => !offered.has(lineKey(line)));
  if (fresh.length === 0) return offered;
  return new Map([...offered, ...fresh.map((line): [string, Line] => [lineKey(line), line])]);
}
