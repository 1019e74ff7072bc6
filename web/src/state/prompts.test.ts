import { expect, test } from 'vitest';
import {
  afterSignIn,
  closed,
  forVisitors,
  interruptedByExpiry,
  missingForm,
  NO_WINDOWS,
  opened,
  type Prompt,
  type Windows,
} from './prompts';

/** Windows as they lie: the open one is the last. */
function windows(...lying: Prompt[]): Windows {
  return { prompt: lying.at(-1) ?? null, hidden: lying.slice(0, -1) };
}

test.each([
  ['a window opens', [], 'sign_in', ['sign_in']],
  ['another one gives way', ['sign_in'], 'sign_up', ['sign_up']],
  ['a deposit gives way too', ['deposit'], 'sign_in', ['sign_in']],
  [
    'one that comes in between hides it',
    ['deposit'],
    'confirm_password',
    ['deposit', 'confirm_password'],
  ],
  [
    'and is not hidden by itself',
    ['phone_verification'],
    'phone_verification',
    ['phone_verification'],
  ],
  [
    'several can come in between',
    ['deposit', 'missed_auth_fields'],
    'phone_verification',
    ['deposit', 'missed_auth_fields', 'phone_verification'],
  ],
  [
    'one that was hidden is not there twice',
    ['deposit', 'phone_verification'],
    'deposit',
    ['deposit'],
  ],
] as const)('%s', (_rule, before, asked, after) => {
  expect(opened(windows(...before), asked)).toEqual(windows(...after));
});

test.each([
  ['the last one closes', ['sign_in'], []],
  ['a hidden one comes back', ['deposit', 'confirm_password'], ['deposit']],
] as const)('%s', (_rule, before, after) => {
  expect(closed(windows(...before))).toEqual(windows(...after));
});

test.each([
  ['nothing was open', [], ['sign_in'], []],
  ['a deposit waits and comes back', ['deposit'], ['deposit', 'sign_in'], ['deposit']],
  [
    'so does what was hidden by another',
    ['deposit', 'phone_verification'],
    ['deposit', 'phone_verification', 'sign_in'],
    ['deposit', 'phone_verification'],
  ],
  ['a form for visitors does not come back', ['sign_up'], ['sign_in'], []],
] as const)('a session ends and begins again: %s', (_rule, before, ended, after) => {
  const expired = interruptedByExpiry(windows(...before));
  expect(expired).toEqual(windows(...ended));
  expect(afterSignIn(expired)).toEqual(windows(...after));
});

test('signing in closes no window of a player, and none that a link has opened', () => {
  for (const open of ['deposit', 'edit_password', 'unlock'] as const) {
    expect(afterSignIn(windows(open))).toEqual(windows(open));
  }
  expect(afterSignIn(NO_WINDOWS)).toEqual(NO_WINDOWS);
});

test.each([
  ['a window of a player goes', ['deposit'], []],
  ['with what it had hidden', ['deposit', 'confirm_password'], []],
  ['what waited behind signing in goes', ['deposit', 'sign_in'], ['sign_in']],
  ['a form for visitors stays', ['forgot_password'], ['forgot_password']],
] as const)('nobody is signed in: %s', (_rule, before, after) => {
  expect(forVisitors(windows(...before))).toEqual(windows(...after));
});

test.each([
  [[], null],
  [['phone'], 'phone_verification'],
  [['first_name'], 'missed_auth_fields'],
  [['phone', 'nickname'], 'missed_auth_fields'],
] as const)('who misses %j is asked by %s', (missed, form) => {
  expect(missingForm(missed)).toBe(form);
});
