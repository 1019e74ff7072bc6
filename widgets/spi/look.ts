import { SPI_LOOK, type SpiLook } from '@touchline/wire/window/spi';

const DARK = '(prefers-color-scheme: dark)';

/** The colours and sizes that hold at an element of the page, and which of its two schemes is shown. */
export function lookOf(element: Element): SpiLook {
  const style = getComputedStyle(element);
  const named = SPI_LOOK.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return {
    scheme: schemeOf(style.colorScheme, window.matchMedia(DARK).matches),
    properties: Object.fromEntries(named.filter(([, value]) => value !== '')),
  };
}

/** What `color-scheme` comes to: a page that has both follows the system, one that says nothing is light. */
export function schemeOf(said: string, isSystemDark: boolean): SpiLook['scheme'] {
  const words = said.split(/\s+/);
  if (!words.includes('dark')) return 'light';
  return words.includes('light') && !isSystemDark ? 'light' : 'dark';
}

/** Calls back whenever the page may have taken on another look. Returns how to stop. */
export function watchLook(changed: () => void): () => void {
  const dark = window.matchMedia(DARK);
  const watcher = new MutationObserver(changed);
  for (const each of [document.documentElement, document.body]) {
    watcher.observe(each, { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] });
  }
  dark.addEventListener('change', changed);
  return () => {
    watcher.disconnect();
    dark.removeEventListener('change', changed);
  };
}
