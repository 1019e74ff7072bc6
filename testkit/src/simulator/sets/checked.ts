import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { keyOfLine, type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import type { Match, Play, Story } from '../../../../server/src/feed/simulator/play';
import { dice } from '../../../../server/src/feed/simulator/random';

/** A match of its own dice between sides this many rating points apart, in a league with these numbers. */
export function aMatch<S extends Story>(
  rules: Play<S>,
  number: number,
  { apart = 0, level = {} }: { apart?: number; level?: Record<string, number> } = {},
): Match {
  const club = (id: number, rating: number) => ({
    urn: `sr:competitor:${id}`,
    name: `Side ${id}`,
    abbreviation: `S${id}`,
    rating,
  });
  const [home, away] = [club(1, 1_700 + apart), club(2, 1_700)];
  const league = {
    tournament: { urn: 'sr:tournament:1', name: 'League' },
    category: { urn: 'sr:category:1', name: 'World', countryCode: '' },
    level,
    clubs: [home, away],
  };
  return {
    number,
    urn: `sr:match:${number}`,
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
    dice: dice(77, number),
  };
}

/** Matches of sides that are up to 300 points apart. */
export function someMatches<S extends Story>(rules: Play<S>, count: number, from = 0): Match[] {
  return Array.from({ length: count }, (_, index) =>
    aMatch(rules, from + index, { apart: ((index * 137) % 601) - 300 }),
  );
}

/** How often something was expected and happened, and by how many standard errors the two are apart. */
export interface Calibration {
  readonly market: number;
  readonly count: number;
  readonly expected: number;
  readonly happened: number;
  readonly off: number;
}

const NO_DRIFT = { home: 0, away: 0 };

/**
 * What the favourite line of each market was quoted at and what became of it, over many matches, each asked once, `at`
 * ms after its start or before it when that is below 0. Lines that were void are left out.
 */
export function calibrated<S extends Story>(
  play: Play<S>,
  matches: readonly Match[],
  at: number,
): Calibration[] {
  const sums = new Map<
    number,
    { count: number; expected: number; happened: number; spread: number }
  >();
  for (const match of matches) {
    const story = play.storyOf(match);
    const model = play.modelOf(match, story, at, NO_DRIFT);
    const end = play.tallyAt(story, story.length);
    const seen = new Set<number>();
    for (const { line, favourite } of play.linesOf(match, story, at, model)) {
      if (!favourite || seen.has(line.market)) continue;
      seen.add(line.market);
      const [chance] = chancesOf(model, line);
      const [result] = resultsOf(line, end) ?? [];
      if (!chance || (result !== 'win_entire' && result !== 'lose_entire')) continue;
      const sum = sums.get(line.market) ?? { count: 0, expected: 0, happened: 0, spread: 0 };
      sums.set(line.market, sum);
      sum.count += 1;
      sum.expected += chance.probability;
      sum.happened += Number(result === 'win_entire');
      sum.spread += chance.probability * (1 - chance.probability);
    }
  }
  return [...sums].map(([market, { count, expected, happened, spread }]) => ({
    market,
    count,
    expected,
    happened,
    off: (happened - expected) / Math.sqrt(spread),
  }));
}

/** What a walk through stories found wrong, in words. */
export interface Walk {
  readonly faults: string[];
  readonly markets: ReadonlySet<number>;
}

/**
 * Goes through matches moment by moment: every line offered is decided at the end, none is decided already, and one
 * that was decided keeps its results unless a count was taken back.
 */
export function walked<S extends Story>(play: Play<S>, matches: readonly Match[], every = 1): Walk {
  const faults: string[] = [];
  const markets = new Set<number>();
  for (const match of matches) {
    const story = play.storyOf(match);
    const end = play.tallyAt(story, story.length);
    const lines = new Map<string, Line>();
    const decided = new Map<string, string>();
    const moments = story.moments.filter((_, index) => index % every === 0);
    const times = [-86_400_000, -1, 0, ...moments.map(({ at }) => at), story.length + 60_000];
    for (const at of times) {
      const model = play.modelOf(match, story, at, { home: 0.7, away: -0.4 });
      const tally = play.tallyAt(story, at);
      for (const { line } of play.linesOf(match, story, at, model)) {
        markets.add(line.market);
        lines.set(keyOfLine(line), line);
        if (decided.has(keyOfLine(line))) faults.push(`${keyOfLine(line)} offered once decided`);
      }
      if (story.moments.some((each) => each.at === at && each.detail === 'challenged')) continue;
      for (const [key, line] of lines) {
        const results = resultsOf(line, tally)?.join();
        if (results === undefined) continue;
        const known = decided.get(key) ?? results;
        if (known !== results) faults.push(`${key} changed its results at ${at}`);
        decided.set(key, known);
      }
    }
    for (const [key, line] of lines) {
      const results = resultsOf(line, end)?.join();
      if (results === undefined) faults.push(`${key} is not decided at the end`);
      else if ((decided.get(key) ?? results) !== results) faults.push(`${key} ended otherwise`);
    }
  }
  return { faults, markets };
}
