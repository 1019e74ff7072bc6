import * as z from 'zod/mini';
import venues from './venues.json' with { type: 'json' };

/** Where a match is played. */
export interface Venue {
  readonly name: string;
  readonly city: string;
}

const text = z.string().check(z.regex(/^\S(.*\S)?$/));
const { at: OF_TOURNAMENTS = {}, ...OF_SIDES } = z
  .record(z.string(), z.record(text, z.tuple([text, text])))
  .parse(venues);

/** Where a side plays at home, or where all matches of a tournament are played; null where nobody knows. */
export function venueOf(sportKey: string, tournament: string, home: string): Venue | null {
  const [name, city] = OF_TOURNAMENTS[tournament] ?? OF_SIDES[sportKey]?.[home] ?? [];
  return name !== undefined && city !== undefined ? { name, city } : null;
}
