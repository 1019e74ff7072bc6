import type { PageReply } from './page-request';

/** The variants of pages that are kept, by where their readers are. */
const variants = new WeakMap<PageReply, Map<string, PageReply>>();

/**
 * A rendered page for readers in a country (two capitals), as its body says it (SPEC §2 "Shell"). Readers everywhere
 * share one rendering; those of one country get the same object, so that it is packed once for them.
 */
export function toldCountry(page: PageReply, country: string | null): PageReply {
  if (page.html === undefined || country === null || !/^[A-Z]{2}$/.test(country)) return page;
  const known = variants.get(page) ?? new Map<string, PageReply>();
  variants.set(page, known);
  const found = known.get(country);
  if (found) return found;
  const told = { ...page, html: page.html.replace('<body ', `<body data-country="${country}" `) };
  known.set(country, told);
  return told;
}

/** Where the server says that the reader is; undefined where it does not know, and on the server. */
export function countryHere(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.body.dataset['country'];
}
