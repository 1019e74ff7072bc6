import { expect, test } from 'vitest';
import {
  addressWithoutSecrets,
  answerWithoutSecrets,
  isSecret,
  namesOnly,
  REMOVED,
  withoutSecrets,
} from './without-secrets';

test.each(
  'password new_password resetPasswordToken token captcha_token otp_code auth_phone_number email Cookie card-number'.split(
    ' ',
  ),
)('the value of %s never leaves the page', (name) => {
  expect(isSecret(name)).toBe(true);
});

test.each('code currency_code stake match_id market_id odds status_code page'.split(' '))(
  'the value of %s may',
  (name) => {
    expect(isSecret(name)).toBe(false);
  },
);

test('secrets are removed at every depth, and the rest stays as it was', () => {
  const sent = {
    bets: [{ stake: 5n, note: { token: 'abc' } }],
    meta: { quick: false },
    none: null,
  };
  expect(withoutSecrets(sent)).toEqual({
    bets: [{ stake: '5', note: { token: REMOVED } }],
    meta: { quick: false },
    none: null,
  });
});

test('what never ends is cut', () => {
  const round: Record<string, unknown> = {};
  round['again'] = round;
  expect(JSON.stringify(withoutSecrets(round))).toContain(REMOVED);
});

test('of a call about a person only the names of its fields are told', () => {
  expect(namesOnly({ user: { city: 'Graz', tags: ['a'] } })).toEqual({
    user: { city: REMOVED, tags: [REMOVED] },
  });
});

test('an answer is told as JSON without secrets, or cut', () => {
  expect(answerWithoutSecrets('{"error":{"code":101,"token":"x"}}')).toEqual({
    error: { code: 101, token: REMOVED },
  });
  expect(answerWithoutSecrets('<html>'.repeat(100))).toHaveLength(200);
});

test.each([
  [
    '/users/password/edit?reset_password_token=abc&page=2',
    `/users/password/edit?reset_password_token=%5Bremoved%5D&page=2`,
  ],
  ['https://bets.example/?betcode=AB12#token=x', 'https://bets.example/?betcode=%5Bremoved%5D'],
  ['/live#access_token=x', '/live'],
  ['/live', '/live'],
])('%s is told as %s', (address, told) => {
  expect(addressWithoutSecrets(address)).toBe(told);
});
