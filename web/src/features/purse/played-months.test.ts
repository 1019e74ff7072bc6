import { minor } from '@touchline/domain/money';
import { playStatement } from '@touchline/wire/calls/player-limits';
import { expect, test } from 'vitest';
import {
  hoursAndMinutes,
  playedAltogether,
  playedMonths,
  yearIn,
  yearsAt,
  type Month,
  type Played,
} from './played-months';

const played = (currency: string, settled: number, paid: number, bets = 1): Played => ({
  currency,
  subunits: 100,
  deposits: minor(100),
  withdrawals: minor(10),
  settled: minor(settled),
  paid: minor(paid),
  net: minor(paid - settled),
  open: minor(7),
  bets,
});
const month = (name: string, currencies: Played[] = [], seconds = 0): Month => ({
  month: name,
  seconds_signed_in: seconds,
  currencies,
});

test('months before the first in which anything happened are left out, those between are not', () => {
  const first = month('2026-08', [played('EUR', 1, 0)]);
  const months = [month('2026-11'), month('2026-10', [], 60), month('2026-09'), first];
  expect(playedMonths([...months, month('2026-07'), month('2026-06')])).toEqual(months);
  expect(playedMonths([month('2026-11')])).toEqual([]);
});

test('currencies are added up apart from each other', () => {
  const months = [
    month('2026-11', [played('EUR', 500, 200, 3), played('USD', 100, 0)]),
    month('2026-10', [played('EUR', 100, 1000, 2)]),
  ];
  expect(playedAltogether(months)).toEqual([
    {
      currency: 'EUR',
      subunits: 100,
      deposits: minor(200),
      withdrawals: minor(20),
      settled: minor(600),
      paid: minor(1200),
      net: minor(600),
      open: minor(14),
      bets: 5,
    },
    played('USD', 100, 0),
  ]);
  expect(playedAltogether([])).toEqual([]);
});

test.each([
  [0, { hours: 0, minutes: 0 }],
  [1, { hours: 0, minutes: 1 }],
  [3600, { hours: 1, minutes: 0 }],
  [90_061, { hours: 25, minutes: 2 }],
])('%i seconds are %j', (seconds, told) => {
  expect(hoursAndMinutes(seconds)).toEqual(told);
});

test('every year that is offered can be asked for', () => {
  const years = yearsAt(new Date('2026-01-01T00:00:00Z'));
  expect(years).toEqual(['2026', '2025', '2024', '2023', '2022']);
  for (const year of years) {
    expect(yearIn(new URLSearchParams({ year }))).toBe(year);
    expect(playStatement.query.safeParse({ year }).success).toBe(true);
  }
});

test.each(['', 'year=', 'year=1999', 'year=20266', 'year=this'])(
  'without a year it is the last twelve months: %j',
  (address) => {
    expect(yearIn(new URLSearchParams(address))).toBeNull();
  },
);
