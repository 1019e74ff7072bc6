import { MOMENT_KINDS } from '@touchline/wire/moment-kinds';
import { expect, test } from 'vitest';
import type { MomentKind } from '../../book/ingest/timeline';
import { calendarOf } from './calendar';
import { DAY, dayOf } from './day';
import { sportsOf } from './programme';

const EPOCH = Date.UTC(2026, 10, 21, 18);
const SOME = 12;
const KINDS: ReadonlySet<string> = new Set(MOMENT_KINDS);

test.each([...sportsOf('betradar'), ...sportsOf('oddin')])(
  'every moment that $key tells of is of a kind that pages have words for',
  (sport) => {
    const calendar = calendarOf({ seed: 7, speed: 600, epoch: EPOCH }, [sport]);
    const matches = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .flatMap((day) => calendar.matchesOf(dayOf(EPOCH + day * DAY)))
      .slice(0, SOME);
    const moments = matches.flatMap((match) => sport.rules.storyOf(match).moments);
    const told = new Set(moments.filter(({ isAlarm }) => !isAlarm).map(({ kind }) => kind));
    expect(told.size).toBeGreaterThan(1);
    expect([...told].filter((kind) => !KINDS.has(kind))).toEqual([]);
  },
);

test('every moment that the book itself sees is of a kind that pages have words for', () => {
  const seen: Readonly<Record<MomentKind, true>> = {
    period_start: true,
    period_end: true,
    score_change: true,
    score_corrected: true,
    yellow_card: true,
    red_card: true,
    corner: true,
  };
  expect(Object.keys(seen).filter((kind) => !KINDS.has(kind))).toEqual([]);
});
