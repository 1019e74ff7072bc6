import { expect, test } from 'vitest';
import { canonicalSpecifier, specifierParts } from './specifier';

test.each([
  ['', ''],
  ['total=2.50', 'total=2.5'],
  ['total=2.0', 'total=2'],
  ['total=02', 'total=2'],
  ['hcp=-0.75', 'hcp=-0.75'],
  ['hcp=-0.0', 'hcp=0'],
  ['hcp=+1', 'hcp=1'],
  ['hcp=0:1', 'hcp=0:1'],
  ['to=10|from=1', 'from=1|to=10'],
  ['player=sr:player:1', 'player=sr:player:1'],
  ['variant=sr:exact_goals:6+', 'variant=sr:exact_goals:6+'],
])('%j names the line %j', (given, canonical) => {
  expect(canonicalSpecifier(given)).toBe(canonical);
  expect(canonicalSpecifier(canonical)).toBe(canonical);
});

test('the parts of a specifier are found by name', () => {
  expect([...specifierParts('from=1|variant=a=b')]).toEqual([
    ['from', '1'],
    ['variant', 'a=b'],
  ]);
  expect(specifierParts('').size).toBe(0);
});
