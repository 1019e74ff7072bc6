import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  FixtureSource,
  LeagueFacts,
  Meeting,
  ProviderApi,
  ScheduledEvent,
  TimelineMoment,
} from '../source';
import { builderPrice, builderSelections } from './builder';
import { type Calendar, fixtureOf } from './calendar';
import { DAY, dayOf } from './day';
import type { Match } from './play';
import { lineupsOf } from './lineups';
import { createShelf, type Shelf } from './shelf';
import { summaryXml } from './status-xml';
import { feedAt } from './stream';

/** How long what is over is known, feed days. */
const KNOWN_DAYS = 7;
const RESULTS_KEPT = 2_000;

/** What the simulated provider answers beside its feed, as of the clock's now (ms since epoch). */
export function providerApi(
  calendar: Calendar,
  now: () => number,
  leagues: readonly LeagueFacts[] = [],
): ProviderApi {
  const matchOf = (urn: string): Match => {
    const match = calendar.byUrn(urn);
    if (!match) throw new Error(`the simulator plays no match ${urn}`);
    return match;
  };
  const feedOf = (urn: string) => feedAt(calendar, matchOf(urn), now());
  const results = createShelf<string, Result>(RESULTS_KEPT);
  const fixture: FixtureSource['fixture'] = async (urn) => fixtureOf(calendar, matchOf(urn));
  return {
    fixture,
    schedule: async (day) => scheduleOf(calendar, day, now()),
    leagues: async () => leagues,
    timeline: async (urn) => timelineOf(calendar, matchOf(urn), now()),
    lineups: async (urn) => lineupsOf(matchOf(urn)),
    meetings: async (urn) => meetingsOf(calendar, matchOf(urn), now(), results),
    customBet: async (urn, picks) => builderPrice(feedOf(urn), picks),
    customBetSelections: async (urn, chosen) => builderSelections(feedOf(urn), chosen),
  };
}

function scheduleOf(calendar: Calendar, day: string, now: number): ScheduledEvent[] {
  const from = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(from)) {
    throw new Error(`day is not YYYY-MM-DD: ${day}`);
  }
  const present = calendar.toFeed(now);
  const first = Math.max(calendar.toFeed(from), present - KNOWN_DAYS * DAY);
  const ahead = Math.max(...calendar.sports.map(({ daysAhead }) => daysAhead));
  const last = Math.min(calendar.toFeed(from + DAY) - 1, present + ahead * DAY);
  const days = Math.max(0, dayOf(last) - dayOf(first) + 1);
  return Array.from({ length: days }, (_, index) => calendar.matchesOf(dayOf(first) + index))
    .flat()
    .filter(({ kickOff }) => kickOff >= first && kickOff <= last)
    .toSorted((one, other) => one.kickOff - other.kickOff || one.number - other.number)
    .map((match) => ({
      fixture: fixtureOf(calendar, match),
      status: statusOf(match, present - match.kickOff),
    }));
}

function statusOf(match: Match, at: number): string | null {
  if (at < 0) return null;
  const { rules } = match.sport;
  const story = rules.storyOf(match);
  const isOver = at >= story.length;
  return summaryXml(rules.standingAt(story, isOver ? story.length : at), isOver);
}

function timelineOf(calendar: Calendar, match: Match, now: number): TimelineMoment[] {
  const { rules } = match.sport;
  const played = calendar.toFeed(now) - match.kickOff;
  if (played < 0) return [];
  const story = rules.storyOf(match);
  let before = rules.standingAt(story, 0).score;
  return story.moments
    .filter(({ at, isAlarm }) => at <= played && !isAlarm)
    .map(({ at, kind, side = null, player = null, detail = null }) => {
      const { score, clock } = rules.standingAt(story, at);
      const hasChanged = score.home !== before.home || score.away !== before.away;
      before = score;
      return {
        at: calendar.toWall(match.kickOff + at),
        matchTime: clock?.matchTime ?? null,
        kind,
        side,
        score: hasChanged ? score : null,
        player,
        detail,
      };
    });
}

/** Working out how a match went takes some ms: others have their turn in between, and none is worked out often. */
async function meetingsOf(
  calendar: Calendar,
  match: Match,
  now: number,
  results: Shelf<string, Result>,
): Promise<Meeting[]> {
  const meetings: Meeting[] = [];
  for (const meeting of calendar.meetingsBefore(match)) {
    await nextTurn();
    const { score, length } = results.get(meeting.urn, () => resultOf(meeting));
    if (meeting.kickOff + length > calendar.toFeed(now)) continue;
    meetings.push({
      urn: meeting.urn,
      startTime: calendar.toWall(meeting.kickOff),
      tournament: meeting.league.tournament,
      home: meeting.home.urn,
      away: meeting.away.urn,
      score,
    });
  }
  return meetings;
}

interface Result {
  readonly score: Meeting['score'];
  readonly length: number;
}

function resultOf(match: Match): Result {
  const { rules } = match.sport;
  const story = rules.storyOf(match);
  return { score: rules.standingAt(story, story.length).score, length: story.length };
}
