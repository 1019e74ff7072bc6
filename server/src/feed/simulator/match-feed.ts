import { assert } from '@touchline/domain/assert';
import { afterCue, BLANK, type Board, type Cue } from './board';
import { type Book, bookOf } from './book';
import type { Calendar } from './calendar';
import type { Match } from './play';
import { earlyCues } from './cues';
import { firstIndex } from './grid';
import { matchWriter } from './match-writer';
import type { MatchWriter, Played } from './match-writer';

/** One match told cue by cue. Cues that are not written cost little, and any number of them can be skipped at once. */
export interface MatchFeed {
  readonly match: Match;
  readonly book: Book;
  readonly writer: MatchWriter;
  /** Wall time of the next cue, ms since epoch; infinite when nothing is left. */
  due(): number;
  /** Lets the next cue happen. */
  play(): Played;
  /** Moves on past everything up to and at a wall time. */
  skipTo(wall: number): void;
  /** How things stand after the cues so far. */
  board(): Board;
}

/** The feed of one match from its first cue. */
export function matchFeed(calendar: Calendar, match: Match): MatchFeed {
  const { speed } = calendar.settings;
  const book = bookOf(match, speed);
  const early = earlyCues(match, speed);
  const prematch = early.count;
  let position = 0;
  let board = BLANK;

  const cueAt = (index: number): Cue | undefined =>
    index < prematch ? early.at(index) : book.cues()[index - prematch];
  const wallOf = ({ at }: Cue) => calendar.toWall(match.kickOff + at);
  let next = cueAt(0);

  /** Before the hand-over only what opened lines and the last price matter; from there on all that was said. */
  function boardAfter(index: number): Board {
    const last = Math.min(index, prematch) - 1;
    const told = [...early.openings.filter((place) => place < last), ...(last < 0 ? [] : [last])];
    const before = told.map(early.at).reduce(afterCue, BLANK);
    return index <= prematch
      ? before
      : book
          .cues()
          .slice(0, index - prematch)
          .reduce(afterCue, before);
  }

  return {
    match,
    book,
    writer: matchWriter(calendar, match, book),
    due: () => (next ? wallOf(next) : Infinity),
    board: () => board,
    play: () => {
      assert(next, 'a cue is left');
      const played = { cue: next, before: board, after: afterCue(board, next) };
      board = played.after;
      position += 1;
      next = cueAt(position);
      return played;
    },
    skipTo: (wall) => {
      if (!next || wallOf(next) > wall) return;
      const isLater = (index: number) => {
        const cue = cueAt(index);
        return !cue || wallOf(cue) > wall;
      };
      const found = firstIndex(position, Math.max(position, prematch), isLater);
      position =
        found < prematch ? found : firstIndex(found, prematch + book.cues().length, isLater);
      board = boardAfter(position);
      next = cueAt(position);
    },
  };
}
