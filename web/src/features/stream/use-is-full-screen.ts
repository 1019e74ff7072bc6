import { useSyncExternalStore } from 'react';

/** Whether an element of this page fills the screen. */
export function useIsFullScreen(): boolean {
  return useSyncExternalStore(listen, isFull, isFull);
}

function listen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function isFull(): boolean {
  return document.fullscreenElement !== null;
}
