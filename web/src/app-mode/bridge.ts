import {
  readFromApp,
  tellApp,
  type FromApp,
  type ToApp,
  type ToAppMessage,
} from '@touchline/wire/window/app';
import type { NativeWindow } from '../state/app-mode';
import { orReport } from '../ui/report';

/** Says something to the app; where it has no bridge, nothing is said. Never throws: what cannot be said is reported. */
export type TellApp = <Name extends ToApp['name']>(name: Name, message: ToAppMessage<Name>) => void;

/** What the app calls in the page: the only name that is put on the window for it. */
export const RECEIVER = 'touchlineReceive';

/** What the bridge needs of the window. */
export interface BridgeWindow extends NativeWindow {
  [RECEIVER]?: (data: unknown) => void;
}

/** Says things to the app around the page by whichever bridge is there. */
export function tellerOf(self: BridgeWindow): TellApp {
  return (name, message) => {
    const said = tellApp(name, message);
    orReport(() => self.webkit?.messageHandlers?.touchline?.postMessage(said));
    // Android hands over nothing but text.
    orReport(() => self.TouchlineApp?.postMessage(JSON.stringify(said)));
  };
}

/**
 * Hears the app around the page until it is stopped. Only native code can call the receiver, or scripts of our own page: no
 * other window reaches it, and what it is given is parsed all the same. A page in a frame has none: that is a host's.
 */
export function hearApp(self: BridgeWindow, hear: (said: FromApp) => void): () => void {
  self[RECEIVER] = (data) => {
    const said = readFromApp(data);
    if (said) hear(said);
  };
  return () => {
    delete self[RECEIVER];
  };
}

/** What opens outside of the page, and by whom: schemes that could run something are opened by nobody. */
const OUTSIDE = /^(https?|mailto|tel|sms):/i;

/** Whether a link leads out of the sportsbook and is for the app to open. `origins` are ours. */
export function isExternal(href: string, origins: ReadonlySet<string>): boolean {
  if (!OUTSIDE.test(href) || !URL.canParse(href)) return false;
  return !origins.has(new URL(href).origin);
}

/** Whether there is a page of ours to go back to, by what the router keeps in the history. */
export function canGoBack(historyState: unknown): boolean {
  const { idx } = (historyState ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}
