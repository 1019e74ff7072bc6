import type { TimelineMoment } from '../../source';
import { optional, optionalDate, required } from '../attributes';
import { childOf, childrenOf, type XmlElement } from '../xml';

/** Reads `match_timeline`: what happened in a match, in the order that it is told. Throws Malformed. */
export function readTimeline(root: XmlElement): TimelineMoment[] {
  return childrenOf(childOf(root, 'timeline'), 'event').flatMap((event) => {
    const at = optionalDate(event, 'time');
    return at === null ? [] : [momentOf(event, at)];
  });
}

function momentOf(event: XmlElement, at: number): TimelineMoment {
  const who = childOf(event, 'goal_scorer') ?? childOf(event, 'player');
  return {
    at,
    matchTime: matchTimeOf(event),
    kind: required(event, 'type'),
    side: sideOf(event),
    score: scoreOf(event),
    player: who ? optional(who, 'name') : null,
    detail: detailOf(event, who),
  };
}

/** The clock where it is told to the second, else the minute, with those beyond full time. */
function matchTimeOf(event: XmlElement): string | null {
  const minute = optional(event, 'match_time');
  const beyond = optional(event, 'stoppage_time');
  return optional(event, 'match_clock') ?? (minute && beyond ? `${minute}+${beyond}` : minute);
}

function sideOf(event: XmlElement): TimelineMoment['side'] {
  const team = optional(event, 'team');
  return team === 'home' || team === 'away' ? team : null;
}

/** Some sports write their scores as decimals. */
function scoreOf(event: XmlElement): TimelineMoment['score'] {
  const [home, away] = ['home_score', 'away_score'].map((name) => {
    const text = /^(\d{1,6})(?:\.0+)?$/.exec(optional(event, name) ?? '')?.[1];
    return text === undefined ? null : Number(text);
  });
  return home === null || home === undefined || away === null || away === undefined
    ? null
    : { home, away };
}

function detailOf(event: XmlElement, who: XmlElement | undefined): string | null {
  return (
    (who ? optional(who, 'method') : null) ??
    optional(event, 'value') ??
    optional(event, 'points') ??
    optional(event, 'period_name')
  );
}
