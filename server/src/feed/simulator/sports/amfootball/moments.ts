import type { Match, Moment } from '../../play';
import type { Drive, FootballStory } from './football-story';

const SECOND = 1_000;

/** The provider's codes of why betting stops, for the home side; one more is for the away side. */
const REASON = { touchdown: 29, fieldGoal: 31, safety: 33, redZone: 38 };
const VIDEO_REVIEW = 37;

/** What the feed tells of a match. */
export function momentsOf(match: Match, story: Omit<FootballStory, 'moments'>): Moment[] {
  const { drives, quarterEnds, secondHalf, overtime, overturned } = story;
  const [first = 0, , third = 0] = quarterEnds;
  const begins = [0, first, secondHalf, third, ...(overtime === null ? [] : [overtime])];
  const moments = [
    ...begins.map((at): Moment => ({ at, kind: 'period_start', told: 'tick', decides: false })),
    ...quarterEnds.map((at): Moment => ({ at, kind: 'period_end', told: 'tick', decides: true })),
    ...drives.flatMap((drive, number) => driveMoments(match, drive, number, overturned)),
  ];
  return moments.toSorted((one, other) => one.at - other.at);
}

function driveMoments(
  { dice }: Match,
  drive: Drive,
  number: number,
  overturned: FootballStory['overturned'],
): Moment[] {
  const { begins, ends, side, tryAt, end } = drive;
  const moments: Moment[] = [{ at: begins, kind: 'drive', side, told: 'aside', decides: false }];
  const away = side === 'away' ? 1 : 0;
  if (overturned?.drive === drive) return [...moments, ...taken(overturned)];
  if (drive.by === null) {
    if (ends - begins > 180 * SECOND && dice.unit(8, number) < 0.25) {
      const at = ends - 60 * SECOND;
      const reason = REASON.redZone + away;
      moments.push({
        at,
        kind: 'red_zone',
        side,
        told: 'stop',
        reason,
        decides: false,
        isAlarm: true,
      });
    }
    const lost = dice.unit(9, number) < 0.3;
    return [
      ...moments,
      { at: ends, kind: lost ? 'turnover' : 'punt', side, told: 'tick', decides: false },
    ];
  }
  moments.push(score(drive));
  if (tryAt !== null) {
    const detail = ['missed', 'one', 'two'][end.extra] ?? 'missed';
    moments.push({ at: tryAt, kind: 'try', side: drive.by, told: 'tick', decides: true, detail });
  }
  return moments;
}

function score({ ends, end, by }: Drive): Moment {
  const code =
    end.points === 6 ? REASON.touchdown : end.points === 3 ? REASON.fieldGoal : REASON.safety;
  const kind = end.kind === 'return' ? 'touchdown' : end.kind;
  return {
    at: ends,
    kind,
    ...(by && { side: by }),
    told: 'stop',
    reason: code + Number(by === 'away'),
    decides: true,
    ...(end.kind === 'return' && { detail: 'return' }),
  };
}

/** A touchdown, and that there was none. */
function taken({ from, to, drive: { side } }: NonNullable<FootballStory['overturned']>): Moment[] {
  const reason = REASON.touchdown + Number(side === 'away');
  return [
    { at: from, kind: 'touchdown', side, told: 'stop', reason, decides: true },
    { at: to, kind: 'correction', side, told: 'stop', reason: VIDEO_REVIEW, decides: true },
  ];
}
