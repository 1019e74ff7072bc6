import { assert } from '@touchline/domain/assert';
import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { keyOfLine, type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Match, Play, Story } from '../../../../server/src/feed/simulator/play';
import { dice } from '../../../../server/src/feed/simulator/random';

/** A match between two sides of these ratings in a league of this level, as its seed decides. */
export function aMatch<Own extends Story>(
  rules: Play<Own>,
  seed: number,
  level: Readonly<Record<string, number>>,
  ratings: { home: number; away: number } = { home: 1_640, away: 1_560 },
): Match {
  const side = (place: number, name: string, rating: number) => ({
    urn: `sr:competitor:${place}`,
    name,
    abbreviation: name.slice(0, 3),
    rating,
  });
  const home = side(1, 'Harbour', ratings.home);
  const away = side(2, 'Mill', ratings.away);
  const league = {
    tournament: { urn: 'sr:tournament:1', name: 'League' },
    category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
    goals: { home: 0, away: 0 },
    level,
    clubs: [home, away],
  };
  return {
    number: 900_000_000 + seed,
    urn: `sr:match:${900_000_000 + seed}`,
    type: 'match',
    sport: {
      key: rules.key,
      provider: 'betradar',
      producers: { live: 1, prematch: 3 },
      perDay: { around: 1, evening: 0 },
      pairing: 'rounds',
      place: 0,
      name: { urn: 'sr:sport:1', name: rules.key },
      rules,
      leagues: [league],
      daysAhead: 14,
    },
    league,
    home,
    away,
    kickOff: 0,
    dice: dice(7, seed),
  };
}

export const NO_DRIFT = { home: 0, away: 0 };

/** How far, in standard errors, something came about more often than was quoted. */
export interface Surprise {
  readonly question: string;
  readonly errors: number;
  readonly count: number;
}

/** Which lines are quoted; of several of a market the one nearest to even stands for all. */
export type Quoted<Own extends Story> = (
  match: Match,
  story: Own,
  at: number,
  model: readonly Futures[],
) => readonly Line[];

/**
 * Quotes many matches at a moment of each and looks how they end: how far each outcome of each question is off,
 * the worst first.
 */
export function surprises<Own extends Story>(
  play: Play<Own>,
  matches: readonly Match[],
  momentOf: (story: Own) => number,
  quoted: Quoted<Own> = (match, story, at, model) =>
    play.linesOf(match, story, at, model).flatMap(({ line, favourite }) => (favourite ? line : [])),
): Surprise[] {
  const found = new Map<string, { off: number; variance: number; count: number }>();
  for (const match of matches) {
    const story = play.storyOf(match);
    const at = momentOf(story);
    const model = play.modelOf(match, story, at, NO_DRIFT);
    const end = play.tallyAt(story, play.longest);
    for (const line of quoted(match, story, at, model)) {
      const results = resultsOf(line, end);
      assert(results, `${keyOfLine(line)} is decided at the end`);
      for (const [place, { id, mass }] of chancesOf(model, line).entries()) {
        const question = `${line.market} ${openParts(line)} ${id}`;
        const sum = found.get(question) ?? { off: 0, variance: 0, count: 0 };
        sum.off += Number(results[place] === 'win_entire') - mass.win;
        sum.variance += mass.win * (1 - mass.win);
        sum.count += 1;
        found.set(question, sum);
      }
    }
  }
  return [...found]
    .filter(([, { variance }]) => variance > 5)
    .map(([question, { off, variance, count }]) => ({
      question,
      errors: off / Math.sqrt(variance),
      count,
    }))
    .toSorted((one, other) => Math.abs(other.errors) - Math.abs(one.errors));
}

/** The parts of a specifier that do not say where the line lies. */
function openParts({ specifier }: Line): string {
  return specifier
    .split('|')
    .filter((part) => !/^(total|hcp|variant)=/.test(part))
    .join(' ');
}

/** Moments all over a match, from long before it to long after. */
export function momentsOfAll(story: Story, count: number): number[] {
  const inside = Array.from({ length: count }, (_, index) => (index / (count - 1)) * story.length);
  return [-14 * 86_400_000, -60_000, ...inside.map(Math.round), story.length + 3_600_000];
}

/**
 * Goes through a match: faults in how its lines are offered and decided. A line that was offered once must have its
 * chances at all times after, what is decided must stay as it is, and all must be decided at the end.
 */
export function faultsOf<Own extends Story>(
  play: Play<Own>,
  match: Match,
  moments: readonly number[],
): string[] {
  const story = play.storyOf(match);
  const end = play.tallyAt(story, story.length);
  const offered = new Map<string, Line>();
  const faults: string[] = [];
  for (const at of moments) {
    const model = play.modelOf(match, story, at, NO_DRIFT);
    const tally = play.tallyAt(story, at);
    const lines = play.linesOf(match, story, at, model).map(({ line }) => line);
    for (const line of lines) {
      if (resultsOf(line, tally)) faults.push(`${keyOfLine(line)} is offered though decided`);
      offered.set(keyOfLine(line), line);
    }
    if (new Set(lines.map(keyOfLine)).size < lines.length) faults.push(`a line twice at ${at}`);
    for (const [key, line] of offered) {
      const sum = chancesOf(model, line).reduce((total, { mass }) => total + mass.win, 0);
      const results = resultsOf(line, tally);
      const final = resultsOf(line, end);
      if (line.isExclusive && sum > 1 + 1e-9) faults.push(`${key} wins ${sum} times`);
      if (!final) faults.push(`${key} is never decided`);
      else if (results && results.join() !== final.join()) faults.push(`${key} changes at ${at}`);
    }
  }
  return faults;
}

/** The score of a count over all of its periods. */
export function sumOf(scores: readonly Score[] | undefined): Score {
  return (scores ?? []).reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    { home: 0, away: 0 },
  );
}

/** Whether a score of a story is taken back at some moment. */
export function hasCorrection({ moments }: Story): boolean {
  return moments.some(({ kind }) => kind === 'correction');
}
