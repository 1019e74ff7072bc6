import type { FeedLine } from '../source';
import type { Calendar, Match } from './calendar';
import { LIFETIME } from './cues';
import { matchFeed } from './match-feed';
import type { MatchFeed } from './match-feed';
import { LIVE, PREMATCH } from './match-writer';
import { element, xmlDocument } from './xml';

const ALIVE_EVERY = 10_000;
/** Both producers say that they are alive, one a little after the other. */
const ALIVE_AT = [
  [LIVE, 100],
  [PREMATCH, 300],
] as const;

/** Everything the feed says after `from` and up to `to` (wall ms), in order, as it is asked for. */
export function* messages(calendar: Calendar, from: number, to: number): Generator<FeedLine, void> {
  const alive = aliveLines(calendar.settings.epoch, from);
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

/** A sign of life of a producer. */
export function aliveLine(product: number, t: number): FeedLine {
  return systemLine('alive', t, { product, timestamp: t, subscribed: 1 });
}

/** A message that is about no match. */
export function systemLine(type: string, t: number, attributes: Record<string, number>): FeedLine {
  return { t, rk: `-.-.-.${type}.-.-.-.-`, xml: xmlDocument(element(type, attributes)) };
}

/** The matches that may have anything to say between two wall times, by kick-off. */
export function matchesNear(calendar: Calendar, from: number, to: number): Match[] {
  const [first] = slotsNear(calendar, from);
  const [, last] = slotsNear(calendar, to);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    calendar.matchesOf(first + index),
  ).flat();
}

/** A match's feed, moved on past everything up to and at a wall time. */
export function feedAt(calendar: Calendar, match: Match, wall: number): MatchFeed {
  const feed = matchFeed(calendar, match);
  while (feed.due() <= wall) feed.play();
  return feed;
}

function* aliveLines(epoch: number, from: number): Generator<FeedLine, void> {
  for (let beat = Math.floor((from - epoch) / ALIVE_EVERY); ; beat += 1) {
    for (const [product, offset] of ALIVE_AT) {
      const t = epoch + beat * ALIVE_EVERY + offset;
      if (t > from) yield aliveLine(product, t);
    }
  }
}

/** Merges the matches by time; those of a slot join when its first word may come. */
function* matchLines(calendar: Calendar, from: number): Generator<FeedLine, void> {
  let feeds = matchesNear(calendar, from, from).map((match) => feedAt(calendar, match, from));
  for (let joining = slotsNear(calendar, from)[1] + 1; ; joining += 1) {
    const joiners = calendar.matchesOf(joining).map((match) => matchFeed(calendar, match));
    const begins = Math.min(...joiners.map((feed) => feed.due()));
    for (let feed = earliest(feeds); feed && feed.due() < begins; feed = earliest(feeds)) {
      const t = feed.due();
      const line = feed.writer.told(feed.play(), { t });
      if (line) yield line;
    }
    feeds = [...feeds.filter((feed) => feed.due() < Infinity), ...joiners];
  }
}

/** The first and the last slot whose matches may have anything to say at a wall time. */
function slotsNear(calendar: Calendar, wall: number): [first: number, last: number] {
  const feedTime = calendar.toFeed(wall);
  return [calendar.slotAt(feedTime - LIFETIME.to), calendar.slotAt(feedTime - LIFETIME.from)];
}

/** The feed whose next cue comes first; of equals the one that was announced first. */
function earliest(feeds: readonly MatchFeed[]): MatchFeed | undefined {
  let first = feeds[0];
  for (const feed of feeds) if (first && feed.due() < first.due()) first = feed;
  return first;
}
