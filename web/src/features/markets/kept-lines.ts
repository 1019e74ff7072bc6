import type { Market } from '@touchline/wire/catalogue';
import { isDropped, keyOfLine } from './dropped-lines';

/**
 * The lines an opened match shows after a newer reply: those it showed keep their places, gone or not
 * (DESIGN §5: a state change never moves anything else), and new ones come after them. Lines that
 * are gone before the page opens are never shown.
 */
export function keptLines(shown: readonly Market[], now: readonly Market[]): readonly Market[] {
  const newest = new Map(now.map((line) => [keyOfLine(line), line]));
  const kept = shown.map((line) => newest.get(keyOfLine(line)) ?? line);
  const known = new Set(shown.map(keyOfLine));
  const added = now.filter((line) => !isDropped(line.status) && !known.has(keyOfLine(line)));
  return [...kept, ...added];
}
