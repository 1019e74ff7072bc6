import type { Drift, Match, Play, Story } from '../../../../server/src/feed/simulator/play';
import { type Dice, dice } from '../../../../server/src/feed/simulator/random';

/** What a match is made for; all but the play has a default. */
export interface Wish {
  readonly play: Play;
  readonly level: Readonly<Record<string, number>>;
  readonly home?: string;
  readonly away?: string;
}

/** A match of its own for each number: ratings of all kinds, in a league of that level. */
export function matchOf(number: number, { play, level, home, away }: Wish): Match {
  const luck = dice(4_711, number);
  const side = (place: number, name: string) => ({
    urn: `sr:competitor:${place}`,
    name,
    abbreviation: name.slice(0, 3).toUpperCase(),
    rating: 1_700 + 90 * luck.normal(1, place),
  });
  const clubs = [side(1, home ?? 'Harbour Town'), side(2, away ?? 'Mill United')] as const;
  const league = {
    tournament: { urn: 'sr:tournament:1', name: 'First Division' },
    category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
    level,
    goals: { home: 0, away: 0 },
    clubs,
  };
  const sport = {
    key: play.key,
    play: play.key,
    provider: 'betradar',
    producers: { live: 1, prematch: 3 },
    perDay: { around: 1, evening: 0 },
    pairing: 'rounds',
    place: 0,
    name: { urn: 'sr:sport:0', name: play.key },
    rules: play,
    leagues: [league],
    daysAhead: 14,
  } as const;
  return {
    number,
    type: 'match',
    urn: `sr:match:${number}`,
    sport,
    league,
    home: clubs[0],
    away: clubs[1],
    kickOff: 0,
    dice: dice(7, number),
  };
}

/** How far a book is off, at random: a standard deviation for each side. */
export function anyDrift(number: number): Drift {
  const luck: Dice = dice(99, number);
  return { home: luck.normal(1), away: luck.normal(2) };
}

/** A moment that lies a share of the whole match, 0 to 1, after its start. */
export function momentIn(story: Story, share: number): number {
  return Math.round(share * story.length);
}
