import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type RoomState, unseenCount } from './room-state';

/** So close to its end, in CSS pixels, a log is read at its end. */
const NEAR = 48;

/**
 * Where the reader of a log is: at its end they follow what comes; above it nothing moves, and what came is counted.
 * Messages that are put in above keep the reader's place.
 */
export function useEnd(state: RoomState, onEnd: () => void) {
  const log = useRef<HTMLDivElement>(null);
  const last = state.messages.at(-1)?.id ?? null;
  const first = state.messages[0]?.id ?? null;
  const [isAtEnd, setAtEnd] = useState(true);
  const [lastSeen, setLastSeen] = useState<number | null>(null);
  const before = useRef({
    first: null as number | null,
    last: null as number | null,
    height: 0,
    sent: 0,
  });
  if (isAtEnd && last !== lastSeen) setLastSeen(last);
  const sent = state.pending.length;
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const was = before.current;
    const isPutAbove = was.first !== null && first !== null && first < was.first;
    // Who says something wants to see it.
    const isNew = sent > was.sent || (isAtEnd && last !== was.last);
    if (isNew) element.scrollTo({ top: element.scrollHeight });
    else if (isPutAbove) element.scrollBy({ top: element.scrollHeight - was.height });
    before.current = { first, last, height: element.scrollHeight, sent };
  }, [first, last, sent, isAtEnd]);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () =>
      setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);
  const atEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isAtEnd && last !== null) atEnd();
  }, [isAtEnd, last]);
  const toEnd = () => {
    setAtEnd(true);
    log.current?.scrollTo({ top: log.current.scrollHeight });
  };
  return { log, unseen: isAtEnd ? 0 : unseenCount(state, lastSeen), toEnd };
}
