import type { FeedLine } from '../source';
import type { Calendar } from './calendar';
import type { Match } from './play';
import { openingOf } from './cues';
import { matchFeed } from './match-feed';
import type { Stamp } from './event-line';
import { matchesNear } from './stream';

/** What somebody asks for who has missed something, or who knows nothing yet. */
export interface Missed {
  /**
   * Wall ms of the last message they had; null when they want the whole state: what is over and done with means
   * nothing to them then.
   */
  readonly after: number | null;
  /** The moment up to which they are brought, wall ms. */
  readonly upTo: number;
  /** One producer's messages only. */
  readonly product?: number;
}

/**
 * Brings a listener up to date, the matches next to now first: new fixtures, where each match stands and what is on
 * offer, and what was settled or taken back and missed. Matches that were announced and over within the gap are left
 * out: nobody can have bet on them. So are those of which nothing was said in it.
 */
export function* catchUp(
  calendar: Calendar,
  missed: Missed,
  stamp: Stamp,
): Generator<FeedLine, void> {
  for (const match of matchesToTell(calendar, missed)) {
    yield* catchUpMatch(calendar, match, missed, stamp);
  }
}

/** The matches of which something may have been missed, those next to now first. */
export function matchesToTell(calendar: Calendar, { after, upTo }: Missed): Match[] {
  const old = after === null ? [] : matchesNear(calendar, after);
  const now = calendar.toFeed(upTo);
  const distance = ({ kickOff }: Match) => Math.abs(kickOff - now);
  const matches = [...new Set([...old, ...matchesNear(calendar, upTo)])];
  return matches.sort((one, other) => distance(one) - distance(other) || one.number - other.number);
}

/** The same of one match. */
export function* catchUpMatch(
  calendar: Calendar,
  match: Match,
  { after, upTo, product }: Missed,
  stamp: Stamp,
): Generator<FeedLine, void> {
  const announcedAt = calendar.toWall(match.kickOff + openingOf(match).announced);
  if (announcedAt > upTo) return;
  const isNewcomer = after === null;
  const isNew = isNewcomer || announcedAt > after;
  const feed = matchFeed(calendar, match);
  if (after !== null) feed.skipTo(after);
  const before = feed.board();
  if (before.phase === 'closed' || feed.due() > upTo) return;
  feed.skipTo(upTo);
  const board = feed.board();
  const { writer } = feed;
  const isOver = board.phase === 'over' || board.phase === 'closed';
  if ((isNewcomer && isOver) || (isNew && board.phase === 'closed')) return;

  const { live, prematch } = match.sport.producers;
  const owner = board.phase === 'prematch' || board.phase === 'between' ? prematch : live;
  const wants = (from: number) => product === undefined || product === from;
  if (isNew && wants(prematch)) {
    const announced = { cue: { at: board.at, kind: 'announce' as const }, before, after: board };
    yield* writer.told(announced, stamp);
  }
  if (!isNewcomer && wants(live)) yield* writer.withdrawn(before, board, stamp);
  const standing = wants(owner) ? writer.standing(board, stamp, !isNewcomer) : null;
  if (standing) yield standing;
  if (!isNewcomer && wants(live)) {
    const confirms =
      isOver && feed.book.cues().some(({ kind, at }) => kind === 'confirm' && at <= board.at);
    yield* writer.settled(before, board, stamp, confirms);
  }
}
