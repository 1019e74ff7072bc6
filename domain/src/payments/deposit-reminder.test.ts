import { expect, test } from 'vitest';
import { reminderIn } from './deposit-reminder';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const ON = { isOn: true, group: null, afterMs: 10_000 };
const NEVER = { statuses: [], lastAt: null };

test.each([
  ['a player, as soon as they have been here for so long', ON, NEVER, 10_000],
  ['nobody where it is off', { ...ON, isOn: false }, NEVER, null],
  ['no visitor', ON, { ...NEVER, statuses: null }, null],
  [
    'a player of the group',
    { ...ON, group: 'new' },
    { ...NEVER, statuses: ['vip', 'new'] },
    10_000,
  ],
  ['no player of another group', { ...ON, group: 'new' }, { ...NEVER, statuses: ['vip'] }, null],
  ['nobody again within a day', ON, { ...NEVER, lastAt: NOW - 24 * HOUR + 1 }, null],
  ['somebody again after a day', ON, { ...NEVER, lastAt: NOW - 24 * HOUR }, 10_000],
  ['nobody again whose clock was set back a little', ON, { ...NEVER, lastAt: NOW + HOUR }, null],
  ['somebody whose clock was set back by days', ON, { ...NEVER, lastAt: NOW + 24 * HOUR }, 10_000],
])('the reminder reaches %s', (_whom, terms, reminded, wait) => {
  expect(reminderIn(terms, reminded, NOW)).toBe(wait);
});
