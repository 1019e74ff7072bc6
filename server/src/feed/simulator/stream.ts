import type { FeedLine } from '../source';
import { DAY, dayOf } from './day';
import type { Calendar } from './calendar';
import type { Match } from './play';
import { lifetimeOf } from './cues';
import { matchFeed } from './match-feed';
import type { MatchFeed } from './match-feed';
import { PRODUCERS } from './programme';
import type { Provider } from './billing';
import { createQueue } from './queue';
import { element, xmlDocument } from './xml';

const ALIVE_EVERY = 10_000;
/** Every producer says that it is alive, one a little after the other. */
const ALIVE_AT = { first: 100, apart: 200 };

/** Everything the feed says after `from` and up to `to` (wall ms), in order, as it is asked for. */
export function* messages(calendar: Calendar, from: number, to: number): Generator<FeedLine, void> {
  const alive = aliveLines(calendar, from);
  const matches = matchLines(calendar, from);
  let [nextAlive, nextMatch] = [alive.next(), matches.next()];
  while (!nextAlive.done && !nextMatch.done) {
    const aliveFirst = nextAlive.value.t <= nextMatch.value.t;
    const line = aliveFirst ? nextAlive.value : nextMatch.value;
    if (line.t > to) return;
    yield line;
    if (aliveFirst) nextAlive = alive.next();
    else nextMatch = matches.next();
  }
}

/** The producers of the sports that a calendar plays, by number. */
export function producersOf({ sports }: Calendar): readonly number[] {
  const providers = new Set<Provider>(sports.map(({ provider }) => provider));
  return [...new Set([...providers].flatMap((provider) => PRODUCERS[provider]))];
}

/** A sign of life of a producer. */
export function aliveLine(product: number, t: number): FeedLine {
  return systemLine('alive', t, { product, timestamp: t, subscribed: 1 });
}

/** A message that is about no match. */
export function systemLine(type: string, t: number, attributes: Record<string, number>): FeedLine {
  return { t, rk: `-.-.-.${type}.-.-.-.-`, xml: xmlDocument(element(type, attributes)) };
}

/** The matches that may have anything to say at a wall time. */
export function matchesNear(calendar: Calendar, wall: number): Match[] {
  const now = calendar.toFeed(wall);
  const { from, to } = lifetime(calendar);
  const first = dayOf(now - to);
  const days = Array.from({ length: dayOf(now - from) - first + 1 }, (_, day) => first + day);
  return days.flatMap((day) =>
    calendar.matchesOf(day).filter(({ kickOff, sport }) => {
      const own = lifetimeOf(sport);
      return kickOff + own.from <= now && now <= kickOff + own.to;
    }),
  );
}

/** A match's feed, moved on past everything up to and at a wall time. */
export function feedAt(calendar: Calendar, match: Match, wall: number): MatchFeed {
  const feed = matchFeed(calendar, match);
  feed.skipTo(wall);
  return feed;
}

function lifetime({ sports }: Calendar) {
  const own = sports.map(lifetimeOf);
  return {
    from: Math.min(...own.map(({ from }) => from)),
    to: Math.max(...own.map(({ to }) => to)),
  };
}

function* aliveLines(calendar: Calendar, from: number): Generator<FeedLine, void> {
  const { epoch } = calendar.settings;
  const producers = producersOf(calendar);
  for (let beat = Math.floor((from - epoch) / ALIVE_EVERY); ; beat += 1) {
    for (const [place, product] of producers.entries()) {
      const t = epoch + beat * ALIVE_EVERY + ALIVE_AT.first + place * ALIVE_AT.apart;
      if (t > from) yield aliveLine(product, t);
    }
  }
}

/** Merges the matches by time; those of a day join when the first word about any of them may come. */
function* matchLines(calendar: Calendar, from: number): Generator<FeedLine, void> {
  const queue = createQueue<MatchFeed>(
    (feed) => feed.due(),
    ({ match }) => match.number,
  );
  const announces = lifetime(calendar).from;
  let joining = dayOf(calendar.toFeed(from) - announces) + 1;
  const known = new Set(matchesNear(calendar, from));
  // A match of the last day may be announced after `from` all the same.
  for (const match of calendar.matchesOf(joining - 1)) known.add(match);
  for (const match of known) queue.add(feedAt(calendar, match, from));
  for (;;) {
    const feed = queue.first();
    const joins = calendar.toWall(joining * DAY + announces);
    if (!feed || feed.due() >= joins) {
      for (const match of calendar.matchesOf(joining)) queue.add(matchFeed(calendar, match));
      joining += 1;
      continue;
    }
    yield* linesOf(feed);
    queue.settle();
  }
}

/** The next words of a match. What is far from being played keeps nothing in memory. */
function linesOf(feed: MatchFeed): FeedLine[] {
  const t = feed.due();
  const played = feed.play();
  const lines = feed.writer.told(played, { t });
  if (played.after.phase === 'prematch') feed.book.forget();
  return lines;
}
