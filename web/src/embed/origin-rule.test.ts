import { expect, test } from 'vitest';
import { isTaken } from './origin-rule';

const HOST = 'https://host.example';
const OTHER = 'https://other.example';

test('before a host has answered, any of the allowed ones is heard and nobody else', () => {
  const rule = { allowed: [HOST, OTHER], host: null };
  expect(isTaken(rule, HOST)).toBe(true);
  expect(isTaken(rule, OTHER)).toBe(true);
  expect(isTaken(rule, 'https://evil.example')).toBe(false);
});

test('once one has answered, the other allowed ones are not heard either', () => {
  const rule = { allowed: [HOST, OTHER], host: HOST };
  expect(isTaken(rule, HOST)).toBe(true);
  expect(isTaken(rule, OTHER)).toBe(false);
});

test('where any host is taken, the first one is, and then no other', () => {
  expect(isTaken({ allowed: ['*'], host: null }, OTHER)).toBe(true);
  expect(isTaken({ allowed: ['*'], host: HOST }, OTHER)).toBe(false);
});

test.each([
  ['another port', 'https://host.example:8443'],
  ['plain HTTP', 'http://host.example'],
  ['a longer name', 'https://host.example.evil.example'],
  ['a name below it', 'https://a.host.example'],
  ['a document without an origin', 'null'],
  ['nothing', ''],
  ['the star itself', '*'],
])('%s is not the host', (_what, sender) => {
  expect(isTaken({ allowed: [HOST], host: null }, sender)).toBe(false);
});

test('a document without an origin is nobody, even where any host is taken', () => {
  expect(isTaken({ allowed: ['*'], host: null }, 'null')).toBe(false);
});
