import { expect, test } from 'vitest';
import { fromAuthFrame, toAuthFrame } from './auth';
import { readMessage } from './read-message';

const PLATFORM = 'https://players.example';
const frame = {} as MessageEventSource;
const sender = { window: frame, origins: new Set([PLATFORM]) };
const said = (data: unknown, more: object = {}) =>
  readMessage(fromAuthFrame, { data, source: frame, origin: PLATFORM, ...more }, sender);

test.each([
  { type: 'auth_ready' },
  { type: 'auth_size', height: 312 },
  { type: 'auth_form', form: 'sign_up' },
  { type: 'auth_closed' },
  { type: 'auth_signed_in' },
])('a form in a frame says $type', (message) => {
  expect(said(message)).toEqual(message);
});

test.each([
  ['a word of another contract', { type: 'odds_changed' }],
  ['a height that would cover the page', { type: 'auth_size', height: 100_000 }],
  ['half a pixel', { type: 'auth_size', height: 10.5 }],
  ['a form that visitors do not have', { type: 'auth_form', form: 'deposit' }],
  ['nothing at all', null],
])('%s is not heard', (_what, message) => {
  expect(said(message)).toBeNull();
});

test.each([
  ['another window', { source: {} }],
  ['another origin, where the frame was sent', { origin: 'https://evil.example' }],
  ['an origin that only begins like it', { origin: `${PLATFORM}.evil.example` }],
  ['a frame without an origin', { origin: 'null' }],
])('%s is not heard, whatever it says', (_who, more) => {
  expect(said({ type: 'auth_signed_in' }, more)).toBeNull();
});

test('who is signed in is not told by a message: the page asks the platform', () => {
  expect(said({ type: 'auth_signed_in', player: { id: 7 } })).toEqual({ type: 'auth_signed_in' });
});

test('a page tells its frame that it shows, in one of two looks', () => {
  expect(toAuthFrame.safeParse({ type: 'auth_shown', theme: null }).success).toBe(true);
  expect(toAuthFrame.safeParse({ type: 'auth_shown', theme: 'url(x)' }).success).toBe(false);
});
