import { PATTERNS, SHAPES } from '@touchline/domain/crest';
import { expect, test } from 'vitest';
import { iconSprite } from './icon-sprite';

test('the sprite has a crest of every shape in every pattern', () => {
  const crests = [...iconSprite().svg.matchAll(/<symbol id="(crest-\d-\d)"/g)];
  expect(new Set(crests.map(([, name]) => name)).size).toBe(SHAPES * PATTERNS);
});
