import { expect, test } from 'vitest';
import { displayName } from './display-name';

const whole = {
  first_name: 'Ada',
  last_name: 'Byron',
  nickname: 'countess',
  email: 'ada@example.org',
  auth_phone_number: '+447700900123',
  mobile_phone: '+447700900999',
};

test.each([
  ['the full name', {}, 'Ada Byron'],
  ['the part of it that is there', { last_name: null }, 'Ada'],
  ['else the nickname', { first_name: null, last_name: null }, 'countess'],
  ['else the email', { first_name: null, last_name: null, nickname: null }, 'ada@example.org'],
  [
    'else the verified phone',
    { first_name: null, last_name: null, nickname: null, email: '' },
    '+447700900123',
  ],
  [
    'else the phone as it was given',
    { first_name: '', last_name: '', nickname: '', email: '', auth_phone_number: null },
    '+447700900999',
  ],
])('a player is called by %s', (_rule, given, name) => {
  expect(displayName({ ...whole, ...given })).toBe(name);
});
