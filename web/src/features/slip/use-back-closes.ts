import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';

/** What stands in the state of the entry that a window has put into the history of the tab. */
const MARK = 'windowOpen';

/**
 * Going back closes the window instead of leaving the page, as on a phone it is expected to. The window has an entry of
 * its own in the history while it is open, at the same address; the router is not told of it. The entry goes with the
 * window, unless the window closes because another page is being opened.
 */
export function useBackCloses(close: () => void): void {
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isMarked()) window.history.pushState({ ...entry(), [MARK]: true }, '');
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      closeNow();
    };
    window.addEventListener('popstate', back, { capture: true });
    return () => {
      window.removeEventListener('popstate', back, { capture: true });
      if (isMarked() && !isLeaving.current) goBackUnseen();
    };
  }, []);
}

/** Goes back over the entry of the window: the page stays the same, so the router has nothing to do. */
function goBackUnseen(): void {
  const unseen = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', unseen, { capture: true, once: true });
  window.history.back();
}

function entry(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

function isMarked(): boolean {
  return entry()[MARK] === true;
}
