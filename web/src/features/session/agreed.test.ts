import { signUp } from '@touchline/wire/calls/platform';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { agreed } from './agreed';
import { errorsOfIssues } from './auth-errors';

const t = createText('en', await loadCatalogue('en'));
const FORM = {
  email: 'a@example.org',
  password: 'correct horse',
  currency: 'EUR',
  birth_date: '1990-01-01',
  language: 'en',
};

const check = (isAgreed: boolean, changes: object = {}) =>
  agreed(isAgreed, signUp.body.safeParse({ ...FORM, ...changes }));

test('whoever has agreed is checked as ever', () => {
  expect(check(true)).toMatchObject({ success: true, data: FORM });
  expect(check(true, { email: 'a' }).success).toBe(false);
});

test.each([
  ['alone', {}, ['terms']],
  ['beside what else is wrong', { email: 'a', password: 'short' }, ['email', 'password', 'terms']],
])('whoever has not is told so %s', (_rule, changes, fields) => {
  const checked = check(false, changes);
  if (checked.success) throw new Error('an account without agreement');
  const errors = errorsOfIssues(t, checked.error.issues, true);
  expect(Object.keys(errors).toSorted()).toEqual(fields);
  expect(errors.terms).toBe('Tick this to open an account.');
});
