import { bad, count, optional, optionalCount, optionalFlag, whole } from './attributes';
import { parseField } from './parse-field';
import type {
  CardsAndCorners,
  Details,
  EventStatus,
  MatchClock,
  Pair,
  PeriodScore,
  ResultScore,
} from './status';
import { childOf, childrenOf, type XmlElement } from './xml';

/** What is read by its own name, or says nothing to us; any other attribute is a detail. */
const KNOWN: ReadonlySet<string> = new Set([
  'status',
  'status_code',
  'match_status',
  'match_status_code',
  'reporting',
  'scoreboard_available',
  'home_score',
  'away_score',
  'home_gamescore',
  'away_gamescore',
  'current_server',
  'tiebreak',
]);

const KNOWN_OF_PERIOD: ReadonlySet<string> = new Set([
  'match_status_code',
  'number',
  'type',
  'home_score',
  'away_score',
]);

/** A scoreboard tells a few dozen figures; more than this is not kept. */
const MOST_DETAILS = 100;
const LONGEST_DETAIL = 200;

/**
 * Reads `sport_event_status`. In messages `status` and `match_status` are numbers; in summaries they are words, and
 * the numbers stand in `status_code` and `match_status_code`. Throws Malformed.
 */
export function parseEventStatus(element: XmlElement): EventStatus {
  const isSummary = optional(element, 'status_code') !== null;
  const clock = childOf(element, 'clock');
  const statistics = childOf(element, 'statistics');
  return {
    status: whole(element, isSummary ? 'status_code' : 'status'),
    matchStatus: optionalCount(element, isSummary ? 'match_status_code' : 'match_status'),
    score: pairOf(element, 'home_score', 'away_score'),
    gameScore: pairOf(element, 'home_gamescore', 'away_gamescore'),
    currentServer: sideOf(element, 'current_server'),
    tiebreak: optionalFlag(element, 'tiebreak'),
    clock: clock ? parseClock(clock) : null,
    periods: childrenOf(childOf(element, 'period_scores'), 'period_score').map(parsePeriod),
    results: childrenOf(childOf(element, 'results'), 'result').map(parseResult),
    statistics: statistics ? parseStatistics(statistics) : null,
    field: parseField(childOf(element, 'results')),
    details: detailsOf(element),
  };
}

function parseClock(element: XmlElement): MatchClock {
  return {
    matchTime: time(element, 'match_time'),
    stoppageTime: time(element, 'stoppage_time'),
    stoppageTimeAnnounced: time(element, 'stoppage_time_announced'),
    remainingTime: time(element, 'remaining_time'),
    remainingTimeInPeriod: time(element, 'remaining_time_in_period'),
    stopped: optionalFlag(element, 'stopped') ?? false,
  };
}

/** Only for show, so what is no time of a clock is passed over. */
function time(element: XmlElement, name: string): string | null {
  const text = optional(element, name);
  return text !== null && /^[\d:+. -]{1,16}$/.test(text) ? text : null;
}

function parsePeriod(element: XmlElement, index: number): PeriodScore {
  return {
    matchStatusCode: optionalCount(element, 'match_status_code'),
    number: optionalCount(element, 'number') ?? index + 1,
    type: optional(element, 'type'),
    home: score(element, 'home_score') ?? 0,
    away: score(element, 'away_score') ?? 0,
    details: plain(element, KNOWN_OF_PERIOD),
  };
}

function parseResult(element: XmlElement): ResultScore {
  return {
    matchStatusCode: count(element, 'match_status_code'),
    home: score(element, 'home_score') ?? 0,
    away: score(element, 'away_score') ?? 0,
  };
}

/** A message counts in elements (`yellow_cards home="1"`), as the API does in `totals` of both teams, which is left. */
function parseStatistics(element: XmlElement): CardsAndCorners {
  const pair = (name: string) => {
    const child = childOf(element, name);
    return child ? pairOf(child, 'home', 'away') : null;
  };
  return {
    yellowCards: pair('yellow_cards'),
    redCards: pair('red_cards'),
    yellowRedCards: pair('yellow_red_cards'),
    corners: pair('corners'),
  };
}

function pairOf(element: XmlElement, home: string, away: string): Pair | null {
  const pair = { home: score(element, home), away: score(element, away) };
  if (pair.home === null || pair.away === null) return null;
  return { home: pair.home, away: pair.away };
}

/** Scores are written as decimals by some sports. One that is not whole is kept as a detail. */
function score(element: XmlElement, name: string): number | null {
  const text = optional(element, name);
  if (text === null) return null;
  const found = /^(-?\d{1,9})(?:\.(\d{1,9}))?$/.exec(text);
  if (!found) throw bad(element, name, `is not a number: "${text}"`);
  return /^0*$/.test(found[2] ?? '') ? Number(found[1]) || 0 : null;
}

function sideOf(element: XmlElement, name: string): number | null {
  const side = optionalCount(element, name);
  return side === 1 || side === 2 ? side : null;
}

/** Attributes that no other part has read, those of a scoreboard, and scores that are not whole. */
function detailsOf(element: XmlElement): Details {
  const scoreboard = childOf(element, 'scoreboard');
  const broken = ['home_score', 'away_score'].filter(
    (name) => optional(element, name) !== null && score(element, name) === null,
  );
  return fewOf([
    ...Object.entries(plain(element, KNOWN)),
    ...(scoreboard ? Object.entries(plain(scoreboard, new Set())) : []),
    ...broken.map((name): [string, string] => [name, optional(element, name) ?? '']),
  ]);
}

function plain(element: XmlElement, known: ReadonlySet<string>): Details {
  const rest = Object.entries(element.attributes).filter(
    ([name, text]) => isPlain(name, text) && !known.has(name),
  );
  return fewOf(rest.map(([name, text]) => [name, numberOr(text)]));
}

function isPlain(name: string, text: string): boolean {
  return /^[a-z][a-z0-9_]{0,63}$/.test(name) && text !== '' && text.length <= LONGEST_DETAIL;
}

/** Overs such as 12.4 are no decimals, so only what is whole becomes a number. */
function numberOr(text: string): string | number {
  return /^-?\d{1,15}$/.test(text) ? Number(text) || 0 : text;
}

function fewOf(entries: readonly (readonly [string, string | number])[]): Details {
  return Object.fromEntries(entries.slice(0, MOST_DETAILS));
}
