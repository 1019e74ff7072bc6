import { expect, test } from 'vitest';
import { resultsView, scheduleView } from './days';
import { readListQuery } from './list-query';

const read = (text: string) => readListQuery(new URLSearchParams(text));
/** Half past midnight of 2 June in Berlin, and still 1 June in London. */
const NIGHT = new Date('2026-06-01T22:30:00.000Z');

test('the schedule begins with the day of the reader and goes on for a week', () => {
  const { today, day, days } = scheduleView(read(''), NIGHT, 'Europe/Berlin');
  expect([today, day]).toEqual(['2026-06-02', '2026-06-02']);
  expect(days).toEqual([
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
    '2026-06-05',
    '2026-06-06',
    '2026-06-07',
    '2026-06-08',
  ]);
  expect(scheduleView(read(''), NIGHT, 'Europe/London').today).toBe('2026-06-01');
});

test('results go back a week, the latest day first', () => {
  const { day, days } = resultsView(read(''), NIGHT, 'UTC');
  expect(day).toBe('2026-06-01');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-06-01', '2026-05-26', 7]);
});

test('a day is asked for from its start to its end in the zone of the reader', () => {
  const { filter } = scheduleView(read('date=2026-06-03'), NIGHT, 'Europe/Berlin');
  expect(filter).toMatchObject({
    match_status: 'prematch',
    start_from: '2026-06-02T22:00:00.000Z',
    start_to: '2026-06-03T22:00:00.000Z',
  });
});

test('a day further off stands among the others', () => {
  const { day, days } = resultsView(read('date=2026-01-01'), NIGHT, 'UTC');
  expect(day).toBe('2026-01-01');
  expect(days).toHaveLength(8);
  expect(days).toContain('2026-01-01');
});

test('results are of matches that are over, by league, the latest first', () => {
  expect(resultsView(read(''), NIGHT, 'UTC').filter).toMatchObject({
    match_status: 'closed,finished',
    type: 'match',
    sort_by: 'sport_priority:asc,tournament_priority:asc,start_time:desc',
  });
});

test.each([
  ['sports', 'sport=soccer,tennis', { sport_key: 'soccer,tennis' }],
  ['leagues', 'league=17', { tournament_id: '17' }],
  ['an order', 'sortBy=start_time:asc', { sort_by: 'start_time:asc' }],
  ['what takes bets', 'isBettable=true', { bettable: true }],
  ['a special list', 'list=top', { special: 'top' }],
  ['favourites', 'list=favorites', { favourite: true }],
  ['a page', 'page=2', { page: 2 }],
])('a day is narrowed by %s, and the sports to choose from are not', (_rule, text, more) => {
  const whole = scheduleView(read(''), NIGHT, 'UTC');
  const narrowed = scheduleView(read(text), NIGHT, 'UTC');
  expect(narrowed.filter).toEqual({ ...whole.filter, ...more });
  expect(narrowed.everySport).toEqual(whole.everySport);
});

test('hours end the day that is shown sooner, and which sports it has, where it is today', () => {
  const { filter, everySport } = scheduleView(read('time=3h'), NIGHT, 'Europe/Berlin');
  expect(filter).toMatchObject({ start_to: '2026-06-02T01:30:00.000Z' });
  expect(everySport).toMatchObject({ start_to: '2026-06-02T01:30:00.000Z' });
  const late = scheduleView(read('time=100h'), NIGHT, 'Europe/Berlin');
  expect(late.filter).toMatchObject({ start_to: '2026-06-02T22:00:00.000Z' });
});

test('hours say nothing of another day, and nothing of results', () => {
  const without = (text: string) => read(text.replace('time=3h', ''));
  const other = 'time=3h&date=2026-06-03';
  expect(scheduleView(read(other), NIGHT, 'UTC')).toEqual(
    scheduleView(without(other), NIGHT, 'UTC'),
  );
  expect(resultsView(read('time=3h'), NIGHT, 'UTC')).toEqual(resultsView(read(''), NIGHT, 'UTC'));
});
