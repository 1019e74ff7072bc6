import { expect, test } from 'vitest';
import { CREST_PATTERNS, crestOf } from './crest';

test('a team has one crest, today and tomorrow', () => {
  expect(crestOf('Arsenal')).toEqual(crestOf('Arsenal'));
  expect(crestOf('Arsenal')).toEqual({ first: '#117a3d', second: '#e9b44c', pattern: 3 });
});

test('crests differ: a hundred teams use every pattern', () => {
  const all = Array.from({ length: 100 }, (_each, at) => crestOf(`Team ${at}`));
  expect(new Set(all.map(({ pattern }) => pattern)).size).toBe(CREST_PATTERNS.length);
  expect(new Set(all.map((crest) => JSON.stringify(crest))).size).toBeGreaterThan(60);
});

test.each(['', '🏆', 'الهلال', 'x'.repeat(10_000)])('%j has a crest too', (name) => {
  expect(crestOf(name).first).toMatch(/^#[0-9a-f]{6}$/);
  expect(CREST_PATTERNS[crestOf(name).pattern]).toBeDefined();
});
