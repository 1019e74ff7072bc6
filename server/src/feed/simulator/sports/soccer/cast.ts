import { type SquadPlayer, squadOf } from '../../names/names';
import type { Match, Moment, Side } from '../../play';
import type { Dice } from '../../random';
import { pickWeighted } from '../goals/occurrences';
import { elevenAndBench } from './eleven';
import type { Incident } from './incident';
import { type Lengths, MINUTE, SECOND, spanOf } from './timing';

type Position = SquadPlayer['position'];
type Weights = Readonly<Record<Position, number>>;

/** Who scores, is booked, and comes off, by position. */
const SCORERS: Weights = { G: 0, D: 0.9, M: 2.2, F: 5 };
const BOOKED: Weights = { G: 0.4, D: 2.6, M: 2.6, F: 1.6 };
const REPLACED: Weights = { G: 0.02, D: 1, M: 2.4, F: 3 };

const PENALTIES = 0.09;
const OWN_GOALS = 0.03;
/** How many who are sent off have seen a yellow card before. */
const SECOND_YELLOWS = 0.4;

/** The provider's reasons why betting stops. */
export const REASON = { goal: 1, sendingOff: 2, penalty: 8, review: 22, card: 62 };

/** Who is on the pitch and who may come on; empty where the squad is not known. */
interface Cast {
  readonly pitch: SquadPlayer[];
  readonly bench: SquadPlayer[];
  readonly booked: Set<SquadPlayer>;
}

interface Substitution {
  readonly kind: 'substitution';
  readonly side: Side;
  readonly at: number;
}

/** Everything that happens, told with the names of who does it, and the players who come on. */
export function castOf(match: Match, incidents: readonly Incident[], lengths: Lengths): Moment[] {
  const { dice } = match;
  const casts = { home: startOf(match.home.name), away: startOf(match.away.name) };
  const everything = [...incidents, ...substitutionsOf(dice, lengths)].toSorted(
    (one, other) => one.at - other.at,
  );
  return everything.flatMap((each, index) => {
    const luck = (draw: number) => dice.unit(10, index, draw);
    return momentsOf(each, casts, luck);
  });
}

function startOf(club: string): Cast {
  return { ...elevenAndBench(squadOf(club)), booked: new Set() };
}

type Luck = (draw: number) => number;

function momentsOf(
  each: Incident | Substitution,
  casts: Readonly<Record<Side, Cast>>,
  luck: Luck,
): Moment[] {
  const { at, side, kind } = each;
  const cast = casts[side];
  switch (kind) {
    case 'goal':
      return goalMoments(each, casts, luck);
    case 'sending_off':
      return [sendingOff(at, side, cast, luck)];
    case 'yellow':
      return [yellowCard(at, side, cast, luck)];
    case 'corner':
      return [{ at, kind, side, told: 'stop', groups: ['corners'], decides: true }];
    case 'alarm':
      return [{ at, kind, side, told: 'stop', reason: REASON.goal, decides: false, isAlarm: true }];
    default:
      return substituted(at, side, cast, luck);
  }
}

function goalMoments(
  { at, side, lasts }: Incident,
  casts: Readonly<Record<Side, Cast>>,
  luck: Luck,
): Moment[] {
  const turn = luck(0);
  const isOwn = turn > 1 - OWN_GOALS;
  const isPenalty = turn < PENALTIES;
  const scorers = casts[isOwn === (side === 'home') ? 'away' : 'home'];
  const player = pick(scorers.pitch, SCORERS, luck(1));
  const goal: Moment = {
    at,
    kind: 'goal',
    side,
    told: 'stop',
    reason: isPenalty ? REASON.penalty : REASON.goal,
    decides: true,
    ...named(player),
    ...(isOwn ? { detail: 'own_goal' } : isPenalty ? { detail: 'penalty' } : {}),
  };
  if (lasts === undefined) return [goal];
  const back = {
    at: at + lasts,
    kind: 'goal_cancelled',
    side,
    told: 'stop',
    reason: REASON.review,
    decides: true,
    detail: 'video_review',
    ...named(player),
  } as const;
  return [goal, back];
}

function yellowCard(at: number, side: Side, cast: Cast, luck: Luck): Moment {
  const player = pick(
    cast.pitch.filter((each) => !cast.booked.has(each)),
    BOOKED,
    luck(0),
  );
  if (player) cast.booked.add(player);
  const stop = { told: 'stop', groups: ['bookings'], reason: REASON.card } as const;
  return { at, kind: 'yellow_card', side, ...stop, decides: true, ...named(player) };
}

function sendingOff(at: number, side: Side, cast: Cast, luck: Luck): Moment {
  const warned = cast.pitch.filter((each) => cast.booked.has(each));
  const isSecond = warned.length > 0 && luck(0) < SECOND_YELLOWS;
  const player = pick(isSecond ? warned : cast.pitch, BOOKED, luck(1));
  if (player) cast.pitch.splice(cast.pitch.indexOf(player), 1);
  const kind = isSecond ? 'yellow_red_card' : 'red_card';
  return {
    at,
    kind,
    side,
    told: 'stop',
    reason: REASON.sendingOff,
    decides: true,
    ...named(player),
  };
}

/** Who comes on; the detail says for whom. */
function substituted(at: number, side: Side, cast: Cast, luck: Luck): Moment[] {
  const off = pick(cast.pitch, REPLACED, luck(0));
  const alike = cast.bench.filter(({ position }) => position === off?.position);
  const fit = alike.length > 0 ? alike : cast.bench.filter(({ position }) => position !== 'G');
  const on = fit[Math.floor(luck(1) * fit.length)];
  if (off && on) {
    cast.pitch.splice(cast.pitch.indexOf(off), 1, on);
    cast.bench.splice(cast.bench.indexOf(on), 1);
  } else if (off) return [];
  const moment: Moment = { at, kind: 'substitution', side, told: 'aside', decides: false };
  return [{ ...moment, ...named(on), ...(off && { detail: off.name }) }];
}

/** Up to five players a side come on, most of them from the hour on. */
function substitutionsOf(dice: Dice, lengths: Lengths): Substitution[] {
  const { begins } = spanOf(lengths, 1);
  return (['home', 'away'] as const).flatMap((side, index) => {
    const count = 3 + Math.floor(dice.unit(11, index) * 3);
    return Array.from({ length: count }, (_, turn): Substitution => {
      const minute = dice.between(9 * turn, 12 + 9 * turn, 11, index, turn);
      return { kind: 'substitution', side, at: begins + Math.round(minute * MINUTE) + SECOND };
    });
  });
}

function pick(
  players: readonly SquadPlayer[],
  weights: Weights,
  unit: number,
): SquadPlayer | undefined {
  return players[
    pickWeighted(
      players.map(({ position }) => weights[position]),
      unit,
    )
  ];
}

function named(player: SquadPlayer | undefined) {
  return player ? { player: player.name } : {};
}
