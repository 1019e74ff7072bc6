import { isReservedPath } from '@touchline/wire/reserved-paths';
import type { OwnPageEntry } from '@touchline/wire/page-config';

/**
 * The pages that an operator has added, as far as there is something to show at an address that is theirs to give: one
 * that is a page of ours stays ours, and of two at the same address the first counts (SPEC §2 "custom pages").
 */
export function ownPagesOf({ pages }: { pages: readonly OwnPageEntry[] }): OwnPageEntry[] {
  const taken = new Set<string>();
  return pages.filter(({ path, has_text: hasText, component }) => {
    if (isReservedPath(path) || taken.has(path)) return false;
    taken.add(path);
    return hasText || component !== null;
  });
}
