import { REGULAR_PERIODS } from '@touchline/domain/pricing/sports/ice-hockey';
import type { Play, Standing } from '../../play';
import { clockText } from '../goals/occurrences';
import { iceHockeyHeadlines, iceHockeyLines } from './lines';
import { iceHockeyModel, iceHockeyTally, periodAt } from './model';
import { clockAt } from './stopped-clock';
import { type IceHockeyStory, iceHockeyStory, MINUTE, PERIOD } from './story';

/** The provider's codes of the stages of play. */
const STATUS = {
  notStarted: 0,
  periods: [1, 2, 3, 40],
  breaks: [301, 302, 32, 34],
  shootout: 50,
  ended: 100,
  afterOvertime: 110,
  afterShootout: 120,
};

/** Ice hockey: three periods, overtime until a goal falls, and a shoot-out. */
export const ICE_HOCKEY: Play<IceHockeyStory> = {
  key: 'icehockey',
  longest: 210 * MINUTE,
  booksum: { prematch: 1.045, live: 1.06 },
  storyOf: iceHockeyStory,
  tallyAt: iceHockeyTally,
  modelOf: (_match, story, at, drift) => iceHockeyModel(story, at, drift),
  linesOf: (_match, story, at, model) => iceHockeyLines(iceHockeyTally(story, at), model),
  headlinesOf: (_match, model) => iceHockeyHeadlines(model),
  standingAt,
};

function standingAt(story: IceHockeyStory, at: number): Standing {
  const { periods, length, shootoutWinner } = story;
  const goals = iceHockeyTally(story, at).counts['goals'] ?? [];
  const score = goals.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    { home: 0, away: 0 },
  );
  const begun = periods.filter(({ begins }) => begins <= at).length;
  const isShown = (number: number) =>
    number < begun || (number > REGULAR_PERIODS && shootoutWinner !== null && at >= length);
  const current = periods[periodAt(periods, at)];
  const isPlayed = current !== undefined && at >= 0 && at < current.ends;
  return {
    matchStatus: statusAt(story, at),
    score,
    periods: goals.flatMap((each, number) =>
      isShown(number)
        ? [{ code: STATUS.periods[number] ?? STATUS.shootout, number: number + 1, score: each }]
        : [],
    ),
    ...(isPlayed && { clock: clockOf(story, at) }),
  };
}

function clockOf({ periods }: IceHockeyStory, at: number) {
  const number = periodAt(periods, at);
  const period = periods[number];
  if (!period) return { matchTime: null };
  const { played, stopped } = clockAt(period, at);
  const whole = number < REGULAR_PERIODS ? PERIOD : 5 * MINUTE;
  return {
    matchTime: clockText(number * PERIOD + played),
    remainingInPeriod: clockText(whole - played),
    stopped,
  };
}

function statusAt({ periods, length, shootoutWinner }: IceHockeyStory, at: number): number {
  if (at < 0) return STATUS.notStarted;
  if (at >= length) {
    if (shootoutWinner) return STATUS.afterShootout;
    return periods.length > REGULAR_PERIODS ? STATUS.afterOvertime : STATUS.ended;
  }
  const number = periodAt(periods, at);
  const period = periods[number];
  if (period && at < period.ends) return STATUS.periods[number] ?? STATUS.notStarted;
  const isShootout = number === REGULAR_PERIODS && at >= length - 5 * MINUTE;
  return isShootout ? STATUS.shootout : (STATUS.breaks[number] ?? STATUS.notStarted);
}
