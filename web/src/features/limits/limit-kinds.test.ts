import { LAPSE } from '@touchline/domain/limits/change-limit';
import { LIMIT_TYPES } from '@touchline/domain/limits/limit';
import { minor } from '@touchline/domain/money';
import { askForLimit } from '@touchline/wire/calls/player-limits';
import type { LimitRead } from '@touchline/wire/limits';
import { strictly } from '@touchline/wire/calls/strictly';
import { expect, test } from 'vitest';
import {
  BREAK_TYPES,
  bodyOf,
  breakOf,
  changeOf,
  effectOf,
  MONEY_TYPES,
  periodsOf,
  readValue,
  refreshIn,
  standingsOf,
  TIME_TYPES,
  timeUnitOf,
  usageOf,
} from './limit-kinds';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const TOMORROW = '2026-03-02T12:00:00.000Z';

const aLimit = (change: Partial<LimitRead> = {}): LimitRead => ({
  id: 'a',
  type: 'deposit',
  status: 'active',
  period: 'day',
  amount: minor(5000),
  count: null,
  seconds: null,
  until: null,
  due: null,
  used: 1200,
  ...change,
});
const waiting = aLimit({ id: 'b', status: 'unconfirmed', amount: minor(9000), due: TOMORROW });

test('each type of limit has its place on the page', () => {
  const shown = [...MONEY_TYPES, ...TIME_TYPES, ...BREAK_TYPES];
  expect(shown.toSorted()).toEqual(LIMIT_TYPES.toSorted());
});

test.each([...MONEY_TYPES, ...TIME_TYPES])('what is asked of %s is what the call takes', (type) => {
  for (const period of periodsOf(type)) {
    expect(strictly(askForLimit.body).safeParse(bodyOf(type, period, 600)).success).toBe(true);
    expect(strictly(askForLimit.body).safeParse(bodyOf(type, period, Number.NaN)).success).toBe(
      false,
    );
  }
});

test('of each window there is the limit in force and the one that waits', () => {
  const week = aLimit({ id: 'c', period: 'week', status: 'unconfirmed_disabled', due: TOMORROW });
  const over = aLimit({ id: 'd', period: 'month', status: 'disabled' });
  const other = aLimit({ id: 'e', type: 'loss', period: 'month' });
  expect(standingsOf([waiting, week, over, other, aLimit()], 'deposit')).toEqual([
    { period: 'day', held: aLimit(), asked: waiting },
    { period: 'week', held: week, asked: null },
    { period: 'month', held: null, asked: null },
  ]);
});

test('a break that is over is none', () => {
  const pause = aLimit({ type: 'coolingoff', period: null, until: TOMORROW });
  expect(breakOf([pause], 'coolingoff')).toBe(pause);
  expect(breakOf([pause], 'selfexclusion')).toBeNull();
  expect(breakOf([{ ...pause, status: 'disabled' }], 'coolingoff')).toBeNull();
});

test.each([
  ['nothing', { held: aLimit(), asked: null }, null],
  ['a higher limit', { held: aLimit(), asked: waiting }, ['raise', false]],
  [
    'one confirmed',
    { held: aLimit(), asked: { ...waiting, status: 'confirmed' } },
    ['raise', true],
  ],
  [
    'its end',
    { held: aLimit({ status: 'unconfirmed_disabled', due: TOMORROW }), asked: null },
    ['end', false],
  ],
  [
    'a sure end',
    { held: aLimit({ status: 'confirmed_disabled', due: TOMORROW }), asked: null },
    ['end', true],
  ],
] as const)('what waits is %s', (_rule, standing, told) => {
  const change = changeOf({ period: 'day', ...standing });
  expect(change && [change.to, change.isConfirmed]).toEqual(told);
});

test('a change that waits lapses a week after it could have counted', () => {
  const change = changeOf({ period: 'day', held: aLimit(), asked: waiting });
  expect(change).toMatchObject({ due: Date.parse(TOMORROW), lapses: Date.parse(TOMORROW) + LAPSE });
});

test.each([
  [5000, 1200, { used: 1200, left: 3800, share: 0.24 }],
  [5000, 7000, { used: 7000, left: 0, share: 1 }],
  [0, 0, { used: 0, left: 0, share: 1 }],
])('of %i with %i used there is left', (most, used, told) => {
  expect(usageOf(aLimit({ amount: minor(most), used }))).toEqual(told);
});

test.each([
  ['a first limit counts at once', null, 100, 'at_once'],
  ['a lower one counts at once', aLimit(), 4999, 'at_once'],
  ['a higher one waits', aLimit(), 5001, 'waits'],
  ['the same changes nothing', aLimit(), 5000, 'none'],
] as const)('%s', (_rule, held, value, effect) => {
  expect(effectOf(held, value)).toBe(effect);
});

const reading = { unit: 'amount', subunits: 100, locale: 'en', timeUnit: 'minutes' } as const;

test.each([
  ['50', reading, 5000],
  [' 12.50 ', reading, 1250],
  ['12,50', { ...reading, locale: 'de' }, 1250],
  ['0', reading, 0],
  ['-5', reading, Number.NaN],
  ['much', reading, Number.NaN],
  ['', reading, Number.NaN],
  ['20', { ...reading, unit: 'count' }, 20],
  ['2.5', { ...reading, unit: 'count' }, Number.NaN],
  ['90', { ...reading, unit: 'seconds' }, 5400],
  ['2', { ...reading, unit: 'seconds', timeUnit: 'hours' }, 7200],
  ['1e3', { ...reading, unit: 'seconds' }, Number.NaN],
] as const)('%j is read as a limit', (text, how, value) => {
  expect(readValue(text, how)).toBe(value);
});

test.each([
  [1800, 'minutes'],
  [5400, 'minutes'],
  [7200, 'hours'],
  [0, 'minutes'],
] as const)('%i seconds are typed in %s', (seconds, unit) => {
  expect(timeUnitOf(seconds)).toBe(unit);
});

test.each([
  ['after a minute', [aLimit()], 60_000],
  ['when a change may count', [aLimit({ due: '2026-03-01T12:00:05Z' })], 5000],
  ['when a break ends', [aLimit({ until: '2026-03-01T12:00:20Z' })], 20_000],
  ['not for what is over', [aLimit({ status: 'disabled', until: '2026-03-01T12:00:20Z' })], 60_000],
  [
    'not all the time',
    [aLimit({ due: '2026-03-01T11:00:00Z' }), aLimit({ due: '2026-03-01T12:00:00.100Z' })],
    1000,
  ],
] as const)('limits are read again %s', (_rule, limits, ms) => {
  expect(refreshIn(limits, NOW)).toBe(ms);
});
