import type { Match } from '@touchline/wire/catalogue';

/** The page of a match. */
export function matchPath({ slug, tournament }: Pick<Match, 'slug' | 'tournament'>): string {
  return `/${tournament.sport.key}/${slug}`;
}

/** The page of a league. */
export function leaguePath(league: { slug: string; sport: { key: string } }): string {
  return `/${league.sport.key}/${league.slug}`;
}
