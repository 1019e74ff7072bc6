import { expect, test } from 'vitest';
import { heightSaid } from './game';

test.each([
  ['a game is as high as it says', { event: 'game_height', height: 812 }, 812],
  ['parts of a pixel count whole', { event: 'game_height', height: 812.2 }, 813],
  ['no game is lower than what can be used', { event: 'game_height', height: 1 }, 320],
  ['no game is endless', { event: 'game_height', height: 1e9 }, 3000],
  ['a height that is no number counts as none', { event: 'game_height', height: '812' }, null],
  ['nor does one that never ends', { event: 'game_height', height: Infinity }, null],
  ['other messages say nothing', { event: 'viewport', height: 812 }, null],
  ['nor do texts', 'game_height', null],
  ['nor does nothing', null, null],
])('%s', (_rule, message, expected) => {
  expect(heightSaid(message)).toBe(expected);
});
