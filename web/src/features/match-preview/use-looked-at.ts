import { useEffect } from 'react';
import { previewMatch } from '../../state/match-preview';
import { matchIn } from './suggested-match';

/** How long a pointer rests on a match before it counts as a look, in ms: crossing a list is none. */
const REST_MS = 350;

/** Notes which match of the page the reader looks at: by resting on its link, or by reaching it with the keyboard. */
export function useLookedAt(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: number | null = null;
    const look = ({ target }: Event) => {
      const id = matchOf(target);
      if (id === resting) return;
      resting = id;
      clearTimeout(timer);
      if (id !== null) timer = setTimeout(() => previewMatch(id), REST_MS);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') look(event);
    };
    document.addEventListener('pointerover', point, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', look);
    };
  }, []);
}

/** The match whose link in the page's own part is under the pointer or has the focus. */
function matchOf(target: EventTarget | null): number | null {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  return link instanceof HTMLAnchorElement ? matchIn(link.pathname) : null;
}
