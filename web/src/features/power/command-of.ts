import type { Direction } from './next-box';

/** As much of a key as decides. */
export type PressedKey = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'defaultPrevented'
  | 'isComposing'
>;

/** Where the reader is when a key is pressed. */
export interface Whereabouts {
  /** The key is written into something, or belongs to what has the focus, such as a list. */
  isTaken: boolean;
  isWindowOpen: boolean;
  /** What has the focus: odds, nothing in particular, or another control. */
  focus: 'odds' | 'page' | 'control';
  /** Whether single keys do anything at all (WCAG 2.1.4). */
  areSingleKeysOn: boolean;
}

/** What a key does. */
export type KeyCommand =
  | { does: 'palette' }
  | { does: 'slip' }
  | { does: 'place' }
  | { does: 'help' }
  /** Goes to the odds next to those that have the focus. */
  | { does: 'move'; to: Direction }
  /** Goes to the first odds in sight. */
  | { does: 'enter_odds' }
  | { does: 'leave_odds' };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * What a key means here, or null where it is left alone. Up and down scroll the page until odds have the focus, so it is
 * the other two arrows that go there. `b` serves inside a window too: a phone's slip is one.
 */
export function commandOf(pressed: PressedKey, where: Whereabouts): KeyCommand | null {
  const { key, defaultPrevented, isComposing } = pressed;
  if (defaultPrevented || isComposing) return null;
  if (isPaletteKey(pressed)) return where.isWindowOpen ? null : { does: 'palette' };
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || where.isTaken) return null;
  if (key in ARROWS) return arrow(pressed, where);
  if (where.isWindowOpen) return key === 'b' ? single(pressed, where) : null;
  if (key === 'Escape' && where.focus === 'odds') return { does: 'leave_odds' };
  return single(pressed, where);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: PressedKey): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
}

function arrow({ key, shiftKey }: PressedKey, where: Whereabouts): KeyCommand | null {
  const to = ARROWS[key];
  if (to === undefined || shiftKey || where.isWindowOpen || !where.areSingleKeysOn) return null;
  if (where.focus === 'odds') return { does: 'move', to };
  const isAcross = to === 'left' || to === 'right';
  return where.focus === 'page' && isAcross ? { does: 'enter_odds' } : null;
}

/** A key that is held down is one press. */
function single({ key, repeat }: PressedKey, where: Whereabouts): KeyCommand | null {
  if (repeat || !where.areSingleKeysOn) return null;
  if (key === 's') return { does: 'slip' };
  if (key === 'b') return { does: 'place' };
  return key === '?' ? { does: 'help' } : null;
}
