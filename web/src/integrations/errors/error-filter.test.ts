import { expect, test } from 'vitest';
import { ApiError } from '../../api/api';
import { isReported, isTraced, transactionOf, type Report } from './error-filter';

const thrown = (
  error: { name: string; message: string },
  filename = '/assets/entry.js',
): Report => ({
  exception: {
    values: [{ type: error.name, value: error.message, stacktrace: { frames: [{ filename }] } }],
  },
});
const isKept = (error: Error, filename?: string) => isReported(thrown(error, filename), error);
const named = (name: string, more: object = {}) =>
  Object.assign(new Error('something'), { name }, more);

test('an error is reported', () => {
  expect(isKept(new TypeError('x is undefined'))).toBe(true);
});

test("the message 'ResizeObserver loop limit exceeded' is ignored", () => {
  expect(isReported({ message: 'ResizeObserver loop limit exceeded' }, undefined)).toBe(false);
  expect(isKept(new Error('ResizeObserver loop limit exceeded'))).toBe(false);
  expect(isReported({ message: 'ResizeObserver is not defined' }, undefined)).toBe(true);
});

test('an error flagged to skip capture is dropped', () => {
  expect(isKept(named('UserOutOfLimit', { skipCapture: true }))).toBe(false);
  expect(isKept(named('UserOutOfLimit', { skipCapture: false }))).toBe(true);
});

test('a player who is out of a limit is no report, whatever else is refused is', () => {
  const refused = (code: 'limit_reached' | 'forbidden') =>
    new ApiError(403, { code, message: 'no', data: { details: 'sportsbook_session' } });
  expect(isKept(refused('limit_reached'))).toBe(false);
  expect(isKept(refused('forbidden'))).toBe(true);
});

test.each([
  new DOMException('The user aborted a request.', 'AbortError'),
  named('CanceledError'),
  named('AxiosError', { code: 'ERR_CANCELED' }),
])('a cancelled request is dropped: %s', (error) => {
  expect(isKept(error)).toBe(false);
});

test.each([
  ['a network error', new ApiError(0, { code: 'internal', message: 'Failed to fetch' })],
  ['a network error by its code', named('AxiosError', { code: 'ERR_NETWORK' })],
  ['a connection that was given up', named('AxiosError', { code: 'ECONNABORTED' })],
  ['a time-out by its code', named('AxiosError', { code: 'ETIMEDOUT' })],
  ['a time-out', new DOMException('signal timed out', 'TimeoutError')],
])('%s is dropped', (_what, error) => {
  expect(isKept(error)).toBe(false);
});

test('an error that was answered is kept', () => {
  expect(isKept(new ApiError(500, { code: 'internal', message: 'UNEXPECTED ERROR' }))).toBe(true);
});

test.each([
  'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  'https://www.google-analytics.com/analytics.js',
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://tags.example/gtag/js?id=G-1',
])('an error out of a tracking script is dropped: %s', (filename) => {
  expect(isKept(new Error('null'), filename)).toBe(false);
});

test('a file of ours that is called alike is no tracking script', () => {
  expect(isKept(new Error('null'), 'https://bets.example/assets/tag-manager-x1.js')).toBe(true);
});

test.each([
  named('ChunkLoadError'),
  new Error('Loading chunk 12 failed.'),
  new Error('Loading CSS chunk 7 failed.'),
  new TypeError('Failed to fetch dynamically imported module: https://bets.example/assets/a.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('a part of the script that did not come is dropped: %s', (error) => {
  expect(isKept(error)).toBe(false);
});

test('an error whose target is a script element is dropped', () => {
  expect(isReported({}, { type: 'error', target: { tagName: 'SCRIPT' } })).toBe(false);
  expect(isReported({}, { type: 'error', target: { tagName: 'IMG' } })).toBe(true);
});

test('what was measured of a page that does not exist is not kept', () => {
  expect(isTraced(transactionOf('not-found', true))).toBe(false);
  expect(transactionOf('not-found', true)).toBe('/404');
  expect(isTraced(transactionOf('match', false))).toBe(true);
});
