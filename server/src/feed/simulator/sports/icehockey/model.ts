import type { GoalMeans } from '@touchline/domain/pricing/score-grid';
import { iceHockeyFutures, REGULAR_PERIODS } from '@touchline/domain/pricing/sports/ice-hockey';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Drift, Side } from '../../play';
import { clockAt, type Period } from './stopped-clock';
import { type IceHockeyStory, OVERTIME, PERIOD, PERIOD_SHARES, QUIET } from './story';

/** How far the book is off about a side's goals, for a drift of one. */
const DRIFT = 0.045;

/** Goals of three periods, of overtime, and the one for the shoot-out; and who scored in regular time. */
export function iceHockeyTally(story: IceHockeyStory, at: number): Tally {
  const { moments, periods, length } = story;
  const goals = Array.from({ length: REGULAR_PERIODS + 2 }, (): Record<Side, number> => {
    return { home: 0, away: 0 };
  });
  const scorers: number[] = [];
  for (const { at: then, kind, side } of moments) {
    if (then > at) break;
    if (!side) continue;
    const period = kind === 'shootout_won' ? REGULAR_PERIODS + 1 : periodAt(periods, then);
    const score = goals[period];
    if (!score) continue;
    if (kind === 'goal' || kind === 'shootout_won') score[side] += 1;
    if (kind === 'goal_cancelled') score[side] -= 1;
    if (kind === 'goal' && period < REGULAR_PERIODS) scorers.push(side === 'home' ? 1 : 2);
    if (kind === 'goal_cancelled') scorers.pop();
  }
  const isOver = at >= length;
  const over = periods.filter(({ ends }) => ends <= at).length;
  // What has not been scored in regular time never will be.
  if (over >= REGULAR_PERIODS) scorers.push(0);
  const facts = Object.fromEntries(scorers.map((side, index) => [`goal:${index + 1}`, side]));
  const periodsOver = isOver ? REGULAR_PERIODS + 2 : over;
  return { counts: { goals }, facts, periodsOver, isOver };
}

/** The period, 0 for the first, that is under way or over last. */
export function periodAt(periods: readonly Period[], at: number): number {
  return Math.max(
    0,
    periods.findLastIndex(({ begins }) => begins <= at),
  );
}

/** How a match may end as the book sees it. */
export function iceHockeyModel(story: IceHockeyStory, at: number, drift: Drift): Futures[] {
  const { means, overtime, shootout, periods } = story;
  const tally = iceHockeyTally(story, at);
  const byDrift = { home: Math.exp(DRIFT * drift.home), away: Math.exp(DRIFT * drift.away) };
  const scaled = ({ home, away }: GoalMeans, by: number) => ({
    home: home * byDrift.home * by,
    away: away * byDrift.away * by,
  });
  return iceHockeyFutures(tally, {
    periods: PERIOD_SHARES.map((share, number) =>
      scaled(means, share * leftOf(periods[number], PERIOD, at)),
    ),
    overtime: scaled(overtime, leftOf(periods[REGULAR_PERIODS], OVERTIME, at)),
    shootout,
  });
}

/** The share of a period's goals that is still to come; all of one that nobody knows of yet. */
function leftOf(period: Period | undefined, whole: number, at: number): number {
  if (!period || at < period.begins) return 1;
  if (at >= period.ends) return 0;
  const { played } = clockAt(period, at);
  return 1 - Math.min(1, Math.max(0, (played - QUIET) / (whole - 2 * QUIET)));
}
