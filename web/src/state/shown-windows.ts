import { useEffect } from 'react';
import { createStore } from 'zustand';

type WindowName = 'search' | 'slip';

/**
 * Which windows stand on the page now. One that is asked for comes with its script, a moment later or not at all: until
 * then whoever is around the page is not told that it is open.
 */
export const shownWindows = createStore<Readonly<Record<WindowName, boolean>>>()(() => ({
  search: false,
  slip: false,
}));

/** Says that this window stands on the page, for as long as the component does. */
export function useShownWindow(name: WindowName): void {
  useEffect(() => {
    shownWindows.setState({ [name]: true });
    return () => shownWindows.setState({ [name]: false });
  }, [name]);
}
