import { assert } from '@touchline/domain/assert';
import type { ImportedMatch, ImportedSide } from '../openfootball/imported-match';
import type { League } from './leagues';
import type { Match, Sport } from './play';
import { dice } from './random';

/** An imported match as one of the simulator's: told as it was played, or made up where it never was. */
export function matchOfImport(
  match: ImportedMatch,
  sports: readonly Sport[],
  toFeed: (wall: number) => number,
): Match {
  const sport = sports.find(({ key }) => key === 'soccer');
  assert(sport, 'soccer is played');
  const number = Number(match.urn.split(':').at(-1));
  const [home, away] = [sideOf(match.home), sideOf(match.away)];
  const league: League = {
    tournament: match.tournament,
    category: match.category,
    level: { ...match.level },
    clubs: [home, away],
  };
  return {
    number,
    urn: match.urn,
    type: 'match',
    sport,
    league,
    home,
    away,
    kickOff: toFeed(match.startTime),
    dice: dice(number),
    ...(match.venue && { venue: match.venue }),
    ...(match.told && { told: match.told }),
  };
}

function sideOf(side: ImportedSide) {
  return { ...side, countryCode: null };
}
