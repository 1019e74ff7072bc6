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

/** What kind of event a urn names; what we do not know is taken for a match, which may turn out not to be between two. */
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
  const tournament = tournamentOf(element);
  const teams = childrenOf(childOf(element, 'competitors'), 'competitor');
  const type = typeOf(element, teams);
  const sides = type === 'match' ? sidesOf(teams) : null;
  const competitors = teams.map(teamOf);
  const venue = childOf(element, 'venue');
  const stream = streamOf(element);
  return {
    urn,
    type,
    name: sides ? null : eventName(element, competitors, tournament),
    parent: parentOf(element),
    startTime: startOf(element),
    endTime: optionalDate(element, 'scheduled_end'),
    ...placeOf(element, tournament),
    tournament: named(tournament),
    home: sides && teamOf(sides.home),
    away: sides && teamOf(sides.away),
    ...(!sides && { competitors }),
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
    ...logoOf(element),
  };
}

/** Oddin tells where the picture of a team lies. */
function logoOf(team: XmlElement): Pick<FixtureTeam, 'logo'> {
  const address = optional(team, 'icon_path') ?? '';
  return /^https?:\/\//.test(address) ? { logo: address } : {};
}

/** A match is between two. Any other number, or a group that competes, is an event with all who take part in it. */
function typeOf(element: XmlElement, teams: readonly XmlElement[]): EventType {
  const type = eventTypeOf(required(element, 'id'));
  const isGroup = optional(element, 'type') === 'competition_group';
  return type === 'match' && (isGroup || teams.length !== 2) ? 'stage' : type;
}

/** Home and away as they are marked; without marks, in their order. */
function sidesOf([first, second]: readonly XmlElement[]) {
  if (!first || !second) return null;
  const isTurned = isMarked(first, 'away') || isMarked(second, 'home');
  return isTurned ? { home: second, away: first } : { home: first, away: second };
}

const isMarked = (team: XmlElement, side: string) => team.attributes['qualifier'] === side;

/** So many who take part name an event that has no name of its own. */
const NAMED_BY = 3;

/** What an event is called that is not between two. Throws Malformed for one that nothing names. */
function eventName(
  element: XmlElement,
  competitors: readonly FixtureTeam[],
  tournament: XmlElement,
): string {
  const own = optional(element, 'name');
  if (own !== null) return own;
  if (competitors.length === 0 && tournament === element) throw bad(element, 'name', 'is missing');
  return competitors.length > 0 && competitors.length <= NAMED_BY
    ? competitors.map(({ name }) => name).join(' / ')
    : nameOf(tournament);
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
