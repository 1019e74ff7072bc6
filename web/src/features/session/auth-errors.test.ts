import type { ErrorReply } from '@touchline/wire/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { errorsOfAnswer } from './auth-errors';

const t = createText('en', await loadCatalogue('en'));

/** What a form says to an answer. */
function said(status: number, error: Partial<ErrorReply['error']>) {
  return errorsOfAnswer(t, new ApiError(status, { code: 'internal', message: 'no', ...error }), {
    locale: 'en',
  });
}

test.each([
  ['wrong_credentials', undefined],
  ['unconfirmed', 'resend_confirmation_instructions'],
  ['account_locked', 'resend_unlock_instructions'],
  ['token_invalid', 'forgot_password'],
  ['too_many_requests', undefined],
  ['limit_reached', undefined],
  ['country_blocked', undefined],
  ['group_required', undefined],
] as const)('%s has words of its own, and the form that helps on: %s', (code, offer) => {
  const { form, offer: offered } = said(401, { code });
  expect(form).toBe(t(`session.error.${code}`));
  expect(form).not.toBe(t('session.error.other'));
  expect(offered).toBe(offer);
});

test('who has to wait is told for how long', () => {
  const error = { code: 'too_many_requests', data: { wait_seconds: 900 } } as const;
  expect(said(429, error).form).toBe('Too many attempts. Try again in 15 minutes.');
});

test('an old link is replaced by one of its own kind', () => {
  const error = new ApiError(400, { code: 'token_invalid', message: 'old' });
  expect(
    errorsOfAnswer(t, error, { locale: 'en', renew: 'resend_unlock_instructions' }).offer,
  ).toBe('resend_unlock_instructions');
});

test.each([
  ['body.email', 'email'],
  ['body.password', 'password'],
  ['body.currency', 'currency'],
])('what is said of %s stands beside that field', (field, name) => {
  expect(Object.keys(said(400, { code: 'bad_request', field }))).toEqual([name]);
});

test('a password that many people use is told apart from one that is too short', () => {
  const data = { details: 'password_common' };
  const { password } = said(400, { code: 'bad_request', field: 'body.password', data });
  expect(password).toBe(t('session.error.passwordCommon'));
});

test('a platform that does not answer is no mistake of the player', () => {
  expect(said(0, {}).form).toBe(t('session.error.unreachable'));
});
