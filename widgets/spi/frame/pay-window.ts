import type { Seen } from './watch-deposit';

/** Where payment pages send the player back to, out of a window of their own. */
export const RETURN_PATH = '/spi/return';

/** A window in which a payment is made. */
export interface PayWindow {
  goTo: (address: string) => void;
  /** Brings it to the front. */
  show: () => void;
  close: () => void;
  look: () => Seen['window'];
}

/** Opens one; null where the browser lets us open none. Only a press by the player may ask for it. */
export function openPayWindow(sentence: string): PayWindow | null {
  const opened = window.open('', '_blank', 'popup,width=480,height=760');
  if (!opened) return null;
  // The page that comes there must not be able to send this frame elsewhere.
  opened.opener = null;
  opened.document.title = sentence;
  opened.document.body.textContent = sentence;
  return {
    goTo: (address) => opened.location.replace(address),
    show: () => opened.focus(),
    close: () => opened.close(),
    look: () => (opened.closed ? 'closed' : isBack(opened) ? 'returned' : 'open'),
  };
}

/** Another origin's page does not tell its address. */
function isBack(opened: Window): boolean {
  try {
    return opened.location.pathname === RETURN_PATH;
  } catch {
    return false;
  }
}
