import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DECLINE_REASONS,
  destinationOf,
  expectedBy,
  isCancellable,
  maskedDestination,
  mayBecome,
  PLAYER_REASONS,
  playerReason,
  unpaidReason,
  WITHDRAWAL_STATES,
} from './withdrawal';

test('a withdrawal may be cancelled until it is being sent', () => {
  expect(WITHDRAWAL_STATES.filter(isCancellable)).toEqual(['requested', 'in_review', 'approved']);
});

test('whatever has ended stays as it is, but a sent one that comes back has failed', () => {
  const ends = ['failed', 'cancelled', 'declined', 'sent'] as const;
  const after = ends.flatMap((from) => WITHDRAWAL_STATES.filter((to) => mayBecome(from, to)));
  expect(after).toEqual(['failed']);
});

test('only an approved one is sent', () => {
  expect(WITHDRAWAL_STATES.filter((from) => mayBecome(from, 'sending'))).toEqual(['approved']);
});

test('what waits has an expected time, what has ended has none', () => {
  expect(expectedBy('approved', 0)).toBe(3_600_000);
  const without = WITHDRAWAL_STATES.filter((state) => expectedBy(state, 0) === null);
  expect(without).toEqual(['sent', 'failed', 'cancelled', 'declined']);
});

test.each([
  ['suspected_fraud', 'other'],
  ['operator', 'other'],
  ['a word of another day', 'other'],
  ['identity_needed', 'identity_needed'],
  ['refused_by_bank', 'refused_by_bank'],
])('a player whose withdrawal was not paid for %s reads %s', (reason, told) => {
  expect([playerReason(reason), unpaidReason(reason)]).toEqual([told, told]);
});

test('every reason to decline is one that a player reads, but the suspicion of a fraud', () => {
  const hidden = DECLINE_REASONS.filter((each) => !PLAYER_REASONS.some((told) => told === each));
  expect(hidden).toEqual(['suspected_fraud']);
});

test.each([
  ['GB33 BUKB 2020 1555 5555 55', 'GB33BUKB20201555555555'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['12-34-56 78', '12345678'],
  ['1234567', null],
  ['<b>GB33BUKB</b>', null],
  ['GB33BUKB\u0000202015', null],
  ['', null],
])('a destination written %j is %j', (text, expected) => {
  expect(destinationOf(text)).toBe(expected);
});

test('a mask never shows more than six characters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{8,64}$/), (number) => {
      const shown = maskedDestination(number).replaceAll('•', '');
      expect(shown.length).toBeLessThanOrEqual(6);
      expect(number.endsWith(shown.slice(-4))).toBe(true);
    }),
  );
});
