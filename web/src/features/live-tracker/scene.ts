import type { Statistics } from '@touchline/wire/catalogue';
import type { TimelineMoment } from '@touchline/wire/match-details';
import type { Ground } from './grounds';

export type Side = 'home' | 'away';

/**
 * Where on the ground a moment is shown. No feed tells places, so nothing finer is drawn than what the word itself says: a
 * goal falls at the goal that the side attacks, a corner is taken at that end, a card is shown to a side.
 */
export type Zone = 'attacked_goal' | 'attacked_end' | 'attacked_area' | 'own_half' | 'own_bench';

/** The latest thing that has happened. */
export interface Latest {
  /** Another one for each moment, so that it is drawn anew. */
  key: string;
  kind: string;
  side: Side | null;
  zone: Zone | null;
  matchTime: string | null;
  player: string | null;
}

/** A moment on the line of time, from 0 at the start to 1 at the end or now, whichever is later. */
export interface Mark {
  key: string;
  kind: string;
  side: Side;
  place: number;
}

/** What a side has had so many times. */
export interface Count {
  kind: 'corner' | 'yellow_card' | 'red_card';
  home: number;
  away: number;
}

/** Everything that the tracker draws. */
export interface Scene {
  latest: Latest | null;
  marks: readonly Mark[];
  counts: readonly Count[];
  server: Side | null;
}

/** What is drawn of a match, from what its feed has told and nothing else. `moments` are in order. */
export function sceneOf(
  ground: Ground,
  statistics: Statistics,
  moments: readonly TimelineMoment[],
): Scene {
  const standing = moments.filter((moment, index) => !isTakenBack(moments, moment, index));
  return {
    latest: latestOf(ground, moments),
    marks: marksOf(ground, standing),
    counts: countsOf(statistics),
    server: serverOf(statistics),
  };
}

/** Said of play, and of nobody: the clock and the score say it already. */
const SILENT: ReadonlySet<string> = new Set(['score_corrected', 'correction', 'review']);

function latestOf(ground: Ground, moments: readonly TimelineMoment[]): Latest | null {
  const index = moments.findLastIndex(({ kind }) => !SILENT.has(kind));
  const moment = moments[index];
  if (!moment) return null;
  const { kind, side, match_time: matchTime, player } = moment;
  const zone = side === null ? null : (ZONES[ground][kind] ?? null);
  return { key: keyOf(moment, index), kind, side, zone, matchTime, player };
}

const CARDS = {
  yellow_card: 'own_bench',
  yellow_red_card: 'own_bench',
  red_card: 'own_bench',
  substitution: 'own_bench',
  timeout: 'own_bench',
  medical_timeout: 'own_bench',
} as const;

const ZONES: Readonly<Record<Ground, Readonly<Record<string, Zone>>>> = {
  pitch: {
    ...CARDS,
    goal: 'attacked_goal',
    score_change: 'attacked_goal',
    corner: 'attacked_end',
    penalty: 'attacked_area',
  },
  court: { ...CARDS, point: 'own_half', game: 'own_half', set: 'own_half' },
  floor: { ...CARDS, point: 'attacked_goal', score_change: 'attacked_goal' },
  rink: {
    ...CARDS,
    goal: 'attacked_goal',
    score_change: 'attacked_goal',
    shootout: 'attacked_area',
    // A penalty of ice hockey is served by the side that is told.
    penalty: 'own_bench',
    suspension: 'own_bench',
  },
};

/** What stands on the line of time: in sports where it is rare enough to be told apart. */
const MARKED: Readonly<Record<Ground, ReadonlySet<string>>> = {
  pitch: new Set(['goal', 'score_change', 'yellow_card', 'yellow_red_card', 'red_card']),
  court: new Set(),
  floor: new Set(),
  rink: new Set(['goal', 'score_change', 'penalty', 'suspension']),
};

/** Minutes that are played unless it goes on longer. */
const MINUTES: Readonly<Record<Ground, number>> = { pitch: 90, court: 0, floor: 0, rink: 60 };

function marksOf(ground: Ground, moments: readonly TimelineMoment[]): Mark[] {
  const timed = moments.flatMap((moment, index) => {
    const minute = minuteOf(moment.match_time);
    const isMarked = MARKED[ground].has(moment.kind);
    if (!isMarked || minute === null || moment.side === null) return [];
    return [{ key: keyOf(moment, index), kind: moment.kind, side: moment.side, minute }];
  });
  const end = Math.max(MINUTES[ground], ...timed.map(({ minute }) => minute));
  return timed.map(({ minute, ...mark }) => ({ ...mark, place: minute / end }));
}

/** A goal that the same side loses again later, before any other goal of it. */
function isTakenBack(
  moments: readonly TimelineMoment[],
  { kind, side }: TimelineMoment,
  at: number,
) {
  if (kind !== 'goal') return false;
  const next = moments
    .slice(at + 1)
    .find((each) => each.side === side && (each.kind === 'goal' || each.kind === 'goal_cancelled'));
  return next?.kind === 'goal_cancelled';
}

/** Minutes of a clock such as `63:12`, or of a minute such as `45+2`; null where there is neither. */
export function minuteOf(matchTime: string | null): number | null {
  const [, minutes, more] = /^(\d+)(?::\d+|\+(\d+))?$/.exec(matchTime ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) + Number(more ?? 0);
}

function countsOf({ corners, yellow_cards: yellow, red_cards: red }: Statistics): Count[] {
  return [
    ...(corners ? [{ kind: 'corner' as const, ...corners }] : []),
    ...(yellow ? [{ kind: 'yellow_card' as const, ...yellow }] : []),
    ...(red ? [{ kind: 'red_card' as const, ...red }] : []),
  ];
}

function serverOf({ current_server: server }: Statistics): Side | null {
  return server === 1 ? 'home' : server === 2 ? 'away' : null;
}

function keyOf({ at, kind, side }: TimelineMoment, index: number): string {
  return `${index} ${at} ${kind} ${side ?? ''}`;
}
