import type { Market } from '@touchline/wire/catalogue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveStore } from '../../live/live-context';
import { slipStore } from '../../state/slip';
import { openSelections } from '@touchline/domain/slip/slip';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import { droppedLines, keyOfLine, leaving } from './dropped-lines';

/** How long a dropped line still stands there without odds, in ms: nothing moves under a finger that is on its way. */
const LEAVE_MS = 3000;

/** The lines that have no place on the page any more, by key: those that the book has dropped leave it after a moment. */
export function useLeftLines(lines: readonly Market[]): ReadonlySet<string> {
  const dropped = useDropped(lines);
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE);
  useEffect(() => {
    const keys = dropped === '' ? [] : dropped.split(SEPARATOR);
    const timer = setTimeout(() => setLeft(leaving(keys, pickedLines())), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [dropped]);
  return left;
}

const NONE: ReadonlySet<string> = new Set();
const SEPARATOR = '\n';

/** The dropped lines as one text, so that nothing renders while it stays the same. */
function useDropped(lines: readonly Market[]): string {
  const store = useLiveStore();
  const read = () => droppedLines(lines, store.get().lines).join(SEPARATOR);
  return useSyncExternalStore(
    (listener) => {
      const ends = lines.map((line) => store.subscribe(`line:${keyOfLine(line)}`, listener));
      return () => ends.forEach((end) => end());
    },
    read,
    read,
  );
}

function pickedLines(): ReadonlySet<string> {
  return new Set(openSelections(slipStore.getState()).map((each) => lineKey(each)));
}
