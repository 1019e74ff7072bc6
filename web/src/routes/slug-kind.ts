import { idOfSlug, type SlugKind } from '@touchline/domain/slug';

const KINDS: readonly SlugKind[] = ['match', 'league', 'category'];

/** What the last part of an address names, by its suffix (DESIGN §4.2). */
export function readSlug(slug: string): { kind: SlugKind; id: number } | null {
  for (const kind of KINDS) {
    const id = idOfSlug(kind, slug);
    if (id !== null) return { kind, id };
  }
  return null;
}
