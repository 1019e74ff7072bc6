import { useSyncExternalStore } from 'react';

/** The theme that the reader has chosen, as the document says; null while they follow their system. */
export function useChosenTheme(): 'night' | 'day' | null {
  return useSyncExternalStore(watch, chosen, () => null);
}

function chosen(): 'night' | 'day' | null {
  const { theme } = document.documentElement.dataset;
  return theme === 'night' || theme === 'day' ? theme : null;
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
