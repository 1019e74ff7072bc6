import { deuceFact, gameFact, type TennisState } from '@touchline/domain/pricing/sports/tennis';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Player, ServeChances } from '@touchline/domain/pricing/tennis/game';
import type { Match, Moment, Story } from '../../play';
import { lastBy } from '../sets/moments';

const SECOND = 1_000;

/** How things stand after a point, points counted and not called. */
export interface TennisStep {
  readonly at: number;
  readonly homeWon: boolean;
  readonly over: readonly Score[];
  readonly games: Score;
  readonly points: Score;
  /** Who served the first game of the set under way, and who serves the next point. */
  readonly first: Player;
  readonly server: Player;
  readonly ends: 'point' | 'game' | 'set';
}

/** A game that is over or has come to deuce: numbers count from 1, `winner` is 0 until it is over. */
interface GameNews {
  readonly at: number;
  readonly set: number;
  readonly game: number;
  readonly winner: 0 | 1 | 2;
  readonly deuce: boolean;
}

/** A match of tennis from the first point to the last. */
export interface TennisStory extends Story {
  readonly bestOf: number;
  readonly steps: readonly TennisStep[];
  readonly news: readonly GameNews[];
  readonly start: TennisStep;
}

export const NONE: Score = { home: 0, away: 0 };

/** Keys of the dice. */
const KEY = { first: 1, point: 2, pace: 3, pause: 4 } as const;
/** Seconds: a point with what goes before it, and the breaks after odd games and after sets. */
const PACE = { least: 15, mean: 32, changeOver: 60, betweenSets: 90, treatment: 150 };
/** How often a point is followed by a break for treatment, in which betting stops for nothing. */
const TREATMENTS = 0.002;

/** Plays a match point by point with its dice. */
export function tennisStory(
  { dice }: Match,
  serve: ServeChances,
  bestOf: number,
  longest: number,
): TennisStory {
  const first: Player = dice.unit(KEY.first) < 0.5 ? 'home' : 'away';
  const start: TennisStep = {
    at: 0,
    homeWon: true,
    over: [],
    games: NONE,
    points: NONE,
    first,
    server: first,
    ends: 'point',
  };
  const steps: TennisStep[] = [];
  const pauses: Moment[] = [];
  let [step, at] = [start, 0];
  while (!isWon(step.over, bestOf)) {
    const point = steps.length;
    const { least, mean } = PACE;
    at += Math.round(least + (mean - least) * dice.wait(KEY.pace, point)) * SECOND;
    const chance = step.server === 'home' ? serve.home : 1 - serve.away;
    step = { ...after(step, dice.unit(KEY.point, point) < chance), at };
    steps.push(step);
    at += breakAfter(step) * SECOND;
    if (step.ends !== 'set' && dice.unit(KEY.pause, point) < TREATMENTS) {
      pauses.push({
        at: at + 20 * SECOND,
        kind: 'medical_timeout',
        told: 'stop',
        decides: false,
        isAlarm: true,
      });
      at += PACE.treatment * SECOND;
    }
  }
  // A match that would outlast every other is played faster.
  const quicker = Math.min(1, longest / (step.at || 1));
  const timed = steps.map((each) => ({ ...each, at: Math.floor(each.at * quicker) }));
  const news = newsOf(timed, start);
  const moments = [
    ...timed.map((each, index) => momentOf(each, news.has(index))),
    ...pauses.map((pause) => ({ ...pause, at: Math.floor(pause.at * quicker) })),
  ].sort((one, other) => one.at - other.at);
  return {
    bestOf,
    steps: timed,
    news: [...news.values()],
    start,
    moments,
    breaks: timed.slice(0, -1).flatMap((each) => {
      const rest = Math.floor(breakAfter(each) * SECOND * quicker);
      return rest === 0 ? [] : [{ from: each.at, to: each.at + rest }];
    }),
    length: timed.at(-1)?.at ?? 0,
  };
}

function momentOf({ at, homeWon, ends }: TennisStep, decides: boolean): Moment {
  const told = ends === 'set' ? 'stop' : 'tick';
  return { at, kind: ends, side: homeWon ? 'home' : 'away', told, decides };
}

