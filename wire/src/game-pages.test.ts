import { GAME_APPS } from '@touchline/domain/games/game-rules';
import { expect, test } from 'vitest';
import { GAME_PAGES, GAME_SETTINGS, isGameOn } from './game-pages';
import { isReservedPath } from './reserved-paths';

const site_name = 'Bets';

test('each game has one page, and each setting one game', () => {
  expect(GAME_PAGES.map(({ app }) => app).toSorted()).toEqual([...GAME_APPS].toSorted());
  expect(GAME_PAGES.map(({ setting }) => setting).toSorted()).toEqual(
    [...GAME_SETTINGS].toSorted(),
  );
  expect(GAME_PAGES.every(({ path }) => isReservedPath(path))).toBe(true);
});

test.each([
  ['a game that nobody has switched is on', {}, true],
  ['others that are off say nothing of it', { additional_providers: { lotto: false } }, true],
  ['a game is on where it is switched on', { additional_providers: { horse_racing: true } }, true],
  [
    'a game is off where it is switched off',
    { additional_providers: { horse_racing: false } },
    false,
  ],
])('%s', (_rule, settings, expected) => {
  expect(isGameOn({ site_name, ...settings }, { setting: 'horse_racing' })).toBe(expected);
});
