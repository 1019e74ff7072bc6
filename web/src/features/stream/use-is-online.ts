import { useSyncExternalStore } from 'react';

/** Whether this browser has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, isOnline, isOnline);
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
