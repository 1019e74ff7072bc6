import type { TimelineMoment } from '@touchline/wire/match-details';
import { expect, test } from 'vitest';
import { sideCounts, timelineRows } from './timeline-rows';

function moment(kind: string, over: Partial<TimelineMoment> = {}): TimelineMoment {
  return {
    at: '2026-06-01T18:00:00.000Z',
    match_time: null,
    kind,
    side: 'home',
    score: null,
    player: null,
    detail: null,
    ...over,
  };
}

const MOMENTS = [
  moment('period_start', { side: null }),
  moment('goal', { score: { home: 1, away: 0 } }),
  moment('corner', { side: 'away', score: { home: 1, away: 0 } }),
];

test('the latest moment comes first, and as many as are wanted', () => {
  expect(timelineRows(MOMENTS).map(({ kind }) => kind)).toEqual(['corner', 'goal', 'period_start']);
  expect(timelineRows(MOMENTS, 1).map(({ kind }) => kind)).toEqual(['corner']);
});

test('the end of a period has the minute that was told last, and no wall clock', () => {
  const rows = timelineRows([
    moment('period_start', { side: null }),
    moment('corner', { match_time: '45+1' }),
    moment('period_end', { side: null }),
  ]);
  expect(rows.map(({ match_time: time }) => time)).toEqual(['45+1', '45+1', null]);
});

test('a moment has scored where the score is another than before', () => {
  expect(timelineRows(MOMENTS).map(({ scored }) => scored)).toEqual([false, true, false]);
});

test('what belongs to no side parts the match', () => {
  expect(timelineRows(MOMENTS).map(({ isPart }) => isPart)).toEqual([false, false, true]);
});

test('counts of both sides have the share of the home side, and half where there is nothing', () => {
  expect(
    sideCounts({
      corners: { home: 3, away: 1 },
      yellow_cards: { home: 0, away: 0 },
      red_cards: null,
    }),
  ).toEqual([
    { kind: 'corners', home: 3, away: 1, share: 75 },
    { kind: 'yellow_cards', home: 0, away: 0, share: 50 },
  ]);
});
