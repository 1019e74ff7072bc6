import type { TimelineMoment } from '@touchline/wire/match-details';

/** Moments that part a match: they belong to neither side. */
const PARTS: ReadonlySet<string> = new Set([
  'match_started',
  'match_ended',
  'period_start',
  'period_end',
  'innings_start',
  'innings_end',
  'inning_start',
  'inning_end',
]);

const ENDS: ReadonlySet<string> = new Set([
  'match_ended',
  'period_end',
  'innings_end',
  'inning_end',
]);

/** A row of a timeline. */
export interface TimelineRow extends TimelineMoment {
  key: string;
  /** Whether it parts the match rather than happening to a side. */
  isPart: boolean;
  /** Whether it changed the score. */
  scored: boolean;
}

/** The timeline with the latest first: `most` of it, or all. */
export function timelineRows(moments: readonly TimelineMoment[], most = Infinity): TimelineRow[] {
  let before: TimelineMoment['score'] = { home: 0, away: 0 };
  let clock: string | null = null;
  const rows = moments.map((moment, at) => {
    const scored = moment.score !== null && !isSame(moment.score, before);
    before = moment.score ?? before;
    clock = moment.match_time ?? clock;
    return {
      ...moment,
      // What ends has the match's clock, also where only what came before it told the minute.
      match_time: moment.match_time ?? (ENDS.has(moment.kind) ? clock : null),
      key: `${at}-${moment.kind}`,
      isPart: PARTS.has(moment.kind) || moment.side === null,
      scored,
    };
  });
  return rows.reverse().slice(0, most);
}

type Score = TimelineMoment['score'];

function isSame(one: Score, other: Score): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

/** A count of both sides with the home side's share of it, in percent; the half each of nothing. */
export interface SideCount {
  kind: 'corners' | 'yellow_cards' | 'red_cards';
  home: number;
  away: number;
  share: number;
}

const COUNTED = ['corners', 'yellow_cards', 'red_cards'] as const;

/** What has been counted of both sides, without what nobody counts. */
export function sideCounts(
  statistics: Partial<Record<(typeof COUNTED)[number], { home: number; away: number } | null>>,
): SideCount[] {
  return COUNTED.flatMap((kind) => {
    const count = statistics[kind];
    if (!count) return [];
    const sum = count.home + count.away;
    return [{ kind, ...count, share: sum === 0 ? 50 : Math.round((count.home * 100) / sum) }];
  });
}
