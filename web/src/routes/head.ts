import { AFTER_PAINT } from './after-paint';
import { WORDY, type Part } from './lazy-parts';
import { fontsFor, type Alphabet } from './page-fonts';

/** The built files a page needs, as addresses. */
export interface PageAssets {
  /** They begin in this order. */
  scripts: readonly string[];
  /** Small ones that run as soon as they are there. */
  early?: readonly string[];
  /** The text of those of them that are written into the page: what fetches all other script cannot fail to come. */
  inline?: readonly string[];
  styles: readonly string[];
  /** The text of those styles that are written into the page, by their address. */
  sheets?: Readonly<Record<string, string>>;
  preload: readonly string[];
  /** Where the letters of each alphabet are. */
  fonts?: Readonly<Partial<Record<Alphabet, string>>>;
  /** The chunk with the words of each locale that has one. */
  locales?: Readonly<Record<string, string>>;
  /** The chunk with those that wordy parts say besides. */
  moreWords?: Readonly<Record<string, string>>;
  /** What pages load besides, by the part of the script that they are in. */
  parts?: Readonly<Partial<Record<Part, Pick<PageAssets, 'styles' | 'preload'>>>>;
}

const NOTHING = { styles: [], preload: [] };

/**
 * What the head loads of a page that shows `markup`: styles first, then fonts. What is seen is there without script, so
 * that script is only named: it is fetched when the page has been painted (`startAfterPaint`).
 */
export function headOf(assets: PageAssets, locale: string, part?: Part, markup = ''): string {
  const words = [
    assets.locales?.[locale],
    part && WORDY.has(part) ? assets.moreWords?.[locale] : undefined,
  ].filter((each) => each !== undefined);
  const more = (part && assets.parts?.[part]) ?? NOTHING;
  const modules = [...assets.preload, ...more.preload, ...words];
  return [
    ...(assets.inline ?? []).map((text) => `<script type="module" async>${text}</script>`),
    ...(assets.early ?? []).map(
      (src) => `<script type="module" async fetchpriority="high" src="${src}"></script>`,
    ),
    ...[...assets.styles, ...more.styles].map((href) => styleOf(href, assets.sheets?.[href])),
    ...fontsFor(assets.fonts ?? {}, markup),
    ...modules.map((href) => `<link rel="${AFTER_PAINT}" href="${href}">`),
    ...assets.scripts.map((src) => `<link rel="${AFTER_PAINT}" as="script" href="${src}">`),
  ].join('');
}

/**
 * A sheet as a file, or written into the page, so that nothing waits for it. The file is named all the same, as one that
 * no screen waits for: parts of the script that need it look for its link, and would fetch it before they run.
 */
function styleOf(href: string, text: string | undefined): string {
  if (text === undefined) return `<link rel="stylesheet" href="${href}">`;
  return `<style>${text}</style><link rel="stylesheet" media="print" href="${href}">`;
}
