import type { Asked, Reads } from './questions';

interface Pair {
  home: number;
  away: number;
}

/** Where play stands, as the feed tells it (SPEC §3 "Match"). */
export interface ScoreNow {
  total_score: Pair | null;
  period_score: readonly (Pair & { number: number; type?: string | undefined })[];
  corners?: Pair | undefined;
  max_period_number?: number | undefined;
}

/** What a question counts, as it stands now. */
export interface CountNow extends Pair {
  /** Whether nothing more is counted. */
  isOver: boolean;
}

/** What is counted for a question; null where the score does not tell, or play has not come to it. */
export function readingOf(reads: Reads, asked: Asked, score: ScoreNow): CountNow | null {
  const { isEnded } = asked;
  if (reads === 'corners') return score.corners ? { ...score.corners, isOver: isEnded } : null;
  if (reads === 'score') return score.total_score && { ...score.total_score, isOver: isEnded };
  if (reads === 'regular') return regular(score, isEnded);
  if (reads === 'all_periods') return summed(score.period_score, isEnded);
  return inPeriods(reads(asked), score, isEnded);
}

/** Without what is played to decide a draw. */
function regular(score: ScoreNow, isEnded: boolean): CountNow | null {
  const periods = score.period_score.filter(isRegular);
  const wentOn = periods.length < score.period_score.length;
  if (wentOn) return summed(periods, true);
  return score.total_score && { ...score.total_score, isOver: isEnded };
}

const isRegular = ({ type }: ScoreNow['period_score'][number]) =>
  type === undefined || type === 'regular_period';

function inPeriods(
  [first, last]: readonly [number, number],
  { period_score: all }: ScoreNow,
  isEnded: boolean,
): CountNow | null {
  const periods = all.filter(isRegular);
  const wentOn = all.length > periods.length || periods.some(({ number }) => number > last);
  return summed(
    periods.filter(({ number }) => number >= first && number <= last),
    isEnded || wentOn,
  );
}

function summed(periods: ScoreNow['period_score'], isOver: boolean): CountNow | null {
  if (periods.length === 0) return null;
  const of = (side: 'home' | 'away') => periods.reduce((all, period) => all + period[side], 0);
  return { home: of('home'), away: of('away'), isOver };
}
