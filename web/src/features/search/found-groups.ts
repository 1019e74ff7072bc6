import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match, Tournament } from '@touchline/wire/catalogue';
import { markedPieces } from './marked';

type Category = Tournament['category'] & { sport: Tournament['sport'] };

/** What was found, by what it is; in each group the best first. */
export interface FoundGroups {
  live: readonly Match[];
  upcoming: readonly Match[];
  leagues: readonly Tournament[];
  /** Countries and other categories that are named so, each sport's by itself. */
  categories: readonly Category[];
  /** Whether a league itself was looked for, rather than who plays: leagues stand first then. */
  isLeagueMeant: boolean;
}

/**
 * Groups what `/search` answers (SPEC §7). The call finds leagues by their country too: a country whose own name is
 * what was looked for is offered as a whole.
 */
export function foundGroups(
  reply: { matches: readonly Match[]; tournaments: readonly Tournament[] },
  query: string,
): FoundGroups {
  const isLive = ({ status }: Match) =>
    status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  const categories = new Map<string, Category>();
  for (const { category, sport } of reply.tournaments) {
    if (isNamed(category, query)) categories.set(category.slug, { ...category, sport });
  }
  return {
    live: reply.matches.filter(isLive),
    upcoming: reply.matches.filter((match) => !isLive(match)),
    leagues: reply.tournaments,
    categories: [...categories.values()],
    isLeagueMeant: reply.tournaments.some((league) => isNamed(league, query)),
  };
}

function isNamed({ name }: { name: string }, query: string): boolean {
  return markedPieces(name, query).some((piece) => piece.isMarked);
}

/** How many entries there are in all. */
export function countFound({ live, upcoming, leagues, categories }: FoundGroups): number {
  return live.length + upcoming.length + leagues.length + categories.length;
}
