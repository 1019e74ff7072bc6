import type { EmbedOptions } from '@touchline/wire/window/embed-script';

/** What the sportsbook needs and a frame is not given by itself: video, copying a share code, passkeys. */
const ALLOWED = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-get',
  'web-share',
];

/** The address that the frame begins with. Throws for an origin or a path that could lead elsewhere. */
export function addressOf({ origin, basePath = '/', path = '/', locale }: EmbedOptions): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const whole = ['', basePath, locale ?? '', pathname, ''].join('/').replace(/[\\/]+/g, '/');
  const plain = whole.length > 1 ? whole.slice(0, -1) : whole;
  const address = new URL(plain + rest, origin);
  if (address.origin !== new URL(origin).origin)
    throw new Error(`${path} leads away from ${origin}`);
  return address.href;
}

/** A frame for the sportsbook, not yet in the page. */
export function frameFor(options: EmbedOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = options.title ?? 'Sportsbook';
  frame.allow = ALLOWED.join('; ');
  // The page opens this very one again, in a new tab (SPEC §2), and so has to know more of it than its origin.
  frame.referrerPolicy = 'no-referrer-when-downgrade';
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    // Until the page has said how high it is, it has the window.
    blockSize: options.sizing === 'fill' ? '100%' : '100vh',
    border: '0',
    colorScheme: 'normal',
  });
  frame.src = addressOf(options);
  return frame;
}
