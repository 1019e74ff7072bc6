import { expect, test } from 'vitest';
import { aliases } from './alias';

const SECRET = 'a secret that is long enough for a site';
const aliasOf = aliases(SECRET, 'watchers.io');

test('a player has one alias for a purpose, after a restart too', () => {
  expect(aliasOf(7)).toBe(aliases(SECRET, 'watchers.io')(7));
});

test('no two players have the same, and none says who it is', () => {
  const all = Array.from({ length: 1_000 }, (_, id) => aliasOf(id + 1));
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(all.map((alias) => alias.length))).toEqual(new Set([43]));
  expect(all.every((alias) => /^[\w-]+$/.test(alias))).toBe(true);
});

test('another purpose and another site know the player by another', () => {
  expect(aliases(SECRET, 'somebody else')(7)).not.toBe(aliasOf(7));
  expect(aliases(`${SECRET} of its own`, 'watchers.io')(7)).not.toBe(aliasOf(7));
});
