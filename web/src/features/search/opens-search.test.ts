import { expect, test } from 'vitest';
import { opensSearch } from './opens-search';

const slash = {
  key: '/',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
};
const page = { isTyping: false, isWindowOpen: false, areSingleKeysOn: true };

test.each([
  ['a slash opens the search', slash, page, true],
  ['another key does not', { ...slash, key: 's' }, page, false],
  ['a slash that is typed somewhere stays a letter', slash, { ...page, isTyping: true }, false],
  ['nothing opens over another window', slash, { ...page, isWindowOpen: true }, false],
  ['single keys that are off open nothing', slash, { ...page, areSingleKeysOn: false }, false],
  ["the browser's own shortcuts are left alone", { ...slash, ctrlKey: true }, page, false],
  ['a key that somebody took already', { ...slash, defaultPrevented: true }, page, false],
])('%s', (_rule, key, where, opens) => {
  expect(opensSearch(key, where)).toBe(opens);
});
