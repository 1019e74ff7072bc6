import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedWordIn, listFor } from './word-filter';

const LIST = ['bad', 'go home', 'ass', 'wick*', 'سيئ', 'Süß'];

describe('a listed word is found however it is written', () => {
  test.each([
    ['alone', 'bad', 'bad'],
    ['within a sentence', 'what a BAD ref!', 'bad'],
    ['with accents', 'bäd', 'bad'],
    ['drawn out', 'so baaaaad', 'bad'],
    ['with digits for letters', 'b4d', 'bad'],
    ['spelt out', 'b a d', 'bad'],
    ['spelt out with stops', 'b.a.d', 'bad'],
    ['spelt out behind another letter', 'a b a d', 'bad'],
    ['in letters of full width', 'ｂａｄ', 'bad'],
    ['as a phrase', 'just GO   home now', 'go home'],
    ['by its beginning', 'wicked', 'wick*'],
    ['with letters that are doubled', 'asss', 'ass'],
    ['in Arabic with its vowels', 'لاعب سَيِّئ', 'سيئ'],
    ['with a sharp s', 'suess or SÜSS', 'Süß'],
  ])('%s', (_how, text, word) => {
    expect(listedWordIn(text, LIST)).toBe(word);
  });
});

describe('other words are left alone', () => {
  test.each([
    ['one that holds a listed one', 'badminton in Homburg'],
    ['one with fewer letters', 'as good as it gets'],
    ['a phrase that is broken', 'go straight home'],
    ['a number', '4 0 1 2 000'],
    ['nothing but faces', '😀🔥'],
  ])('%s', (_what, text) => {
    expect(listedWordIn(text, LIST)).toBeNull();
  });
});

test('an empty entry matches nothing', () => {
  expect(listedWordIn('anything at all', ['', ' ', '*', '!'])).toBeNull();
});

test('whatever stands around it, a listed word between blanks is found', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(listedWordIn(`${before} xx bad xx ${after}`, LIST)).not.toBeNull();
    }),
  );
});

test('a locale has its own words, those of its language and those for all', () => {
  const lists = { '*': ['a'], en: ['b'], 'en-AU': ['c'], de: ['d'] };
  expect(listFor(lists, 'en-AU')).toEqual(['a', 'b', 'c']);
  expect(listFor(lists, 'de')).toEqual(['a', 'd']);
  expect(listFor(lists, 'constructor')).toEqual(['a']);
});
