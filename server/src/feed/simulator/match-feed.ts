import { assert } from '@touchline/domain/assert';
import { afterCue, emptyBoard } from './board';
import type { Board } from './board';
import type { Calendar, Match } from './calendar';
import { cuesOf } from './cues';
import { matchWriter } from './match-writer';
import type { MatchWriter, Played } from './match-writer';
import { storyOf } from './story';

/** One match told cue by cue; cues that are not written cost little. */
export interface MatchFeed {
  readonly match: Match;
  readonly writer: MatchWriter;
  /** Wall time of the next cue, ms since epoch; infinite when nothing is left. */
  due(): number;
  /** Lets the next cue happen. */
  play(): Played;
  /** How things stand after the cues so far. */
  board(): Board;
}

/** The feed of one match from its first cue. */
export function matchFeed(calendar: Calendar, match: Match): MatchFeed {
  const story = storyOf(match);
  const cues = cuesOf(match, story, calendar.settings.speed);
  let board = emptyBoard(match);
  let coming = cues.next();
  let due = dueOf();

  function dueOf(): number {
    return coming.done ? Infinity : calendar.toWall(match.kickOff + coming.value.at);
  }

  return {
    match,
    writer: matchWriter(calendar, match, story),
    due: () => due,
    board: () => board,
    play: () => {
      assert(!coming.done, 'a cue is left');
      const played = {
        cue: coming.value,
        before: board,
        after: afterCue(board, coming.value, match, story),
      };
      board = played.after;
      coming = cues.next();
      due = dueOf();
      return played;
    },
  };
}
