import { expect, test } from 'vitest';
import {
  additionAddress,
  additionIn,
  movedMatch,
  viewAddress,
  viewedIn,
  withMatch,
  withoutMatch,
  linesFor,
} from './viewed';

const read = (text: string) => viewedIn(new URLSearchParams(text));

test.each([
  ['match=902,7', [902, 7]],
  ['match=902&match=7', [902, 7]],
  ['match=7,7,7', [7]],
  ['match=1,2,3,4,5', [1, 2, 3, 4]],
  ['match=7,none,-1,0,8', [7, 8]],
  ['match=', []],
  ['', []],
])('%s shows %j', (text, ids) => {
  expect(read(text)).toEqual(ids);
});

test('an address says again what it was read from', () => {
  expect(viewAddress([902, 7])).toBe('/multi-view?match=902,7');
  expect(viewAddress([])).toBe('/multi-view');
  expect(read(viewAddress([4, 3, 2, 1]).split('?')[1] ?? '')).toEqual([4, 3, 2, 1]);
  expect(additionIn(new URLSearchParams(additionAddress(7).split('?')[1]))).toBe(7);
  expect(additionIn(new URLSearchParams('add=x'))).toBeNull();
});

test.each([
  ['a match is added at the end', withMatch([1, 2], 3), [1, 2, 3]],
  ['where there is no room the first goes', withMatch([1, 2, 3, 4], 5), [2, 3, 4, 5]],
  ['one that is there stays where it is', withMatch([1, 2, 3, 4], 2), [1, 2, 3, 4]],
  ['one is taken away', withoutMatch([1, 2, 3], 2), [1, 3]],
  ['one goes on by a place', movedMatch([1, 2, 3], 1, 1), [2, 1, 3]],
  ['and back', movedMatch([1, 2, 3], 3, -1), [1, 3, 2]],
  ['the first stays first', movedMatch([1, 2, 3], 1, -1), [1, 2, 3]],
  ['the last stays last', movedMatch([1, 2, 3], 3, 1), [1, 2, 3]],
  ['one that is not there changes nothing', movedMatch([1, 2], 9, 1), [1, 2]],
])('%s', (_rule, ids, expected) => {
  expect(ids).toEqual(expected);
});

test('while a match comes or goes the others keep their lines, and that of the new one waits for its own', () => {
  const before = [{ match_id: 7 }, { match_id: 8 }];
  expect(linesFor(7, before, true)).toEqual([{ match_id: 7 }]);
  expect(linesFor(9, before, true)).toBeUndefined();
  expect(linesFor(9, before, false)).toEqual([]);
  expect(linesFor(9, undefined, false)).toBeUndefined();
});
