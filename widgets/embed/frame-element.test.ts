import { expect, test } from 'vitest';
import { addressOf } from './frame-element';

const origin = 'https://bets.example';

test.each([
  ['the home page', {}, '/'],
  ['a page', { path: '/live' }, '/live'],
  ['a page in a language', { path: '/live', locale: 'de' }, '/de/live'],
  ['the home page in a language', { locale: 'pt-BR' }, '/pt-BR'],
  [
    'below a base path',
    { basePath: '/sports/', path: '/live?sport=soccer' },
    '/sports/live?sport=soccer',
  ],
  ['home below a base path', { basePath: '/sports/', locale: 'de' }, '/sports/de'],
  ['a path of two slashes stays a path', { path: '//evil.example/x' }, '/evil.example/x'],
  [
    'what follows it is left alone',
    { path: '/live/?a=https://x/#b//c' },
    '/live?a=https://x/#b//c',
  ],
  ['as does one of backslashes', { path: '\\\\evil.example' }, '/evil.example'],
])('%s', (_what, options, expected) => {
  expect(addressOf({ origin, ...options })).toBe(origin + expected);
});

test('what is no origin is refused', () => {
  expect(() => addressOf({ origin: 'bets.example' })).toThrow('Invalid');
});
