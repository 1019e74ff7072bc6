import type { MatchCard } from './match-card';

/** Who plays, by name. What is won outright has no two sides: it stands by its own name, against nobody. */
export function sidesOf({ competitors, name }: Pick<MatchCard, 'competitors' | 'name'>): {
  home: { name: string };
  away: { name: string };
} {
  return competitors ?? { home: { name: name ?? '' }, away: { name: '' } };
}
