import { type PointerEvent, type RefObject, useRef } from 'react';
import { closesAt } from './drag-end';

/**
 * What a grip needs so that a sheet follows the finger down, and closes where it is let go far enough or fast enough.
 * `inside` is anything in the sheet; the sheet is the dialog around it.
 */
export function useDragToClose(inside: RefObject<HTMLElement | null>, close: () => void) {
  const from = useRef<{ y: number; at: number } | null>(null);
  const sheet = () => inside.current?.closest<HTMLElement>('[role=dialog]') ?? null;
  const move = (y: number) => sheet()?.style.setProperty('translate', `0 ${y}px`);
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    const begun = from.current;
    from.current = null;
    if (!begun) return;
    const isClosed = closesAt(clientY - begun.y, timeStamp - begun.at);
    if (isClosed) close();
    else move(0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current) move(Math.max(0, clientY - from.current.y));
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = null;
      move(0);
    },
  };
}
