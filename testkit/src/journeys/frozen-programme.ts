import type { ScriptCall, ToScript } from '@touchline/wire/feed/script';
import { providerApi } from '../../../server/src/feed/simulator/api';
import { type Calendar, calendarOf } from '../../../server/src/feed/simulator/calendar';
import { sportsOf } from '../../../server/src/feed/simulator/programme';
import { catchUpMatch, matchesToTell } from '../../../server/src/feed/simulator/snapshot';
import type { FeedMessage, ScriptedContent } from '../feed/scripted-feed';

/** A Thursday evening on which matches of every sport are in play, and none stands still for a goal. */
const EVENING = Date.parse('2026-01-15T19:40:00Z');
const SEED = 5;
/** Matches that begin within this time are left out: no journey sees a match begin that it did not begin itself. */
const SOON_MS = 2 * 3_600_000;

interface Programme {
  /** How many days ahead the matches of each sport are offered. */
  readonly days: Readonly<Record<string, number>>;
  /** Ms since epoch: the evening that is frozen is moved here. */
  readonly at: number;
}

/**
 * A whole programme of a provider as it stands at one moment, the same in every run: matches in play, matches to come,
 * what has ended. Its clock stands still, so no price moves and no match goes on unless a test says so.
 */
export function frozenProgramme({ days, at }: Programme): ScriptedContent {
  const own = sportsOf('betradar').flatMap((sport) => {
    const daysAhead = days[sport.key];
    return daysAhead === undefined ? [] : [{ ...sport, daysAhead }];
  });
  const calendar = movedTo(at, calendarOf({ seed: SEED, speed: 1, epoch: EVENING }, own));
  const api = providerApi(calendar, () => at);
  return {
    recover: function* (producer, requestId, after): Generator<FeedMessage> {
      // Nothing has happened since.
      if (after !== null && after >= at) return;
      const missed = { after: null, upTo: at, product: producer };
      const stamp = { t: at, requestId };
      for (const match of matchesToTell(calendar, missed)) {
        const startsIn = calendar.toWall(match.kickOff) - at;
        if (startsIn >= 0 && startsIn < SOON_MS) continue;
        yield* catchUpMatch(calendar, match, missed, stamp);
      }
    },
    answer: (call, about, picks = []) => answered(api, call, about, picks).catch(() => undefined),
  };
}

type Picks = Extract<ToScript, { call: unknown }>['picks'] & object;

async function answered(
  api: ReturnType<typeof providerApi>,
  call: ScriptCall,
  about: string,
  picks: Picks,
): Promise<unknown> {
  switch (call) {
    case 'customBet':
    case 'customBetSelections':
      return api[call](about, picks);
    default:
      return api[call](about);
  }
}

/** The same calendar, whose epoch is at another time of the wall clock. */
function movedTo(at: number, calendar: Calendar): Calendar {
  const ahead = at - EVENING;
  return {
    ...calendar,
    toWall: (feedTime) => calendar.toWall(feedTime) + ahead,
    toFeed: (wallTime) => calendar.toFeed(wallTime - ahead),
  };
}
