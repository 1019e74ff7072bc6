/** What a key does to the player that has the focus. */
export type PlayerKey = 'play' | 'mute' | 'fullscreen' | 'pip' | 'captions' | 'louder' | 'quieter';

const KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': 'play',
  k: 'play',
  m: 'mute',
  f: 'fullscreen',
  i: 'pip',
  c: 'captions',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * What a key that was pressed inside the player means; null for all that it leaves alone. A control keeps the keys by
 * which it works itself: a button is pressed by the space bar, and a slider is moved by the arrows.
 */
export function playerKey(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  on: 'player' | 'button' | 'slider',
): PlayerKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const meant = KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  if (on === 'button' && key === ' ') return null;
  if (on === 'slider' && (meant === 'louder' || meant === 'quieter')) return null;
  return meant;
}

/** A step of the volume. */
const STEP = 0.1;

/** How loud it is after a step, from 0 to 1. */
export function volumeAfter(volume: number, key: 'louder' | 'quieter'): number {
  const next = volume + (key === 'louder' ? STEP : -STEP);
  return Math.min(1, Math.max(0, Math.round(next * 100) / 100));
}
