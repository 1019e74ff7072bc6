import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Match, Moment } from '../../play';
import type { Told, ToldIncident } from '../../told';
import { spacedOut, timeWhen } from '../goals/occurrences';
import { REASON } from './cast';
import { framed, goalRates, ROOM, SENDINGS_OFF, type SoccerStory, YELLOWS } from './story';
import { goalProfile, HALF, type Lengths, MINUTE, playOf, SECOND, spanOf } from './timing';

/** Stoppage time of a half of which nothing is known, minutes. */
const USUAL_STOPPAGE = [2, 5] as const;
const KEY = 71;
const NOBODY: Score = { home: 0, away: 0 };

/**
 * The story of a match that was really played: its goals, cards and substitutions in their minutes. Goals without
 * minutes fall as goals do, as many in each half as there were. What the record does not tell, such as corners,
 * does not happen, and no prices are made for it.
 */
export function toldStory(match: Match, told: Told): SoccerStory {
  const lengths = lengthsOf(told);
  const goals = told.goalsAreKnown ? [] : guessedGoals(match, told, lengths);
  const known = told.incidents.map((incident, index) => momentOf(match, incident, index, lengths));
  const cards = told.incidents.some(({ kind }) => kind === 'yellow_card');
  const rates = {
    goals: goalRates(match),
    corners: NOBODY,
    yellows: cards ? YELLOWS : NOBODY,
    sendingsOff: cards ? SENDINGS_OFF : NOBODY,
  };
  return framed(lengths, rates, spaced([...goals, ...known], lengths));
}

/** With room for betting to stop and open again, each in its half. */
function spaced(moments: readonly Moment[], lengths: Lengths): Moment[] {
  const timed = moments.map((moment) => {
    return { moment, at: moment.at, hold: moment.told === 'stop' ? ROOM.card : SECOND };
  });
  const { begins } = spanOf(lengths, 1);
  return ([0, 1] as const)
    .flatMap((half) =>
      spacedOut(
        timed.filter(({ at }) => at < begins === (half === 0)),
        playOf(lengths, half),
      ),
    )
    .map(({ moment, at }) => ({ ...moment, at }));
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
