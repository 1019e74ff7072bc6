import { readMessage } from '@touchline/wire/window/read-message';
import {
  spiFromFrame,
  type SpiFromFrame,
  type SpiMountOptions,
  type SpiToFrame,
} from '@touchline/wire/window/spi';
import { lookOf, watchLook } from './look';

/** Where the platform serves the form's own document. */
const FRAME_PATH = '/spi/frame';

/**
 * What the form needs, and nothing else: its script; its own origin, without which the platform takes it for a stranger
 * and sends it no session; a form that the Enter key sends; and windows, for payment pages and help, that are no
 * sandboxes themselves. It cannot take this page elsewhere: it asks, and this script looks at the address.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');

/**
 * Shows the deposit form inside `container`, in a frame of the platform at `origin` (SPEC §7). What is typed there is
 * out of reach for this page, and this page for the form: they speak by messages alone.
 */
export function mountIn(
  container: HTMLElement,
  options: SpiMountOptions,
  origin: string,
): { unmount: () => void } {
  const frame = frameOf(options, origin);
  const say = (message: SpiToFrame) => frame.contentWindow?.postMessage(message, origin);
  const origins = new Set([origin]);
  const hear = (event: MessageEvent<unknown>) => {
    const message = readMessage(spiFromFrame, event, { window: frame.contentWindow, origins });
    if (message?.type === 'spi.ready') say(configuration(options, container));
    else if (message) take(message, frame, options);
  };
  // Going back from the payment page may show this one as it was left, with the button still busy.
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) say({ type: 'spi.reset' });
  };
  const stopWatching = watchLook(() => say({ type: 'spi.look', look: lookOf(container) }));
  window.addEventListener('message', hear);
  window.addEventListener('pageshow', back);
  container.append(frame);
  return {
    unmount: () => {
      stopWatching();
      window.removeEventListener('message', hear);
      window.removeEventListener('pageshow', back);
      frame.remove();
    },
  };
}

/** The form keeps four pixels around it for its outlines of focus, which stand where the page has room for them. */
const STYLE =
  'display: block; inline-size: calc(100% + 8px); block-size: 0; margin: -4px; border: 0; background: transparent; visibility: hidden;';

/** It is seen once it has the page's colours and its own height. */
function frameOf({ messages, locale }: SpiMountOptions, origin: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = messages?.frame ?? 'Deposit';
  frame.lang = locale;
  frame.src = `${origin}${FRAME_PATH}`;
  frame.style.cssText = STYLE;
  return frame;
}

function configuration(options: SpiMountOptions, container: HTMLElement): SpiToFrame {
  const { backendOrigin, apiPrefix, currency, subunits, locale } = options;
  const { mode, amount, chips, helpUrl, messages = {} } = options;
  const config = { backendOrigin, apiPrefix, currency, subunits, locale };
  return {
    type: 'spi.configure',
    config: { ...config, mode, amount, chips, helpUrl },
    messages: { ...messages },
    look: lookOf(container),
    // From a frame we would take the page around us along, and the player would not come back to it.
    opens: mode === 'quick' || window.top !== window ? 'window' : 'top',
    returnUrl: options.returnUrl ?? thisPage(window.location.href),
  };
}

type Heard = Exclude<SpiFromFrame, { type: 'spi.ready' }>;

function take(message: Heard, frame: HTMLIFrameElement, options: SpiMountOptions): void {
  switch (message.type) {
    case 'spi.size':
      frame.style.blockSize = `${message.height}px`;
      frame.style.visibility = 'visible';
      return options.onReady?.();
    case 'spi.closed':
      return options.onClosed?.();
    case 'spi.notification':
      return options.onNotification(message.notification);
    case 'spi.begun':
      return options.onBegun?.(message.id);
    case 'spi.result':
      return options.onResult?.(message.result);
    case 'spi.leave':
      return options.onLeave?.();
    case 'spi.go':
      return goTo(message.address);
  }
}

/** Payment pages refuse to stand in a frame, so the whole window goes, where the frame around us lets it. */
function goTo(address: string): void {
  try {
    (window.top ?? window).location.href = address;
  } catch {
    window.location.href = address;
  }
}

/** The address of a page without the result of the deposit before this one. */
export function thisPage(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('deposit');
  return address.href;
}
