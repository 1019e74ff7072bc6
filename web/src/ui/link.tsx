import type { AnchorHTMLAttributes, Ref } from 'react';
import { useLinkBase } from './link-base';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without base and locale, which are put before it; or an address elsewhere, left as it is. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Every link inside the page (SPEC §2 "Links and locale"). It is a plain anchor: clicks are taken for
 * the whole document at once (see `useInAppLinks`), since a list has hundreds of them.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const base = useLinkBase();
  return (
    <a {...rest} href={hrefOf(base, to)}>
      {children}
    </a>
  );
}

/** Puts the base name of the pages before a path. `http…`, `sms:` and `mailto` are not touched. */
export function hrefOf(base: string, to: string): string {
  if (/^(http|sms:|mailto)/.test(to)) return to;
  if (base === '/') return to;
  return to === '/' ? base : `${base}${to}`;
}
