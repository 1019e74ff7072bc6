import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Category, Match, Sport, Tournament } from '@touchline/wire/catalogue';
import type { Player } from './found-player';
import { markedPieces } from './marked';

/** What was found, by what it is; in each group the best first. */
export interface FoundGroups {
  live: readonly Match[];
  upcoming: readonly Match[];
  /** Those who are called so, with the match in which they stand next. */
  players: readonly Player[];
  leagues: readonly Tournament[];
  /** Countries and other categories that are named so, each sport's by itself. */
  categories: readonly Category[];
  sports: readonly Sport[];
  /** Whether a league itself was looked for, and no team is called so: leagues stand first then. */
  isLeagueMeant: boolean;
}

/** What `/search` answers (SPEC §7). */
export interface FoundReply {
  matches: readonly Match[];
  players: readonly Player[];
  tournaments: readonly Tournament[];
  categories: readonly Category[];
  sports: readonly Sport[];
}

/** Groups what was found, by what it is. */
export function foundGroups(reply: FoundReply, query: string): FoundGroups {
  const isLive = ({ status }: Match) =>
    status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  return {
    live: reply.matches.filter(isLive),
    upcoming: reply.matches.filter((match) => !isLive(match)),
    players: reply.players,
    leagues: reply.tournaments,
    categories: reply.categories,
    sports: reply.sports,
    isLeagueMeant:
      reply.tournaments.some((league) => isNamed(league, query)) &&
      !reply.matches.some((match) => namesOf(match).some((name) => isNamed({ name }, query))),
  };
}

function namesOf({ competitors, name }: Match): string[] {
  if (competitors) return [competitors.home.name, competitors.away.name];
  return name === null ? [] : [name];
}

function isNamed({ name }: { name: string }, query: string): boolean {
  return markedPieces(name, query).some((piece) => piece.isMarked);
}

/** How many entries there are in all. */
export function countFound(found: FoundGroups): number {
  const { live, upcoming, players, leagues, categories, sports } = found;
  return [live, upcoming, players, leagues, categories, sports].reduce(
    (sum, each) => sum + each.length,
    0,
  );
}
