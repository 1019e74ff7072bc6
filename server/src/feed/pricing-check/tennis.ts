import { gameChance, tieBreakChance } from '@touchline/domain/pricing/tennis/game';
import type { Player, ServeChances } from '@touchline/domain/pricing/tennis/game';
import { matchChance } from '@touchline/domain/pricing/tennis/match';
import {
  isSetScore,
  meanGames,
  setChance,
  setScores,
  tieBreakReached,
} from '@touchline/domain/pricing/tennis/set';
import * as z from 'zod/mini';
import { answers, byScore, count, fraction, score } from './inputs';
import { row, section } from './section';

const players = { pa: fraction, pb: fraction };
const server = z.pipe(
  z.enum(['A', 'B']),
  z.transform((letter): Player => (letter === 'A' ? 'home' : 'away')),
);
const bestOf = z.int().check(
  z.gte(1),
  z.refine((sets) => sets % 2 === 1, { error: 'the most sets of a match are an odd number' }),
);
const games = score.check(z.refine(isSetScore, { error: 'a set does not stand like this' }));

const NONE = { home: 0, away: 0 };

/** A is at home. */
function serveOf({ pa, pb }: { pa: number; pb: number }): ServeChances {
  return { home: pa, away: pb };
}

export const hold = section(
  row(z.looseObject({ p: fraction }), ({ p }) => ({ hold: gameChance(p) })),
);

export const gameFromScore = section(
  row(
    z.looseObject({ p: fraction, server_points: count, receiver_points: count }),
    ({ p, server_points: home, receiver_points: away }) => ({
      p_server_wins_game: gameChance(p, { home, away }),
    }),
  ),
);

export const tieBreak = section(
  row(z.looseObject(players), (given) => ({
    p_a_wins_tb7: tieBreakChance(serveOf(given), 'home', 7),
    p_a_wins_tb10: tieBreakChance(serveOf(given), 'home', 10),
  })),
);

export const set = section(
  row(z.looseObject({ ...players, first_server: server, scores: byScore }), (given) => {
    const scores = setScores(serveOf(given), given.first_server);
    const chances = new Map(scores.map(({ home, away, chance }) => [`${home}:${away}`, chance]));
    return {
      p_a_wins_set: setChance(scores),
      scores: answers(given.scores, (key) => chances.get(key) ?? 0),
      p_tiebreak: tieBreakReached(scores),
      mean_games: meanGames(scores),
    };
  }),
);

export const match = section(
  row(z.looseObject({ ...players, best_of: bestOf }), (given) => ({
    p_a_wins_match: matchChance(serveOf(given), given.best_of),
  })),
);

/** The set being played is asked for, or the match, or both. */
export const matchInPlay = section(
  row(
    z
      .looseObject({
        ...players,
        best_of: z.optional(bestOf),
        sets: z._default(score, NONE),
        games_in_set: z.optional(games),
        set_first_server: z.optional(server),
      })
      .check(
        z.refine((given) => !given.games_in_set || given.set_first_server !== undefined, {
          error: 'who served first is not known',
          path: ['set_first_server'],
        }),
      ),
    (given) => {
      const { best_of: most, sets, games_in_set: inSet = NONE } = given;
      const { set_first_server: first = 'home' } = given;
      const serve = serveOf(given);
      const ofSet = { p_a_wins_set: setChance(setScores(serve, first, inSet)) };
      if (most === undefined) return ofSet;
      return { ...ofSet, p_a_wins_match: matchChance(serve, most, { sets, games: inSet, first }) };
    },
  ),
);
