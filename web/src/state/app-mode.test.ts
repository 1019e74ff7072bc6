import { expect, test } from 'vitest';
import { appOf, isInApp, type AppMarks } from './app-mode';

const marks = (more: Partial<AppMarks> = {}): AppMarks => ({
  search: '',
  userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148',
  native: {},
  stored: null,
  ...more,
});
const postMessage = () => undefined;

test.each([
  ['the address says so', { search: '?a=1&app=ios' }, 'ios'],
  ['the address says so, of the other', { search: '?app=android' }, 'android'],
  [
    'the user agent says so',
    { userAgent: 'Mozilla/5.0 TouchlineApp/android Chrome/140' },
    'android',
  ],
  [
    'a bridge of WebKit is there',
    { native: { webkit: { messageHandlers: { touchline: { postMessage } } } } },
    'ios',
  ],
  ['a bridge of Android is there', { native: { TouchlineApp: { postMessage } } }, 'android'],
  ['this tab has kept it', { stored: 'ios' as const }, 'ios'],
  [
    'the bridge counts before the address',
    { native: { TouchlineApp: { postMessage } }, search: '?app=ios' },
    'android',
  ],
])('a page is inside an app when %s', (_why, more, expected) => {
  expect(appOf(marks(more))).toBe(expected);
});

test.each([
  ['a browser on a phone', {}],
  ['an app that is none', { search: '?app=windows' }],
  ['an empty one', { search: '?app=' }],
  ['a handler of somebody else', { native: { webkit: { messageHandlers: {} } } }],
  ['a bridge that is none', { native: { TouchlineApp: {} } as never }],
  ['a longer mark', { userAgent: 'NotTouchlineApp/iosish' }],
])('%s is no app of ours', (_what, more) => {
  expect(appOf(marks(more))).toBeNull();
});

test('a server is in no app', () => {
  expect(isInApp()).toBe(false);
});