function breakAfter({ ends, games }: TennisStep): number {
  if (ends === 'set') return PACE.betweenSets;
  const played = games.home + games.away;
  return ends === 'game' && played % 2 === 1 && played > 1 ? PACE.changeOver : 0;
}

/** How the match stands after the next point. */
function after(step: TennisStep, homeWon: boolean): Omit<TennisStep, 'at'> {
  const { over, games, first } = step;
  const points = plus(step.points, homeWon);
  const isTieBreak = games.home + games.away === 12;
  const target = isTieBreak ? 7 : 4;
  const most = Math.max(points.home, points.away);
  if (most < target || Math.abs(points.home - points.away) < 2) {
    const turns = isTieBreak && (points.home + points.away) % 2 === 1;
    const server = turns ? opponent(step.server) : step.server;
    return { homeWon, over, games, points, first, server, ends: 'point' };
  }
  const won = plus(games, homeWon);
  const played = won.home + won.away;
  const next = played % 2 === 0 ? first : opponent(first);
  if (!endsSet(won)) {
    return { homeWon, over, games: won, points: NONE, first, server: next, ends: 'game' };
  }
  const sets = [...over, won];
  return { homeWon, over: sets, games: NONE, points: NONE, first: next, server: next, ends: 'set' };
}

function endsSet({ home, away }: Score): boolean {
  const most = Math.max(home, away);
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2);
}

/** By the place of its step: games that were won, and those that came to deuce. */
function newsOf(steps: readonly TennisStep[], start: TennisStep): Map<number, GameNews> {
  const news = new Map<number, GameNews>();
  let before = start;
  for (const [index, step] of steps.entries()) {
    const { home, away } = step.points;
    const game = before.games.home + before.games.away + 1;
    const isDeuce = step.ends === 'point' && game <= 12 && home === 3 && away === 3;
    const about = { at: step.at, set: before.over.length + 1, game };
    if (isDeuce) news.set(index, { ...about, winner: 0, deuce: true });
    else if (step.ends !== 'point') {
      const deuce = Math.min(before.points.home, before.points.away) >= 3 && game <= 12;
      news.set(index, { ...about, winner: step.homeWon ? 1 : 2, deuce });
    }
    before = step;
  }
  return news;
}

/** How the match stands at a moment. */
export function stepAt(story: TennisStory, at: number): TennisStep {
  return story.steps[lastBy(story.steps, at)] ?? story.start;
}

/** What has been counted, and which facts are known, at a moment. */
export function tennisTallyAt(story: TennisStory, at: number): Tally {
  const { over, games } = stepAt(story, at);
  const facts: Record<string, number> = {};
  for (const { set, game, winner, deuce } of story.news.slice(0, lastBy(story.news, at) + 1)) {
    if (winner !== 0) facts[gameFact(set, game)] = winner;
    if (winner !== 0 || deuce) facts[deuceFact(set, game)] = deuce ? 1 : 2;
  }
  // The game after the last one of a set is not played.
  for (const [index, { home, away }] of over.entries()) {
    facts[gameFact(index + 1, home + away + 1)] = 0;
  }
  return {
    counts: { games: isWon(over, story.bestOf) ? over : [...over, games] },
    facts,
    periodsOver: over.length,
    isOver: at >= story.length,
  };
}

/** How the match stands at a moment, as its model wants to know it. Before the match nobody knows who serves. */
export function tennisStateAt(story: TennisStory, at: number): TennisState {
  const { over, games, points, first } = stepAt(story, at);
  const known = tennisTallyAt(story, at).facts;
  return { over, games, points, first: at < 0 ? null : first, known };
}

/** Whether one player has won a match of at most `bestOf` sets. */
export function isWon(over: readonly Score[], bestOf: number): boolean {
  const home = over.filter((set) => set.home > set.away).length;
  return Math.max(home, over.length - home) > bestOf / 2;
}

function plus({ home, away }: Score, homeWon: boolean): Score {
  return homeWon ? { home: home + 1, away } : { home, away: away + 1 };
}

function opponent(player: Player): Player {
  return player === 'home' ? 'away' : 'home';
}
