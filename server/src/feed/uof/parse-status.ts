import { bad, optional, optionalFlag, optionalWhole, whole } from './attributes';
import type { EventStatus, MatchClock, Pair, PeriodScore } from './messages';
import { childOf, childrenOf, type XmlElement } from './xml';

/** Reads `sport_event_status`. Throws Malformed. */
export function parseEventStatus(element: XmlElement): EventStatus {
  const statistics = childOf(element, 'statistics');
  const red = childOf(statistics, 'red_cards');
  const clock = childOf(element, 'clock');
  return {
    status: whole(element, 'status'),
    matchStatus: optionalWhole(element, 'match_status'),
    score: pairOf(element, 'home_score', 'away_score'),
    gameScore: pairOf(element, 'home_gamescore', 'away_gamescore'),
    currentServer: optionalWhole(element, 'current_server'),
    clock: clock ? parseClock(clock) : null,
    periods: childrenOf(childOf(element, 'period_scores'), 'period_score').map(parsePeriod),
    redCards: red ? pairOf(red, 'home', 'away') : null,
  };
}

function parseClock(element: XmlElement): MatchClock {
  return {
    matchTime: optional(element, 'match_time'),
    stoppageTime: optional(element, 'stoppage_time'),
    remainingTime: optional(element, 'remaining_time'),
    stopped: optionalFlag(element, 'stopped') ?? false,
  };
}

function parsePeriod(element: XmlElement): PeriodScore {
  return {
    matchStatusCode: whole(element, 'match_status_code'),
    number: whole(element, 'number'),
    home: score(element, 'home_score') ?? 0,
    away: score(element, 'away_score') ?? 0,
  };
}

function pairOf(element: XmlElement, home: string, away: string): Pair | null {
  const pair = { home: score(element, home), away: score(element, away) };
  if (pair.home === null || pair.away === null) return null;
  return { home: pair.home, away: pair.away };
}

/** Scores are written as decimals by some sports, though they are whole. */
function score(element: XmlElement, name: string): number | null {
  const text = optional(element, name);
  if (text === null) return null;
  const found = /^(-?\d{1,9})(?:\.0+)?$/.exec(text);
  if (!found) throw bad(element, name, `is not a whole number: "${text}"`);
  return Number(found[1]);
}
