import { useEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls sideways: the current one, which `key` names, is scrolled into sight. Empty is none. */
export function useCurrentInView(key: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (key === '') return;
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2 - row.current.offsetLeft;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2 });
  }, [key]);
  return row;
}
