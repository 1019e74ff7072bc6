import type { Fixture } from '../source';

/** A fixture for a match of which only the id is known: names are made from the number. */
export function guessedFixture(urn: string, sportUrn: string, startTime: number): Fixture {
  const number = urn.split(':').at(-1) ?? urn;
  return {
    urn,
    startTime,
    sport: { urn: sportUrn, name: SPORTS[sportUrn] ?? `Sport ${sportUrn.split(':').at(-1)}` },
    category: { urn: 'sr:category:4', name: 'International', countryCode: '' },
    tournament: { urn: `replay:tournament:${number}`, name: 'Recorded matches' },
    home: { urn: `replay:competitor:${number}1`, name: `Home ${number}`, abbreviation: 'HOM' },
    away: { urn: `replay:competitor:${number}2`, name: `Away ${number}`, abbreviation: 'AWY' },
  };
}

const SPORTS: Readonly<Record<string, string>> = {
  'sr:sport:1': 'Soccer',
  'sr:sport:2': 'Basketball',
  'sr:sport:4': 'Ice hockey',
  'sr:sport:5': 'Tennis',
};
