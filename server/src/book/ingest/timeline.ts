import { stageKey } from '@touchline/domain/feed/stage';
import type { StoredStatistics } from '../../db/schema';
import type { Doubts } from './hold';
import type { Play } from './play';

/** Something that the scoreboard showed happening. */
export interface Moment {
  /** When it was told, ms since epoch by the feed's clock. */
  readonly at: number;
  /** The match clock, `mm:ss`; null where there is none. */
  readonly matchTime: string | null;
  readonly kind: MomentKind;
  /** 1 is home, 2 is away; null for what concerns both. */
  readonly side: 1 | 2 | null;
  /** The score after it; null where none was told. */
  readonly home: number | null;
  readonly away: number | null;
}

export type MomentKind =
  | 'period_start'
  | 'period_end'
  | 'score_change'
  | 'score_corrected'
  | 'yellow_card'
  | 'red_card'
  | 'corner';

/** When and how play was told. An answer to a request for recovery may tell again what is long known. */
export interface Telling {
  readonly at: number;
  readonly isAnswer: boolean;
  /** How far it is believed; as usual unless said. */
  readonly doubts?: Doubts;
}

/** A match keeps no more of them than this. */
const MOST_MOMENTS = 1_000;

type Pair = { home: number; away: number };
type NewMoment = Pick<Moment, 'kind' | 'side'>;

/**
 * What happened between two looks at the scoreboard, to be added to `known`. A look that is no later than the last
 * moment known adds nothing, so that a feed may be heard again.
 */
export function momentsBetween(
  before: Play,
  now: Play,
  known: readonly Moment[],
  { at, isAnswer }: Telling,
): Moment[] {
  const last = known.at(-1);
  if (last && at <= last.at) return [];
  const { clock, total_score: score } = now.statistics;
  const stamp = {
    at,
    matchTime: clock?.match_time ?? null,
    home: score?.home ?? null,
    away: score?.away ?? null,
  };
  const found = [
    ...periodEnded(before, now),
    ...cards(before.statistics, now.statistics, known),
    ...scores(before.statistics, now.statistics),
    ...periodBegun(before, now),
  ].map((moment) => ({ ...moment, ...stamp }));
  const added = isAnswer ? found.filter((moment) => isNews(moment, known)) : found;
  return added.slice(0, MOST_MOMENTS - known.length);
}

function periodEnded(before: Play, now: Play): NewMoment[] {
  const isOver = before.stageCode !== now.stageCode && isPlayed(before.stageCode);
  return isOver ? [{ kind: 'period_end', side: null }] : [];
}

function periodBegun(before: Play, now: Play): NewMoment[] {
  const begins = before.stageCode !== now.stageCode && isPlayed(now.stageCode);
  return begins ? [{ kind: 'period_start', side: null }] : [];
}

const PLAYED =
  /(?:^|_)(?:period|half|set|quarter|game|map|end|top|bottom|inning|home|away|round|raid|overtime|penalties|death|over)$/;
const NOT_PLAYED = /^(?:awaiting|after)_/;

/** Whether a stage is one of play, not a pause, an end or a wait. */
function isPlayed(stageCode: number | null): boolean {
  const key = stageKey(stageCode);
  return key !== null && PLAYED.test(key) && !NOT_PLAYED.test(key);
}

/** A score that goes down was taken back. Until one is told, nobody has scored. */
function scores(before: StoredStatistics, now: StoredStatistics): NewMoment[] {
  const told = now.total_score;
  if (told === null) return [];
  const old = before.total_score ?? NOTHING;
  return SIDES.flatMap(([name, side]): NewMoment[] => {
    if (told[name] === old[name]) return [];
    return [{ kind: told[name] > old[name] ? 'score_change' : 'score_corrected', side }];
  });
}

const NOTHING: Pair = { home: 0, away: 0 };
const SIDES = [
  ['home', 1],
  ['away', 2],
] as const;

const COUNTED = [
  ['yellow_card', 'yellow_cards'],
  ['red_card', 'red_cards'],
  ['corner', 'corners'],
] as const;

/** One for each that the count grew by, unless it is known already: a count that was taken back may grow again. */
function cards(
  before: StoredStatistics,
  now: StoredStatistics,
  known: readonly Moment[],
): NewMoment[] {
  return COUNTED.flatMap(([kind, count]) => {
    const [old, told] = [before[count] ?? NOTHING, now[count] ?? NOTHING];
    return SIDES.flatMap(([name, side]): NewMoment[] => {
      if (told[name] <= old[name]) return [];
      const had = known.filter((moment) => moment.kind === kind && moment.side === side).length;
      const missing = Math.min(told[name] - old[name], told[name] - had);
      return Array.from({ length: Math.max(missing, 0) }, () => ({ kind, side }));
    });
  });
}

/** What recovery repeats is not news, and it takes nothing back. */
function isNews(moment: Moment, known: readonly Moment[]): boolean {
  if (moment.kind === 'score_corrected') return false;
  if (COUNTED.some(([kind]) => kind === moment.kind)) return true;
  return !known.some(
    ({ kind, side, home, away }) =>
      kind === moment.kind && side === moment.side && home === moment.home && away === moment.away,
  );
}
