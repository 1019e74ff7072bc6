import { isReservedPath } from '@touchline/wire/reserved-paths';
import type { OwnPage, SiteConfig } from '@touchline/wire/site-config';

/**
 * The pages that an operator has added, as far as there is something to show at an address that is theirs to give: one
 * that is a page of ours stays ours, and of two at the same address the first counts (SPEC §2 "custom pages").
 */
export function ownPagesOf({ pages }: Pick<SiteConfig, 'pages'>): OwnPage[] {
  const taken = new Set<string>();
  return pages.filter(({ path, text, component }) => {
    if (isReservedPath(path) || taken.has(path)) return false;
    taken.add(path);
    return text !== null || component !== null;
  });
}
