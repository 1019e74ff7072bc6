import { expect, test } from 'vitest';
import { keyedHash, keyFor, sameHash, seal, unseal } from './keys';

const key = keyFor('a secret of the tests, long enough', 'totp');
const text = Buffer.from('a shared secret');

test('what was sealed opens again, and never looks the same twice', () => {
  const sealed = seal(key, text, 'player 1');
  expect(unseal(key, sealed, 'player 1')).toEqual(text);
  expect(seal(key, text, 'player 1')).not.toEqual(sealed);
  expect(sealed.includes(text)).toBe(false);
});

test('it opens for nothing else, by no other key, and not once it was changed', () => {
  const sealed = seal(key, text, 'player 1');
  expect(() => unseal(key, sealed, 'player 2')).toThrow(/authenticate/);
  expect(() =>
    unseal(keyFor('a secret of the tests, long enough', 'sms'), sealed, 'player 1'),
  ).toThrow(/authenticate/);
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => unseal(key, changed, 'player 1')).toThrow(/authenticate/);
  }
});

test('a hash by another key is another hash', () => {
  const other = keyFor('another secret of the tests, long', 'totp');
  expect(sameHash(keyedHash(key, '123456'), keyedHash(key, '123456'))).toBe(true);
  expect(sameHash(keyedHash(key, '123456'), keyedHash(other, '123456'))).toBe(false);
  expect(sameHash(keyedHash(key, '123456'), Buffer.alloc(3))).toBe(false);
});
