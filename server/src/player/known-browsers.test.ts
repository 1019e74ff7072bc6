import { expect, test } from 'vitest';
import { knownBrowser, withPlayer } from './known-browsers';

const SECRET = 'a secret of the tests, long enough';
const DAY = 24 * 3_600_000;
const AT = new Date('2026-05-01T12:00:00Z');
const later = (days: number) => new Date(AT.getTime() + days * DAY);
const ADA = { id: 1, password_hash: 'the hash of a password' };
const BEN = { id: 2, password_hash: 'the hash of another' };
const cookie = withPlayer(SECRET, null, ADA, AT);

test.each([
  ['the player who signed in there', SECRET, cookie, ADA, AT, true],
  ['somebody else', SECRET, cookie, BEN, AT, false],
  ['the player with another password', SECRET, cookie, { ...ADA, password_hash: 'new' }, AT, false],
  ['a site with another secret', 'another secret', cookie, ADA, AT, false],
  ['the player within a year', SECRET, cookie, ADA, later(364), true],
  ['the player after a year', SECRET, cookie, ADA, later(365), false],
  ['anybody, made up', SECRET, 'a.20000.bbbb~..~~', ADA, AT, false],
  ['anybody, with nothing', SECRET, '', ADA, AT, false],
])('a browser is known to %s accordingly', (_whom, secret, held, player, now, is) => {
  expect(knownBrowser(secret, held, player, now) !== null).toBe(is);
});

test('a browser keeps its name when its player signs in again, and has another one for each player', () => {
  const again = withPlayer(SECRET, cookie, ADA, later(1));
  expect(knownBrowser(SECRET, again, ADA, later(364))).toBe(knownBrowser(SECRET, cookie, ADA, AT));
  const both = withPlayer(SECRET, cookie, BEN, AT);
  expect(knownBrowser(SECRET, both, ADA, AT)).not.toBeNull();
  expect(knownBrowser(SECRET, both, BEN, AT)).not.toBe(knownBrowser(SECRET, both, ADA, AT));
});

test('of more than five players a browser forgets who has been away for longest, and its cookie stays short', () => {
  const people = Array.from({ length: 6 }, (_, id) => ({ ...ADA, id }));
  const held = people.reduce((before, each) => withPlayer(SECRET, before, each, AT), '');
  const known = people.map((each) => knownBrowser(SECRET, held, each, AT) !== null);
  expect(known).toEqual([false, true, true, true, true, true]);
  expect(held.length).toBeLessThan(500);
});
