import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type RoomState, unseenCount } from './room-state';

/** So close to its end, in CSS pixels, a log is read at its end. */
const NEAR = 48;
/** So close it is at its end to the pixel, however a screen is scaled. */
const EXACTLY = 2;

/**
 * Where the reader of a log is: at its end they follow what comes; above it nothing moves, and what came is counted.
 * Rows are measured as they come into sight, and the log grows and shrinks by itself: until the reader goes up, the newest
 * is held in sight through that.
 */
export function useEnd(state: RoomState, onEnd: () => void) {
  const log = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const last = state.messages.at(-1)?.id ?? null;
  const sent = state.pending.length;
  const before = useRef({ last: null as number | null, sent: 0 });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { last, sent };
    // Who says something wants to see it.
    if (sent <= was.sent && !(isAtEnd && last !== was.last)) return;
    isHeld.current = true;
    scrollToEnd(log.current);
  }, [last, sent, isAtEnd]);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let top = 0;
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      const hasGoneUp = element.scrollTop < top && left >= EXACTLY;
      top = element.scrollTop;
      if (hasGoneUp) isHeld.current = false;
      else if (left < EXACTLY) isHeld.current = true;
      if (left < NEAR) setAtEnd(true);
      else if (hasGoneUp) setAtEnd(false);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);
  const atEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isAtEnd && last !== null) atEnd();
  }, [isAtEnd, last]);
  const toEnd = () => {
    isHeld.current = true;
    setAtEnd(true);
    scrollToEnd(log.current);
  };
  /** Something in the log has another height than it was taken for. */
  const onResize = () => {
    if (isHeld.current) scrollToEnd(log.current);
  };
  return { log, unseen: isAtEnd ? 0 : unseenCount(state), toEnd, onResize };
}

function scrollToEnd(element: HTMLElement | null): void {
  element?.scrollTo({ top: element.scrollHeight });
}
