import type { FeedLine } from '../source';
import type { Calendar } from './calendar';
import type { Match } from './play';
import { openingOf } from './cues';
import { catchUpMatch, matchesToTell } from './snapshot';
import { systemLine } from './stream';

/** What a recovery asks for: everything of a producer since `after` (ms since epoch; null for its whole state). */
export interface Asked {
  readonly product: number;
  readonly after: number | null;
  readonly requestId: number;
  /** Only this event, from when it was announced; the answer has no end of its own. */
  readonly urn?: string;
}

/** Recoveries that wait for their answers. */
export interface Answers {
  ask(asked: Asked): void;
  areOpen(): boolean;
  /**
   * What an answer says of its next match as of a moment of the feed (ms since epoch), which must not go back; at the
   * end of the answer that it is complete.
   */
  next(at: number): FeedLine[];
}

interface Open {
  readonly asked: Asked;
  /** Those to be told of, the last of them first; null before the answer has begun. */
  left: Match[] | null;
}

/** A producer has nothing to say of most matches; so many are looked at before it is another's turn. */
const MOST_LOOKED_AT = 200;

/** Answers take turns, a match at a time: that of a producer with few matches does not wait for one with many. */
export function createAnswers(calendar: Calendar): Answers {
  const open: Open[] = [];
  return {
    ask: (asked) => void open.push({ asked, left: null }),
    areOpen: () => open.length > 0,
    next: (at) => {
      const answer = open.shift();
      if (!answer) return [];
      const { product, after, requestId, urn } = answer.asked;
      if (urn !== undefined) return answerEvent(calendar, urn, answer.asked, at);
      const missed = { after, upTo: at, product };
      answer.left ??= matchesToTell(calendar, missed).reverse();
      for (let looked = 0; looked < MOST_LOOKED_AT; looked += 1) {
        const match = answer.left.pop();
        if (!match) return [systemLine('snapshot_complete', at, completeOf(answer.asked, at))];
        const lines = [...catchUpMatch(calendar, match, missed, { t: at, requestId })];
        if (lines.length === 0) continue;
        open.push(answer);
        return lines;
      }
      open.push(answer);
      return [];
    },
  };
}

function answerEvent(
  calendar: Calendar,
  urn: string,
  { product, requestId }: Asked,
  at: number,
): FeedLine[] {
  const match = calendar.byUrn(urn);
  if (!match) return [];
  const after = calendar.toWall(match.kickOff + openingOf(match).announced);
  const missed = { after, upTo: at, product };
  return [...catchUpMatch(calendar, match, missed, { t: at, requestId })];
}

function completeOf({ product, requestId }: Asked, at: number) {
  return { product, timestamp: at, request_id: requestId };
}
