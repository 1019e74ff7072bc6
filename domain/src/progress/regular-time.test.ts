import { expect, test } from 'vitest';
import { regularScoreOf, saysRegularTime } from './regular-time';

const period = (home: number, away: number, type?: string) => ({ home, away, number: 1, type });
const REGULAR = [period(1, 0, 'regular_period'), period(1, 2, 'regular_period')];

test.each([
  ['a match that ended in time', REGULAR, null],
  ['one of which periods have no type', [period(1, 0), period(1, 2)], null],
  ['one without periods', [], null],
  ['one with overtime', [...REGULAR, period(1, 0, 'overtime')], '2:2 overtime'],
  [
    'one with a shootout after overtime',
    [...REGULAR, period(0, 0, 'overtime'), period(1, 0, 'penalties')],
    '2:2 penalties',
  ],
])('the score after regular time of %s', (_what, periods, expected) => {
  const told = regularScoreOf(periods);
  expect(told && `${told.home}:${told.away} ${told.by}`).toBe(expected);
});

test.each([
  ['the result of ice hockey', 1, 'icehockey', false, true],
  ['the winner of ice hockey, overtime included', 406, 'icehockey', false, false],
  ['the result of a league match of soccer', 1, 'soccer', false, false],
  ['the result of a cup match that went on', 1, 'soccer', true, true],
  ['corners of the same', 166, 'soccer', true, false],
])('%s says that it is of regular time, or not', (_what, marketId, sportKey, wentOn, says) => {
  expect(saysRegularTime({ marketId, sportKey }, wentOn)).toBe(says);
});
