import { expect, test } from 'vitest';
import { type Reminding, signUpReminderIn } from './sign-up-reminder';

const visit: Reminding = {
  seconds: 60,
  isVisitor: true,
  isRegistered: false,
  wasShown: false,
  since: 1_000_000,
  now: 1_000_000,
};

const rules: [rule: string, about: Partial<Reminding>, wait: number | null][] = [
  ['a visitor is reminded after the configured time', {}, 60_000],
  ['time on the pages before counts', { now: 1_045_000 }, 15_000],
  ['to the millisecond', { now: 1_059_999 }, 1],
  ['then it is due', { now: 1_060_000 }, 0],
  ['and stays so', { now: 9_000_000 }, 0],
  ['a clock that was set back begins anew', { now: 900_000 }, 60_000],
  ['a site without a reminder reminds nobody', { seconds: null }, null],
  ['who is signed in is not reminded, nor who may be', { isVisitor: false }, null],
  ['once only', { wasShown: true, now: 1_060_000 }, null],
  ['who has an account is not asked to open one', { isRegistered: true, now: 1_060_000 }, null],
];

test.each(rules)('%s', (_rule, about, wait) => {
  expect(signUpReminderIn({ ...visit, ...about })).toBe(wait);
});
