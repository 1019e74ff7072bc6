import type { Score } from '../score-grid';
import type { Futures } from '../tally/futures';
import { gameChance, tieBreakChance, type Player, type ServeChances } from '../tennis/game';
import { setScores } from '../tennis/set';
import { futuresOfPaths, type Path, type PeriodEnd } from './sets';

/** Where a match of tennis stands. */
export interface TennisState {
  /** Games of the sets that are over. */
  readonly over: readonly Score[];
  /** Games of the set under way. */
  readonly games: Score;
  /** Points of the game under way, counted: 40:30 is 3:2. */
  readonly points: Score;
  /** Who served the first game of the set; null before the toss. */
  readonly first: Player | null;
  /** Facts that are known already. */
  readonly known: Readonly<Record<string, number>>;
}

/** Who wins a game: 1 is home, 2 is away, 0 that it is not played. Sets and games count from 1. */
export const gameFact = (set: number, game: number) => `game:${set}:${game}`;
/** Whether a game comes to deuce: 1 is yes, 2 is no. */
export const deuceFact = (set: number, game: number) => `deuce:${set}:${game}`;

const NONE: Score = { home: 0, away: 0 };
const GAMES_TO_TIE_BREAK = 12;
/** Courses less likely than this are left out; others with as many sets and the same winner make up for them. */
const LEAST = 2e-5;

/**
 * How a match of at most `bestOf` sets may end: every course of set scores, with who serves first in each, and for the
 * set under way also the winners of its game under way and of the one after, and whether the first comes to deuce.
 */
export function tennisFutures(serve: ServeChances, bestOf: number, state: TennisState): Futures {
  const target = (bestOf + 1) / 2;
  const won = {
    home: state.over.filter(({ home, away }) => home > away).length,
    away: state.over.filter(({ home, away }) => away > home).length,
  };
  const [set, game] = [state.over.length + 1, state.games.home + state.games.away + 1];
  const facts = [gameFact(set, game), deuceFact(set, game), gameFact(set, game + 1)];
  const fresh = { home: freshSet(serve, 'home'), away: freshSet(serve, 'away') };
  const firsts: readonly Player[] = state.first ? [state.first] : ['home', 'away'];
  const paths = firsts.flatMap((first) => {
    const present = presentSet(serve, first, state);
    return coursesOf(target, won, { present, fresh, first }).map((path) => ({
      ...path,
      weight: path.weight / firsts.length,
    }));
  });
  return futuresOfPaths(paths, {
    most: bestOf,
    counts: ['games'],
    over: state.over.map(({ home, away }) => [home, away]),
    facts: state.first && Math.max(won.home, won.away) < target ? facts : [],
    known: state.known,
  });
}

interface Sets {
  readonly present: readonly PeriodEnd[];
  readonly fresh: Readonly<Record<Player, readonly PeriodEnd[]>>;
  readonly first: Player;
}

function coursesOf(target: number, won: Score, { present, fresh, first }: Sets): Path[] {
  if (won.home >= target || won.away >= target) return [{ weight: 1, ends: [] }];
  const known = new Map<string, readonly (readonly Path[])[]>();
  // What follows a set depends on who has won how many, and on who serves next.
  const after = (next: Score, server: Player): readonly (readonly Path[])[] => {
    const key = `${next.home}:${next.away} ${server}`;
    const found = known.get(key);
    if (found) return found;
    const alike = byCourse(
      coursesOf(target, next, { present: fresh[server], fresh, first: server }),
    );
    known.set(key, alike);
    return alike;
  };
  const paths: Path[] = [];
  for (const end of present) {
    const { home, away } = won;
    const next = end.homeWins ? { home: home + 1, away } : { home, away: away + 1 };
    const games = (end.counts[0] ?? 0) + (end.counts[1] ?? 0);
    for (const alike of after(next, games % 2 === 0 ? first : opponent(first))) {
      follow(end, alike, paths);
    }
  }
  return paths;
}

/** Adds what may follow the end of a set, which is alike in length and winner, the likeliest first. */
function follow(end: PeriodEnd, alike: readonly Path[], paths: Path[]): void {
  const all = sumOf(alike);
  const kept: Path[] = [];
  let mass = 0;
  for (const rest of alike) {
    if (kept.length > 0 && end.weight * rest.weight < LEAST) break;
    kept.push(rest);
    mass += rest.weight;
  }
  for (const { weight, ends } of kept) {
    paths.push({ weight: (end.weight * weight * all) / mass, ends: [end, ...ends] });
  }
}

