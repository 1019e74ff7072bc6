import { ok, refused, type Result } from '@touchline/domain/result';
import type { FeedChange } from '../../book/ingest/change';
import { type KnownMatch, lineNameOf, type MatchMemory } from './match-memory';
import { type BcVoid, VOID_ACTION, VOIDED } from './messages';
import type { LineSpelling } from './line-names';

/**
 * Void and unvoid notifications.
 *
 * Documented (OddsFeed, TCP socket, "VoidNotification"; "SportsBook Notes"): a window of time, and the match, market or
 * selection whose bets of that window are void, or are not any more. The provider says that the window is one of its own
 * bets, and that whoever receives it may ignore it.
 *
 * Refused: the void of a single selection, since the book makes void all bets of a line or none; and whatever names an
 * object that the feed has not told of, since a notification does not say where it belongs.
 */
export function voidChanges(told: BcVoid, memory: MatchMemory): Result<FeedChange[], string> {
  const { ObjectType, ObjectId, FromDate, ToDate, VoidAction } = told;
  if (ObjectType === VOIDED.selection) {
    return refused(`the void of selection ${ObjectId}: only whole markets can be made void`);
  }
  const about =
    ObjectType === VOIDED.match ? matchOf(ObjectId, memory) : marketOf(ObjectId, memory);
  if (!about) {
    const what = ObjectType === VOIDED.match ? 'match' : 'market';
    return refused(`the void of ${what} ${ObjectId}: it is not known`);
  }
  const window = { placedFrom: Date.parse(FromDate), placedTo: Date.parse(ToDate) };
  if (window.placedTo < window.placedFrom) {
    return refused(`the void of object ${ObjectId}: ToDate comes before FromDate`);
  }
  const type = VoidAction === VOID_ACTION.void ? 'line_cancelled' : 'cancellation_withdrawn';
  return ok(about.lines.map((line) => ({ type, ...lineNameOf(about.match, line), ...window })));
}

interface About {
  readonly match: KnownMatch;
  readonly lines: readonly LineSpelling[];
}

function matchOf(id: number, { matches }: MatchMemory): About | null {
  const match = matches.get(id);
  return match ? { match, lines: [...match.lines.values()] } : null;
}

function marketOf(id: number, memory: MatchMemory): About | null {
  const match = memory.matchOfMarket(id);
  const line = match?.lines.get(id);
  return match && line ? { match, lines: [line] } : null;
}
