import type { MatchCard } from '@touchline/wire/match-card';

/** The page of a match. */
export function matchPath({ slug, tournament }: Pick<MatchCard, 'slug' | 'tournament'>): string {
  return `/${tournament.sport.key}/${slug}`;
}

/** The end of a match's address that opens its bet builder (SPEC §2 "bet-builder hash marker"). */
export const BUILDER_MARK = '#bet-builder';

/** The page of a league. */
export function leaguePath(league: { slug: string; sport: { key: string } }): string {
  return `/${league.sport.key}/${league.slug}`;
}

/** The page of the country or the tour of a league. */
export function categoryPath({
  sport,
  category,
}: {
  sport: { key: string };
  category: { slug: string };
}): string {
  return `/${sport.key}/${category.slug}`;
}
