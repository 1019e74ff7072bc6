import { calendarOf } from '../../../server/src/feed/simulator/calendar';
import { dayOf } from '../../../server/src/feed/simulator/day';
import type { Match } from '../../../server/src/feed/simulator/play';
import { createListener } from './listener';
import { tinySport } from './tiny-play';
import { everythingOf } from './told';
import { every } from './xml-tree';
import type { Tree } from './xml-tree';

export const EPOCH = Date.UTC(2026, 10, 21);
export const calendar = calendarOf({ seed: 3, speed: 20, epoch: EPOCH }, [tinySport()]);
export const MATCHES = calendar.matchesOf(dayOf(EPOCH)).slice(0, 12);

/** A match with all that was ever said of it, and one who has heard it. */
export interface Told {
  readonly match: Match;
  readonly messages: readonly Tree[];
  readonly listener: ReturnType<typeof createListener>;
}

/** The first matches of a made-up game, told to their ends. */
export const TOLD: readonly Told[] = MATCHES.map((match) => {
  const listener = createListener();
  const lines = everythingOf(calendar, match);
  return { match, messages: lines.map((line) => listener.hear(line)), listener };
});

/** The markets that a message prices; none unless it is one of odds. */
export const listedIn = (message: Tree): readonly Tree[] =>
  message.name === 'odds_change' ? every(message, 'market') : [];
