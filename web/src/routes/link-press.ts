/** What of a press on a link decides who follows it. */
export interface Press {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** A link as it stands in the page. */
export interface PressedLink {
  /** Its whole address. */
  href: string;
  /** As it is written. */
  written: string;
  target: string;
  isDownload: boolean;
  /** The same page in another language. */
  isAlternate: boolean;
}

/** Where the page stands. */
export interface Standing {
  origin: string;
  /** The base name of the pages: base path and, where it shows, the locale. */
  base: string;
  /** The page around ours, where it is in a frame and that is known. */
  host: string | null;
  /** The origins of pages that stand in that frame: the sportsbook's and the platform's. */
  framed: readonly string[];
}

/** What becomes of a press: the browser's own way, a page of ours, or the host's page in a new tab. */
export type Way =
  | { type: 'browser' }
  | { type: 'page'; path: string }
  | { type: 'host'; to: string };

const BROWSER: Way = { type: 'browser' };

/** Buttons of a mouse. */
const PRIMARY = 0;
const MIDDLE = 1;

/**
 * SPEC §2 "Links and locale": pages of ours are followed here, without the base name; inside a frame ctrl- and meta-click,
 * and the middle button, open the page around it in a new tab, as ours alone would be out of its place. Everything else
 * is the browser's.
 */
export function wayOf(
  press: Press,
  link: PressedLink,
  { origin, base, host, framed }: Standing,
): Way {
  if (![PRIMARY, MIDDLE].includes(press.button) || press.altKey || press.shiftKey) return BROWSER;
  if (link.target !== '' || link.isDownload || link.isAlternate) return BROWSER;
  if (link.href === '' || link.written.startsWith('#')) return BROWSER;
  const path = pathInside(link.href, origin, base);
  if (press.button === MIDDLE || press.metaKey || press.ctrlKey) {
    const isOurs =
      path !== null || (URL.canParse(link.href) && framed.includes(new URL(link.href).origin));
    return isOurs && host !== null ? { type: 'host', to: host } : BROWSER;
  }
  return path === null ? BROWSER : { type: 'page', path };
}

/** The path of an address of ours without the base name, with query and hash; null for any other. */
export function pathInside(href: string, origin: string, base: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.origin !== origin) return null;
  const rest = base === '/' ? url.pathname : url.pathname.slice(base.length);
  const isInside = base === '/' || (url.pathname.startsWith(base) && /^(\/|$)/.test(rest));
  return isInside ? `${rest || '/'}${url.search}${url.hash}` : null;
}
