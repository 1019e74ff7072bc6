import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readMessage } from './read-message';

const greeting = z.object({ type: z.literal('greeting'), count: z.int() });
const OURS = {} as MessageEventSource;
const OTHERS = {} as MessageEventSource;
const HOME = 'https://players.example';
const hello = { type: 'greeting', count: 1 };
const arrived = { source: OURS, origin: HOME, data: hello };
const from = { window: OURS, origins: new Set([HOME]) };

test('a message from the window that was meant, on an origin that is known, is taken', () => {
  expect(readMessage(greeting, arrived, from)).toEqual(hello);
});

test.each([
  ['another window', { source: OTHERS }],
  ['no window', { source: null }],
  ['the window, sent elsewhere', { origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { origin: `${HOME}.evil.example` }],
  ['a sandbox without an origin', { origin: 'null' }],
  ['the window, in other words', { data: { ...hello, count: 'one' } }],
  ['the window, in no words', { data: null }],
])('a message from %s is not', (_who, change) => {
  expect(readMessage(greeting, { ...arrived, ...change }, from)).toBeNull();
});

test('a frame that is gone has no window, and what has none is not taken for it', () => {
  const nobody = { ...from, window: null };
  expect(readMessage(greeting, { ...arrived, source: null }, nobody)).toBeNull();
});
