import type { EventType } from '@touchline/domain/event';
import type { Fixture, FixtureTeam, Named } from '../../source';
import { bad, optional, optionalDate, required } from '../attributes';
import { childOf, childrenOf, type XmlElement } from '../xml';

const TYPES: Readonly<Record<string, EventType>> = {
  match: 'match',
  stage: 'stage',
  race_event: 'stage',
  season: 'season',
  tournament: 'simple_tournament',
  simple_tournament: 'simple_tournament',
};

/** What kind of event a urn names; what we do not know is taken for a match. */
export function eventTypeOf(urn: string): EventType {
  return TYPES[urn.split(':')[1] ?? ''] ?? 'match';
}

/** Words for a place where the feed names none. */
const NOWHERE = { urn: 'sr:category:0', name: 'International', countryCode: '' };

/**
 * Reads a `fixture` or a `sport_event` of a schedule or summary: they have the same form. Throws Malformed where
 * something is missing without which nobody could bet on it.
 */
export function readFixture(element: XmlElement): Fixture {
  const urn = required(element, 'id');
  const type = eventTypeOf(urn);
  const tournament = tournamentOf(element);
  const teams = childrenOf(childOf(element, 'competitors'), 'competitor');
  const sides = type === 'match' ? sidesOf(element, teams) : { home: null, away: null };
  const venue = childOf(element, 'venue');
  const stream = streamOf(element);
  return {
    urn,
    type,
    name: optional(element, 'name'),
    parent: parentOf(element),
    startTime: startOf(element),
    endTime: optionalDate(element, 'scheduled_end'),
    ...placeOf(element, tournament),
    tournament: named(tournament),
    ...sides,
    ...(type !== 'match' && { competitors: teams.map(teamOf) }),
    ...(venue && { venue: { name: nameOf(venue), city: optional(venue, 'city_name') ?? '' } }),
    hasVideo: stream !== null || hasChannels(element),
    streamUrl: stream,
    customBet: infoOf(element, 'custom_bet') === 'true',
  };
}

/** A tournament, or a season's; of a stage without one, the stage itself. */
function tournamentOf(element: XmlElement): XmlElement {
  const found = childOf(element, 'tournament');
  if (found) return found;
  if (eventTypeOf(required(element, 'id')) !== 'match') return element;
  throw bad(element, 'tournament', 'is missing');
}

function placeOf(element: XmlElement, tournament: XmlElement): Pick<Fixture, 'sport' | 'category'> {
  const sport = childOf(tournament, 'sport') ?? childOf(element, 'sport');
  const category = childOf(tournament, 'category') ?? childOf(element, 'category');
  if (!sport) throw bad(element, 'sport', 'is missing');
  return { sport: named(sport), category: category ? categoryOf(category) : NOWHERE };
}

/** Reads a `category`. Throws Malformed. */
export function categoryOf(element: XmlElement): Fixture['category'] {
  return { ...named(element), countryCode: optional(element, 'country_code') ?? '' };
}

/** Reads what has an id and a name. Throws Malformed. */
export function named(element: XmlElement): Named {
  return { urn: required(element, 'id'), name: nameOf(element) };
}

function nameOf(element: XmlElement): string {
  return optional(element, 'name') ?? optional(element, 'id') ?? '';
}

/** Reads a `competitor`. Throws Malformed. */
export function teamOf(element: XmlElement): FixtureTeam {
  const { urn, name } = named(element);
  return {
    urn,
    name,
    abbreviation: optional(element, 'abbreviation') ?? name.slice(0, 3).toUpperCase(),
    countryCode: optional(element, 'country_code'),
  };
}

/** Home and away as they are marked; without marks, in their order. */
function sidesOf(element: XmlElement, teams: readonly XmlElement[]) {
  const marked = (side: string) => teams.find((team) => team.attributes['qualifier'] === side);
  const home = marked('home') ?? teams.find((team) => team !== marked('away'));
  const away = marked('away') ?? teams.find((team) => team !== home);
  if (!home || !away) throw bad(element, 'competitors', 'are not two');
  return { home: teamOf(home), away: teamOf(away) };
}

function startOf(element: XmlElement): number {
  const start = optionalDate(element, 'start_time') ?? optionalDate(element, 'scheduled');
  if (start === null) throw bad(element, 'scheduled', 'is missing');
  return start;
}

function parentOf(element: XmlElement): string | null {
  const parent = childOf(element, 'parent');
  return parent ? optional(parent, 'id') : null;
}

/** A channel that has an address can be watched on a page. */
function streamOf(element: XmlElement): string | null {
  const addresses = childrenOf(childOf(element, 'tv_channels'), 'tv_channel').map(
    (channel) => optional(channel, 'stream_url') ?? '',
  );
  return addresses.find((address) => /^https?:\/\//.test(address)) ?? null;
}

function hasChannels(element: XmlElement): boolean {
  return infoOf(element, 'streaming') === 'true';
}

function infoOf(element: XmlElement, key: string): string | null {
  const info = childrenOf(childOf(element, 'extra_info'), 'info');
  const found = info.find((each) => each.attributes['key'] === key);
  return found ? optional(found, 'value') : null;
}
