import { micromark } from 'micromark';
import { hrefOf } from './link';

interface Place {
  /** The base name of the pages, put before own paths. */
  base: string;
  /** The level of the heading that the text stands under: its own begin one below. */
  under: 1 | 2;
}

/**
 * Renders Markdown that an operator wrote. Of HTML nothing gets through but its letters; links lead to own paths, to
 * http, https, sms and mailto (SPEC §2 "Links and locale"), pictures come from own paths and https, and whatever else was named is left as its text.
 */
export function markdownHtml(text: string, { base, under }: Place): string {
  let isLinked = true;
  // Text and attributes are escaped already, so what still looks like an element was made by micromark. It would drop
  // `sms:` as it drops scripts; which addresses are left is decided below.
  return micromark(text, { allowDangerousProtocol: true }).replace(
    ELEMENT,
    (tag, slash: string, name: string, rest: string) => {
      if (name === 'img') return pictureOf(rest);
      // There is no syntax highlighting, so the language class is dropped.
      if (name === 'code') return `<${slash}code>`;
      if (name !== 'a') return `<${slash}h${Math.min(6, Number(name.slice(1)) + under)}>`;
      // A link never holds another: the end that comes belongs to the one that came last.
      if (slash === '/') return isLinked ? tag : '';
      const link = linkOf(rest, base);
      isLinked = link !== null;
      return link ?? '';
    },
  );
}

const ELEMENT = /<(\/?)(h[1-6]|a|img|code)\b([^>]*)>/g;

function linkOf(attributes: string, base: string): string | null {
  const href = attributeOf('href', attributes);
  if (isOwnPath(href)) return `<a href="${encoded(hrefOf(base, decoded(href)))}">`;
  return /^(https?:\/\/|sms:|mailto:)/i.test(href) ? `<a href="${href}" rel="noopener">` : null;
}

function pictureOf(attributes: string): string {
  const source = attributeOf('src', attributes);
  const alt = attributeOf('alt', attributes);
  const isShown = isOwnPath(source) || /^https:\/\//i.test(source);
  return isShown ? `<img src="${source}" alt="${alt}" loading="lazy">` : alt;
}

/** Two slashes, of either kind, would name another host. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\]|%5c)/i.test(address);
}

/** As it stands in the text: encoded. */
function attributeOf(name: string, attributes: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** Of what HTML has to write otherwise, micromark leaves no more than this in an address. */
function decoded(address: string): string {
  return address.replaceAll('&amp;', '&');
}

function encoded(address: string): string {
  return address.replaceAll('&', '&amp;');
}
