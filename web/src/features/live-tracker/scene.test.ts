import { aMatch } from '@touchline/testkit/page/live-lines';
import type { Statistics } from '@touchline/wire/catalogue';
import type { TimelineMoment } from '@touchline/wire/match-details';
import { expect, test } from 'vitest';
import { trackedOn } from './grounds';
import { minuteOf, sceneOf } from './scene';

const NOTHING: Statistics = {
  clock: null,
  total_score: { home: 0, away: 0 },
  period_score: [],
  red_cards: null,
};
const happened = (kind: string, given: Partial<TimelineMoment> = {}): TimelineMoment => ({
  at: '2026-06-01T18:20:00.000Z',
  match_time: '20:00',
  kind,
  side: 'home',
  score: null,
  player: null,
  detail: null,
  ...given,
});

test.each([
  ['match', 'soccer', 1, 'pitch'],
  ['match', 'tennis', 1, 'court'],
  ['match', 'basketball', 2, 'floor'],
  ['match', 'icehockey', 1, 'rink'],
  ['match', 'soccer', 0, null],
  ['match', 'soccer', 4, null],
  ['season', 'soccer', 1, null],
  ['simple_tournament', 'golf', 1, null],
] as const)('of a %s of %s with status %i it draws: %s', (type, key, status, ground) => {
  const { tournament } = aMatch();
  const played = { ...tournament, sport: { ...tournament.sport, key } };
  expect(trackedOn({ type, tournament: played }, status)).toBe(ground);
});

test.each([
  ['pitch', 'goal', 'attacked_goal'],
  ['pitch', 'score_change', 'attacked_goal'],
  ['pitch', 'corner', 'attacked_end'],
  ['pitch', 'penalty', 'attacked_area'],
  ['pitch', 'red_card', 'own_bench'],
  ['rink', 'penalty', 'own_bench'],
  ['rink', 'goal', 'attacked_goal'],
  ['floor', 'point', 'attacked_goal'],
  ['court', 'game', 'own_half'],
  ['pitch', 'something new', null],
] as const)('on the %s a %s is shown at: %s', (ground, kind, zone) => {
  expect(sceneOf(ground, NOTHING, [happened(kind)]).latest).toMatchObject({ kind, zone });
});

test('what concerns both sides has no place', () => {
  const { latest } = sceneOf('pitch', NOTHING, [happened('goal', { side: null })]);
  expect(latest).toMatchObject({ kind: 'goal', zone: null });
});

test('a correction of the score is not what happened last', () => {
  const moments = [happened('corner'), happened('score_corrected')];
  expect(sceneOf('pitch', NOTHING, moments).latest?.kind).toBe('corner');
});

test('goals and cards stand on the line of time, corners do not', () => {
  const moments = [
    happened('goal', { match_time: '9:00' }),
    happened('corner', { match_time: '30:00' }),
    happened('yellow_card', { match_time: '45:10', side: 'away' }),
  ];
  expect(sceneOf('pitch', NOTHING, moments).marks).toMatchObject([
    { kind: 'goal', side: 'home', place: 0.1 },
    { kind: 'yellow_card', side: 'away', place: 0.5 },
  ]);
});

test('a goal that was taken back is on the line no more, and one before it stays', () => {
  const moments = [
    happened('goal', { match_time: '9:00' }),
    happened('goal', { match_time: '18:00' }),
    happened('goal', { match_time: '19:00', side: 'away' }),
    happened('goal_cancelled', { match_time: '20:00' }),
  ];
  expect(sceneOf('pitch', NOTHING, moments).marks.map(({ place }) => place)).toEqual([
    0.1,
    19 / 90,
  ]);
});

test('a match that goes on longer has a longer line', () => {
  const moments = [
    happened('goal', { match_time: '60:00' }),
    happened('goal', { match_time: '120:00' }),
  ];
  expect(sceneOf('pitch', NOTHING, moments).marks.map(({ place }) => place)).toEqual([0.5, 1]);
});

test('only what the feed counts is counted', () => {
  expect(sceneOf('pitch', NOTHING, []).counts).toEqual([]);
  const told = { ...NOTHING, corners: { home: 3, away: 1 } };
  expect(sceneOf('pitch', told, []).counts).toEqual([{ kind: 'corner', home: 3, away: 1 }]);
});

test.each([
  [1, 'home'],
  [2, 'away'],
  [undefined, null],
] as const)('server %s is %s', (server, side) => {
  const told = server === undefined ? NOTHING : { ...NOTHING, current_server: server };
  expect(sceneOf('court', told, []).server).toBe(side);
});

test.each([
  ['63:12', 63],
  ['45+2', 47],
  ['7', 7],
  ['soon', null],
  [null, null],
] as const)('%s is minute %s', (text, minute) => {
  expect(minuteOf(text)).toBe(minute);
});
