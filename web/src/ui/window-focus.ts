import { useState } from 'react';
import { matchesMedia } from './browser';

/**
 * What a window does with the focus when it closes: whoever opened it has it again. Windows open from anywhere, so that
 * Radix knows no trigger to give it back to.
 */
export function useFocusBack(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** The first field of a window, where typing needs no keyboard that covers half of the screen; null elsewhere. */
export function fieldToBegin(window: EventTarget | null): HTMLElement | null {
  if (!(window instanceof HTMLElement) || !matchesMedia('(pointer: fine)')) return null;
  return window.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"], [type="radio"], [type="checkbox"]), textarea):not(:disabled)',
  );
}
