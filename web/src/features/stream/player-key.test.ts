import { expect, test } from 'vitest';
import { playerKey, volumeAfter } from './player-key';

const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each([
  [' ', 'play'],
  ['k', 'play'],
  ['M', 'mute'],
  ['f', 'fullscreen'],
  ['i', 'pip'],
  ['c', 'captions'],
  ['ArrowUp', 'louder'],
  ['ArrowDown', 'quieter'],
  ['Tab', null],
  ['b', null],
])('%s in the player means %s', (key, meant) => {
  expect(playerKey(pressed(key), 'player')).toBe(meant);
});

test('a control keeps the keys by which it works', () => {
  expect(playerKey(pressed(' '), 'button')).toBeNull();
  expect(playerKey(pressed('m'), 'button')).toBe('mute');
  expect(playerKey(pressed('ArrowUp'), 'slider')).toBeNull();
  expect(playerKey(pressed(' '), 'slider')).toBe('play');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is the browser’s', (held) => {
  expect(playerKey(pressed('f', { [held]: true }), 'player')).toBeNull();
});

test('the volume stays between silence and full', () => {
  expect(volumeAfter(0.95, 'louder')).toBe(1);
  expect(volumeAfter(0.05, 'quieter')).toBe(0);
  expect(volumeAfter(0.3, 'quieter')).toBe(0.2);
});
