import { expect, test } from 'vitest';
import { isHiddenOrigin } from './hidden-origin';

test.each([
  ['nothing is hidden unless it is said', [], false],
  ['an origin that is named is hidden', ['https://a.example', 'https://b.example'], true],
  ['* hides every one', ['*'], true],
  ['another port is another origin', ['https://b.example:8443'], false],
  ['another scheme too', ['http://b.example'], false],
])('%s', (_rule, hidden, isHidden) => {
  expect(isHiddenOrigin(hidden, 'https://b.example')).toBe(isHidden);
});
