import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Match } from '../../calendar';
import type { Moment } from '../../play';
import type { Told, ToldIncident } from '../../told';
import { timeWhen } from '../goals/occurrences';
import { REASON } from './cast';
import { goalRates, type SoccerStory } from './story';
import { BREAK, goalProfile, HALF, type Lengths, MINUTE, SECOND, spanOf } from './timing';

/** Stoppage time of a half of which nothing is known, minutes. */
const USUAL_STOPPAGE = [2, 5] as const;
const KEY = 71;
const NOBODY: Score = { home: 0, away: 0 };
/** Between two incidents, so that betting can stop and open again. */
const ROOM = 45 * SECOND;

/**
 * The story of a match that was really played: its goals, cards and substitutions in their minutes. Goals without
 * minutes fall as goals do, as many in each half as there were. What the record does not tell, such as corners,
 * does not happen, and no prices are made for it.
 */
export function toldStory(match: Match, told: Told): SoccerStory {
  const lengths = lengthsOf(told);
  const goals = told.goalsAreKnown ? [] : guessedGoals(match, told, lengths);
  const known = told.incidents.map((incident, index) => momentOf(match, incident, index, lengths));
  const incidents = spaced([...goals, ...known], lengths);
  const [{ ends: firstEnds }, second] = [spanOf(lengths, 0), spanOf(lengths, 1)];
  const frame: Moment[] = [
    { at: 0, kind: 'period_start', told: 'tick', decides: false },
    { at: firstEnds, kind: 'period_end', told: 'stop', groups: ['1st_half'], decides: true },
    { at: second.begins, kind: 'period_start', told: 'tick', decides: false },
    { at: second.ends, kind: 'period_end', told: 'tick', decides: true },
  ];
  const cards = told.incidents.some(({ kind }) => kind === 'yellow_card');
  return {
    length: second.ends,
    moments: [...frame, ...incidents].toSorted(byTime),
    breaks: [{ from: firstEnds, to: firstEnds + BREAK }],
    lengths,
    rates: {
      goals: goalRates(match),
      corners: NOBODY,
      yellows: cards ? { home: 1.7, away: 2 } : NOBODY,
      sendingsOff: cards ? { home: 0.045, away: 0.055 } : NOBODY,
    },
  };
}

function lengthsOf({ incidents }: Told): Lengths {
  const added = (minute: number, usual: number) =>
    Math.max(
      usual,
      ...incidents.filter((each) => each.minute === minute).map((each) => each.added + 1),
    );
  return [
    HALF + added(45, USUAL_STOPPAGE[0]) * MINUTE,
    HALF + added(90, USUAL_STOPPAGE[1]) * MINUTE,
  ];
}

function momentOf(
  { dice }: Match,
  { kind, side, minute, added, player, detail }: ToldIncident,
  index: number,
  lengths: Lengths,
): Moment {
  const half = minute <= 45 ? 0 : 1;
  const elapsed = minute - 1 - 45 * half + added;
  const within = Math.round(dice.between(5, 55, KEY, index)) * SECOND;
  const at = spanOf(lengths, half).begins + Math.max(0, elapsed) * MINUTE + within;
  const about = {
    at,
    kind,
    side,
    ...(player !== null && { player }),
    ...(detail !== null && { detail }),
  };
  if (kind === 'substitution') return { ...about, told: 'aside', decides: false };
  if (kind === 'goal') {
    const reason = detail === 'penalty' ? REASON.penalty : REASON.goal;
    return { ...about, told: 'stop', reason, decides: true };
  }
  const isYellow = kind === 'yellow_card';
  const reason = isYellow ? REASON.card : REASON.sendingOff;
  return {
    ...about,
    told: 'stop',
    reason,
    decides: true,
    ...(isYellow && { groups: ['bookings'] }),
  };
}

/** Goals of which only the number is known; a half-time score that is missing is drawn. */
function guessedGoals(match: Match, told: Told, lengths: Lengths): Moment[] {
  const { fullTime } = told;
  return (['home', 'away'] as const).flatMap((side, place) => {
    const firstHalf = told.halfTime?.[side] ?? drawnFirstHalf(match, fullTime[side], place);
    return Array.from({ length: fullTime[side] }, (_, goal): Moment => {
      const half = goal < firstHalf ? 0 : 1;
      const unit = match.dice.unit(KEY, 1, place, goal);
      const at = Math.round(timeWhen(goalProfile(lengths, half), unit));
      return { at, kind: 'goal', side, told: 'stop', reason: REASON.goal, decides: true };
    });
  });
}

function drawnFirstHalf({ dice }: Match, goals: number, place: number): number {
  const drawn = Array.from({ length: goals }, (_, goal) => dice.unit(KEY, 2, place, goal));
  return drawn.filter((unit) => unit < 0.44).length;
}

/** Pushes what would come too soon after something else a little on, within its half. */
function spaced(moments: readonly Moment[], lengths: Lengths): Moment[] {
  const spread: Moment[] = [];
  for (const half of [0, 1] as const) {
    const { begins, ends } = spanOf(lengths, half);
    const own = moments
      .filter(({ at }) => (half === 0 ? at < ends : at >= begins))
      .toSorted(byTime);
    let earliest = begins + ROOM / 2;
    const placed = own.map((each) => {
      const at = Math.max(each.at, earliest);
      earliest = at + (each.told === 'stop' ? ROOM : SECOND);
      return { ...each, at };
    });
    let latest = ends - ROOM;
    for (const each of placed.toReversed()) {
      const at = Math.min(each.at, latest);
      latest = at - (each.told === 'stop' ? ROOM : SECOND);
      spread.push({ ...each, at });
    }
  }
  return spread;
}

function byTime(one: Moment, other: Moment): number {
  return one.at - other.at;
}
