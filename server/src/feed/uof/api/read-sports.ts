import type { Fixture, FixtureTeam, Named } from '../../source';
import { optional, optionalDate, optionalWhole, required } from '../attributes';
import { childOf, childrenOf, type XmlElement } from '../xml';
import { categoryOf, eventTypeOf, named, teamOf } from './read-fixture';

/** Reads `sports`. Throws Malformed. */
export function readSports(root: XmlElement): Named[] {
  return childrenOf(root, 'sport').map(named);
}

/** Reads `sport_categories`. Throws Malformed. */
export function readCategories(root: XmlElement): Fixture['category'][] {
  return childrenOf(childOf(root, 'categories'), 'category').map(categoryOf);
}

/** A tournament or season with who takes part in it. Times are ms since epoch. */
export interface TournamentInfo extends Named {
  readonly sport: Named | null;
  readonly category: Fixture['category'] | null;
  readonly season: (Named & { readonly start: number | null; readonly end: number | null }) | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly groups: readonly {
    readonly name: string | null;
    readonly competitors: readonly FixtureTeam[];
  }[];
}

/** Reads `tournament_info`. Throws Malformed. */
export function readTournamentInfo(root: XmlElement): TournamentInfo {
  const tournament = childOf(root, 'tournament') ?? root;
  const season = childOf(root, 'season') ?? childOf(tournament, 'current_season');
  const sport = childOf(tournament, 'sport') ?? childOf(root, 'sport');
  const category = childOf(tournament, 'category') ?? childOf(root, 'category');
  const loose = ['competitors', 'competitor'].flatMap((name) =>
    [root, tournament].flatMap((at) => competitorsOf(childOf(at, 'competitors'), name)),
  );
  return {
    ...named(tournament),
    sport: sport ? named(sport) : null,
    category: category ? categoryOf(category) : null,
    season: season ? { ...named(season), ...datesOf(season) } : null,
    ...datesOf(tournament),
    groups: [
      ...childrenOf(childOf(root, 'groups'), 'group').map((group) => ({
        name: optional(group, 'name'),
        competitors: competitorsOf(group, 'competitor'),
      })),
      ...(loose.length > 0 ? [{ name: null, competitors: loose }] : []),
    ],
  };
}

function competitorsOf(element: XmlElement | undefined, name: string): FixtureTeam[] {
  return childrenOf(element, name).map(teamOf);
}

function datesOf(element: XmlElement) {
  const start = optionalDate(element, 'start_date') ?? optionalDate(element, 'scheduled');
  return {
    start,
    end: optionalDate(element, 'end_date') ?? optionalDate(element, 'scheduled_end'),
  };
}

/** A tournament or season as an event to bet on: what is won outright. Null where too little is told. */
export function outrightOf(urn: string, info: TournamentInfo): Fixture | null {
  const type = eventTypeOf(urn);
  const named = type === 'season' && info.season ? info.season : info;
  const startTime = named.start ?? info.season?.start ?? null;
  if (!info.sport || startTime === null) return null;
  const competitors = new Map(
    info.groups.flatMap((group) => group.competitors.map((each) => [each.urn, each] as const)),
  );
  return {
    urn,
    type,
    name: named.name,
    parent: null,
    startTime,
    endTime: named.end ?? info.season?.end ?? null,
    sport: info.sport,
    category: info.category ?? { urn: 'sr:category:0', name: 'International', countryCode: '' },
    tournament: { urn: info.urn, name: info.name },
    home: null,
    away: null,
    competitors: [...competitors.values()],
  };
}

/** A player as a profile tells. */
export interface PlayerFacts extends Named {
  readonly fullName: string | null;
  /** As the sport calls the place: goalkeeper, forward. */
  readonly position: string | null;
  readonly countryCode: string | null;
  readonly nationality: string | null;
  /** Ms since epoch. */
  readonly born: number | null;
  /** Centimetres and kilograms. */
  readonly height: number | null;
  readonly weight: number | null;
  readonly shirt: number | null;
  readonly gender: string | null;
}

/** Reads a `player`. Throws Malformed. */
export function readPlayer(element: XmlElement): PlayerFacts {
  return {
    ...named(element),
    fullName: optional(element, 'full_name'),
    position: optional(element, 'type'),
    countryCode: optional(element, 'country_code'),
    nationality: optional(element, 'nationality'),
    born: optionalDate(element, 'date_of_birth'),
    height: optionalWhole(element, 'height'),
    weight: optionalWhole(element, 'weight'),
    shirt: optionalWhole(element, 'jersey_number'),
    gender: optional(element, 'gender'),
  };
}

/** Reads `player_profile`. Throws Malformed. */
export function readPlayerProfile(root: XmlElement): PlayerFacts {
  return readPlayer(childOf(root, 'player') ?? root);
}

/** A competitor as its profile tells. */
export interface CompetitorProfile extends FixtureTeam {
  readonly country: string | null;
  readonly gender: string | null;
  readonly sport: Named | null;
  readonly category: Fixture['category'] | null;
  readonly venue:
    | (Named & { readonly city: string | null; readonly capacity: number | null })
    | null;
  readonly manager: Named | null;
  readonly players: readonly PlayerFacts[];
  /** Colours as six hexadecimal digits. */
  readonly jerseys: readonly { readonly type: string; readonly base: string | null }[];
}

/** Reads `competitor_profile`. Throws Malformed. */
export function readCompetitorProfile(root: XmlElement): CompetitorProfile {
  const competitor = childOf(root, 'competitor') ?? root;
  const [sport, category] = [childOf(competitor, 'sport'), childOf(competitor, 'category')];
  const [venue, manager] = [childOf(root, 'venue'), childOf(root, 'manager')];
  return {
    ...teamOf(competitor),
    country: optional(competitor, 'country'),
    gender: optional(competitor, 'gender'),
    sport: sport ? named(sport) : null,
    category: category ? categoryOf(category) : null,
    venue: venue
      ? {
          ...named(venue),
          city: optional(venue, 'city_name'),
          capacity: optionalWhole(venue, 'capacity'),
        }
      : null,
    manager: manager ? named(manager) : null,
    players: childrenOf(childOf(root, 'players'), 'player').map(readPlayer),
    jerseys: childrenOf(childOf(root, 'jerseys'), 'jersey').map((jersey) => ({
      type: required(jersey, 'type'),
      base: optional(jersey, 'base'),
    })),
  };
}
