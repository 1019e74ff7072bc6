import type { FeedLine } from '../source';
import type { Calendar, Match } from './calendar';
import { matchFeed } from './match-feed';
import { LIVE, PREMATCH } from './match-writer';
import type { Played, Stamp } from './match-writer';
import { matchesNear } from './stream';

/** What somebody asks for who has missed something, or who knows nothing yet. */
export interface Missed {
  /** Wall ms of the last message they had; null when they want the whole state. */
  readonly after: number | null;
  /** The moment up to which they are brought, wall ms. */
  readonly upTo: number;
  /** One producer's messages only. */
  readonly product?: number;
  /** Whether they have never had a message: what is over and done with means nothing to them. */
  readonly newcomer: boolean;
}

const SETTLES: ReadonlySet<string> = new Set(['settle-decided', 'settle-rest', 'confirm']);

/**
 * Brings a listener up to date: new fixtures, where each match stands and what is on offer, and
 * every settlement that was missed. Matches that were announced and over within the gap are left
 * out: nobody can have bet on them.
 */
export function* catchUp(
  calendar: Calendar,
  missed: Missed,
  stamp: Stamp,
): Generator<FeedLine, void> {
  const { after, upTo } = missed;
  const old = after === null ? [] : matchesNear(calendar, after, after);
  const present = matchesNear(calendar, upTo, upTo);
  const seen = new Set(old.map(({ number }) => number));
  for (const match of [...old, ...present.filter(({ number }) => !seen.has(number))]) {
    yield* catchUpMatch(calendar, match, missed, stamp);
  }
}

function* catchUpMatch(
  calendar: Calendar,
  match: Match,
  missed: Missed,
  stamp: Stamp,
): Generator<FeedLine, void> {
  const { product, newcomer } = missed;
  const after = missed.after ?? -Infinity;
  const feed = matchFeed(calendar, match);
  const isNew = feed.due() > after;
  const news: Played[] = [];
  while (feed.due() <= missed.upTo) {
    const isNews = feed.due() > after;
    const played = feed.play();
    if (isNews && (SETTLES.has(played.cue.kind) || played.cue.kind === 'announce'))
      news.push(played);
    if (played.cue.kind === 'close' && (isNew || !isNews)) return;
  }
  const board = feed.board();
  if (newcomer && board.phase === 'over') return;
  const wanted = (line: FeedLine | null, from: number) =>
    line && (product === undefined || product === from) ? [line] : [];
  const owner = board.phase === 'prematch' || board.phase === 'between' ? PREMATCH : LIVE;
  const isFixture = ({ cue }: Played) => cue.kind === 'announce';
  for (const each of news.filter(isFixture)) yield* wanted(feed.writer.told(each, stamp), PREMATCH);
  yield* wanted(feed.writer.standing(board, stamp, !newcomer), owner);
  if (newcomer) return;
  for (const each of news.filter((one) => !isFixture(one)))
    yield* wanted(feed.writer.told(each, stamp), LIVE);
}
