import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { refusalText, withdrawalFault } from './withdrawal-fault';

const t = createText('en', await loadCatalogue('en'));
const say = (fault: { field?: string; code: string; details?: string }) =>
  withdrawalFault(t, { field: null, ...fault }, '12.50');

test.each([
  ['insufficient_funds', 'There is not so much on this account.'],
  ['unverified', 'So much is sent to verified players only.'],
  ['debt', 'Something is owed on one of your accounts.'],
  ['chargeback', 'A bank took a deposit of yours back.'],
])('a refusal for %s says that nothing was withdrawn, and why', (details, why) => {
  const said = say({ code: 'withdrawal_refused', details });
  expect(said).toMatch(/^Nothing was withdrawn\. /);
  expect(said).toContain(why);
});

test('a refusal for what nobody has thought of yet still says what is refused', () => {
  const other = 'Nothing was withdrawn. That did not work. Try again in a moment.';
  expect(say({ code: 'withdrawal_refused', details: 'toString' })).toBe(other);
  expect(say({ code: 'internal' })).toBe(other);
});

test('without an answer it does not say that nothing was withdrawn, for nobody knows', () => {
  const said = say({ code: 'unreachable' });
  expect(said).not.toContain('Nothing was withdrawn');
  expect(said).toContain('Trying again asks for it once only.');
});

test('who has left the window that asks for the password is told what is still needed', () => {
  expect(say({ code: 'confirm_password' })).toBe(
    'Nothing was withdrawn. Confirm your password to continue.',
  );
});

test('where nobody sends money it says that the money is safe', () => {
  expect(say({ code: 'payments_closed' })).toBe(
    'Nothing was withdrawn. Withdrawals are paused right now. Your money is safe: try again later, or contact support.',
  );
});

test('no amount is told apart from one outside the limits', () => {
  expect(say({ field: 'amount', code: 'invalid_type' })).toBe('Enter an amount, such as 12.50.');
  expect(say({ field: 'amount', code: 'bad_request' })).toBe(
    'This amount is outside the limits of one withdrawal.',
  );
});

test('what is being sent can no longer be taken back', () => {
  const fault = { field: null, code: 'withdrawal_refused', details: 'too_late' };
  expect(refusalText(t, fault)).toBe('It is being sent, so it can no longer be taken back.');
});
