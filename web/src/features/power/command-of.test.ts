import { expect, test } from 'vitest';
import { commandOf, type PressedKey, type Whereabouts } from './command-of';

const PAGE: Whereabouts = {
  isTaken: false,
  isWindowOpen: false,
  focus: 'page',
  areSingleKeysOn: true,
};
const ODDS: Whereabouts = { ...PAGE, focus: 'odds' };
const OFF: Whereabouts = { ...PAGE, areSingleKeysOn: false };
const WINDOW: Whereabouts = { ...PAGE, isWindowOpen: true };
const TYPING: Whereabouts = { ...PAGE, isTaken: true };

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  isComposing: false,
  ...more,
});

test.each<[string, PressedKey, Whereabouts, object | null]>([
  ['s goes to the slip', press('s'), PAGE, { does: 'slip' }],
  ['b places', press('b'), ODDS, { does: 'place' }],
  [
    '? lists the keys, whatever has to be held for it',
    press('?', { shiftKey: true }),
    PAGE,
    { does: 'help' },
  ],
  ['arrows go from odds to odds', press('ArrowDown'), ODDS, { does: 'move', to: 'down' }],
  ['left and right go to the odds', press('ArrowRight'), PAGE, { does: 'enter_odds' }],
  ['down scrolls the page until then', press('ArrowDown'), PAGE, null],
  [
    'arrows of another control are its own',
    press('ArrowLeft'),
    { ...PAGE, focus: 'control' },
    null,
  ],
  ['Escape leaves the odds', press('Escape'), ODDS, { does: 'leave_odds' }],
  ['Escape elsewhere is left alone', press('Escape'), PAGE, null],
  ['a key that is held down is one press', press('b', { repeat: true }), PAGE, null],
  ['while somebody types, letters are letters', press('s'), TYPING, null],
  ["the browser's own shortcuts stay its own", press('s', { ctrlKey: true }), PAGE, null],
  ['so do those of the system', press('b', { altKey: true }), PAGE, null],
  ['under a window nothing moves', press('ArrowDown'), { ...ODDS, isWindowOpen: true }, null],
  ['under a window no letter counts', press('s'), WINDOW, null],
  ['but a slip in a window is placed', press('b'), WINDOW, { does: 'place' }],
  ['switched off, single keys do nothing', press('s'), OFF, null],
  ['nor do arrows', press('ArrowDown'), { ...OFF, focus: 'odds' }, null],
  ['nor is anything placed', press('b'), { ...OFF, isWindowOpen: true }, null],
  ['the palette has a key to hold', press('k', { ctrlKey: true }), PAGE, { does: 'palette' }],
  ['or that of a Mac', press('k', { metaKey: true }), PAGE, { does: 'palette' }],
  ['also while somebody types', press('k', { ctrlKey: true }), TYPING, { does: 'palette' }],
  ['and with single keys switched off', press('k', { ctrlKey: true }), OFF, { does: 'palette' }],
  ['it does not open over a window', press('k', { ctrlKey: true }), WINDOW, null],
  ['k alone is nothing', press('k'), PAGE, null],
  ['what somebody took already is left alone', press('s', { defaultPrevented: true }), PAGE, null],
  ['a letter that is being composed is none yet', press('s', { isComposing: true }), PAGE, null],
])('%s', (_rule, key, where, expected) => {
  expect(commandOf(key, where)).toEqual(expected);
});