/** Parts courses by how many sets they take and who wins the last, the likeliest of each part first. */
function byCourse(paths: readonly Path[]): readonly (readonly Path[])[] {
  const parts = new Map<number, Path[]>();
  for (const path of paths) {
    const key = path.ends.length * 2 + Number(path.ends.at(-1)?.homeWins ?? false);
    const part = parts.get(key) ?? [];
    parts.set(key, part);
    part.push(path);
  }
  return [...parts.values()].map((part) => part.sort((one, other) => other.weight - one.weight));
}

function sumOf(paths: readonly Path[]): number {
  return paths.reduce((sum, { weight }) => sum + weight, 0);
}

function freshSet(serve: ServeChances, first: Player): PeriodEnd[] {
  return endsOf(serve, first, NONE, 1, []);
}

/** The ends of the set under way, told apart by its next two games. */
function presentSet(serve: ServeChances, first: Player, state: TennisState): PeriodEnd[] {
  if (state.first === null) return freshSet(serve, first);
  const { games, points } = state;
  return gameWays(serve, first, games, points).flatMap((way) => {
    const after = plus(games, way.homeWins);
    if (isOver(after)) return [endOf(after, way.chance, [way.winner, way.deuce, 0])];
    return gameWays(serve, first, after, NONE, false).flatMap((following) =>
      endsOf(serve, first, plus(after, following.homeWins), way.chance * following.chance, [
        way.winner,
        way.deuce,
        following.winner,
      ]),
    );
  });
}

interface GameWay {
  readonly homeWins: boolean;
  readonly winner: 1 | 2;
  readonly deuce: 1 | 2;
  readonly chance: number;
}

/** How the game at these games and points may go; a tie-break never comes to deuce. */
function gameWays(
  serve: ServeChances,
  first: Player,
  games: Score,
  points: Score,
  tellsDeuce = true,
): GameWay[] {
  const played = games.home + games.away;
  if (played === GAMES_TO_TIE_BREAK) {
    return waysOf(tieBreakChance(serve, first, 7, points), 0, 0);
  }
  const server = played % 2 === 0 ? first : opponent(first);
  const [p, own] = server === 'home' ? [serve.home, points] : [serve.away, turned(points)];
  const held = gameChance(p, own);
  const deuce = tellsDeuce ? deuceChance(p, own) : 0;
  const heldAfter = tellsDeuce ? deuce * (Math.min(own.home, own.away) > 2 ? held : atDeuce(p)) : 0;
  return server === 'home'
    ? waysOf(held, deuce, heldAfter)
    : waysOf(1 - held, deuce, deuce - heldAfter);
}

/** The home side's chance to win, the chance of deuce, and that of both. */
function waysOf(won: number, deuce: number, both: number): GameWay[] {
  const ways: GameWay[] = [
    { homeWins: true, winner: 1, deuce: 1, chance: both },
    { homeWins: false, winner: 2, deuce: 1, chance: deuce - both },
    { homeWins: true, winner: 1, deuce: 2, chance: won - both },
    { homeWins: false, winner: 2, deuce: 2, chance: 1 - won - deuce + both },
  ];
  return ways.filter(({ chance }) => chance > 1e-12);
}

/** The chance that a game comes to three points each. */
function deuceChance(p: number, { home, away }: Score): number {
  if (home >= 3 && away >= 3) return 1;
  if (home > 3 || away > 3) return 0;
  const [wins, losses] = [3 - home, 3 - away];
  let ways = 1;
  for (let each = 1; each <= losses; each += 1) ways = (ways * (wins + each)) / each;
  return ways * p ** wins * (1 - p) ** losses;
}

const atDeuce = (p: number) => p ** 2 / (p ** 2 + (1 - p) ** 2);

function endsOf(
  serve: ServeChances,
  first: Player,
  games: Score,
  weight: number,
  facts: readonly number[],
): PeriodEnd[] {
  if (isOver(games)) return [endOf(games, weight, facts)];
  return setScores(serve, first, games).map(({ home, away, chance }) =>
    endOf({ home, away }, weight * chance, facts),
  );
}

function endOf({ home, away }: Score, weight: number, facts: readonly number[]): PeriodEnd {
  return { weight, homeWins: home > away, counts: [home, away], facts };
}

function isOver({ home, away }: Score): boolean {
  const more = Math.max(home, away);
  return more === 7 || (more === 6 && Math.abs(home - away) >= 2);
}

function plus({ home, away }: Score, homeWins: boolean): Score {
  return homeWins ? { home: home + 1, away } : { home, away: away + 1 };
}

function turned({ home, away }: Score): Score {
  return { home: away, away: home };
}

function opponent(player: Player): Player {
  return player === 'home' ? 'away' : 'home';
}
