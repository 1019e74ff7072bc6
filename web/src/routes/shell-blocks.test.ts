import { expect, test } from 'vitest';
import { rightBlocks, shownBlocks } from './shell-blocks';

const REGISTRY = { clock: 'Clock', search: null, theme: 'Theme' } as const;

test('blocks stand in the order of the site, without those that there is nothing for', () => {
  const shown = shownBlocks(['theme', 'search', 'clock'] as const, REGISTRY);
  expect(shown.map(({ entry }) => entry)).toEqual(['Theme', 'Clock']);
});

test('a block that the site leaves out does not show', () => {
  expect(shownBlocks(['clock'] as const, REGISTRY).map(({ key }) => key)).toEqual(['clock']);
});

test.each([
  ['as the site has it', ['slip', 'match_preview'], ['slip', 'match_preview']],
  ['last, where the site has not placed it', ['match_preview'], ['match_preview', 'slip']],
] as const)('the slip always stands at the end of the page: %s', (_rule, right, expected) => {
  expect(rightBlocks({ right: [...right] })).toEqual(expected);
});
