/** What the server writes before the worker: where the pages begin, and which build this is. */
export interface Built {
  /** `/`, or a path that ends with a slash. */
  base: string;
  version: string;
}

/** What a page asks the worker to keep. */
export interface ToKeep {
  /** The page that shows without a connection, in the reader's language. */
  page: string;
  /** The built files it takes. */
  files: string[];
}

/** What is done about a request: the network's alone, a built file, or a page that has to show something in any case. */
export type Handling = 'network' | 'file' | 'page';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

/**
 * Which requests the worker answers. Built files never change under their names. Of pages nothing is kept, as they are
 * somebody's; neither are calls, of anybody.
 */
export function handlingOf(
  { url, method, mode }: Asked,
  { base }: Built,
  origin: string,
): Handling {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || !pathname.startsWith(base)) return 'network';
  if (pathname.startsWith(`${base}assets/`)) return 'file';
  return mode === 'navigate' ? 'page' : 'network';
}

/** A page's wish, parsed; null for what is none, or would keep what is not ours to keep. */
export function readWish(data: unknown, { base }: Built, origin: string): ToKeep | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, page, files } = data as Record<string, unknown>;
  if (type !== 'keep' || typeof page !== 'string' || !Array.isArray(files)) return null;
  if (!isOffline(page, base) || files.length > MOST_FILES) return null;
  const isBuilt = (each: unknown): each is string =>
    typeof each === 'string' &&
    URL.canParse(each) &&
    handlingOf({ url: each, method: 'GET', mode: 'cors' }, { base, version: '' }, origin) ===
      'file';
  return { page, files: files.filter(isBuilt) };
}

/** The built files that a page names: the page may be the first that takes them. */
export function builtFilesIn(html: string, { base }: Built, origin: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  const ours = named.filter((address) => address.startsWith(`${base}assets/`));
  return [...new Set(ours)].map((address) => origin + address);
}

const MOST_FILES = 300;

/** Whether a path is the page for want of a connection: below the base, in a language or none. */
export function isOffline(path: string, base: string): boolean {
  return path.startsWith(base) && /^([A-Za-z-]{2,10}\/)?offline$/.test(path.slice(base.length));
}

/** Where a reader is sent who asked for a page and has no connection; back to it leads the parameter. */
export function offlineAddress(page: string, askedFor: string): string {
  const { pathname, search } = new URL(askedFor);
  return `${page}?${new URLSearchParams({ from: pathname + search }).toString()}`;
}
