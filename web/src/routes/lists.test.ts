import { expect, test } from 'vitest';
import { formatsFor } from '../i18n/formats';
import { aMatch } from '../live/testing';
import { byDay, byLeague } from './lists';

const at = (id: number, start_time: string) => aMatch({ id, start_time });

test('matches stand by the day of the reader, in the order they came', () => {
  const matches = [
    at(1, '2026-06-01T18:00:00.000Z'),
    at(2, '2026-06-01T22:30:00.000Z'),
    at(3, '2026-06-02T18:00:00.000Z'),
  ];
  const days = (zone: string) =>
    byDay(matches, formatsFor('en', zone).dayNumber).map((day) => day.map(({ id }) => id));
  expect(days('UTC')).toEqual([[1, 2], [3]]);
  expect(days('Europe/Berlin')).toEqual([[1], [2, 3]]);
});

test('leagues stand in order of priority', () => {
  const { tournament } = aMatch();
  const second = { ...tournament, id: 18, priority: 2 };
  const lists = byLeague([
    aMatch({ id: 1, tournament: second }),
    aMatch({ id: 2 }),
    aMatch({ id: 3, tournament: second }),
  ]);
  expect(lists.map(({ league, matches }) => [league.id, matches.map(({ id }) => id)])).toEqual([
    [17, [2]],
    [18, [1, 3]],
  ]);
});
