import { describe, expect, test } from 'vitest';
import { leavesOf, merged, overlaid, valueAt, without } from './document';

describe('a change is merged as RFC 7396 says', () => {
  test.each([
    ['a value is set', {}, { a: { b: 1 } }, { a: { b: 1 } }],
    ['others stay', { a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
    ['null takes it away', { a: { b: 1, c: 2 } }, { a: { b: null } }, { a: { c: 2 } }],
    ['with the last, what held it goes', { a: { b: 1 } }, { a: { b: null } }, {}],
    ['what was not set may be taken away', {}, { a: { b: null } }, {}],
    ['a list is one value', { a: [1, 2] }, { a: [null] }, { a: [null] }],
    ['an object takes the place of a value', { a: 1 }, { a: { b: 2 } }, { a: { b: 2 } }],
  ])('%s', (_rule, document, patch, after) => {
    expect(merged(document, patch)).toEqual(after);
  });
});

describe('what operators set goes before what the environment says', () => {
  test.each([
    ['single values', { a: { b: 1, c: 2 } }, { a: { b: 9 } }, { a: { b: 9, c: 2 } }],
    ['a list as a whole', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    ['where there was none', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['names of their own', { a: {} }, { a: { de: { x: 'y' } } }, { a: { de: { x: 'y' } } }],
    ['nothing', { a: { b: 1 } }, {}, { a: { b: 1 } }],
  ])('%s', (_rule, environment, document, now) => {
    expect(overlaid(environment as object, document)).toEqual(now);
  });
});

test('single values are told by where they stand', () => {
  const leaves = leavesOf({ a: { b: 1, c: { d: [2], e: {} } }, f: null });
  expect(leaves.map(([place, value]) => [place.join('.'), value])).toEqual([
    ['a.b', 1],
    ['a.c.d', [2]],
    ['a.c.e', {}],
    ['f', null],
  ]);
});

test('a value is found where it stands, and no member of every object is', () => {
  expect(valueAt({ a: { b: 1 } }, ['a', 'b'])).toBe(1);
  expect(valueAt({ a: { b: 1 } }, ['a', 'b', 'c'])).toBeUndefined();
  expect(valueAt({ a: {} }, ['a', 'constructor'])).toBeUndefined();
});

describe('what will not do is taken out, and all else stays', () => {
  test.each([
    ['a value', ['a', 'b'], { a: { c: 2 }, d: 3 }],
    ['a place in a list: the list', ['d', '0'], { a: { b: 1, c: 2 } }],
    ['a value that comes from elsewhere: what it stands in', ['a', 'x'], { d: 3 }],
    ['everything of a section', ['a'], { d: 3 }],
    ['a section that is not there', ['z', 'b'], { a: { b: 1, c: 2 }, d: 3 }],
  ])('%s', (_rule, place, after) => {
    expect(without({ a: { b: 1, c: 2 }, d: 3 }, place)).toEqual(after);
  });
});
