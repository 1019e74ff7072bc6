import type { Line } from '@touchline/domain/pricing/tally/line';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { FeedLine } from '../source';
import type { Board } from './board';
import type { Book } from './book';
import type { Match } from './play';
import { eventLine, type Speaker, type Stamp } from './event-line';
import { nameXml, resultsXml, settledResults } from './market-xml';
import { element } from './xml';

const CERTAINTY = { scouted: 1, confirmed: 2 };

export interface SettlementWriter {
  /** Results that were taken back between two boards. */
  withdrawn(before: Board, after: Board, stamp: Stamp): FeedLine[];
  /** Results that came between two boards; all of them again when they are confirmed. */
  settled(before: Board, after: Board, stamp: Stamp, confirms: boolean): FeedLine[];
}

/** Writes what was settled and what is not so any more: a correction takes back first, and is settled anew then. */
export function settlementWriter(match: Match, book: Book): SettlementWriter {
  const live: Speaker = { product: match.sport.producers.live, part: '-.live' };
  return {
    settled: (before, after, stamp, confirms) => {
      const news = changesOf(book, before, after).flatMap(({ line, was, now }) =>
        now && (confirms || !was || !isEqual(was, now)) ? [resultsXml(line, now)] : [],
      );
      if (news.length === 0) return [];
      const certainty = confirms ? CERTAINTY.confirmed : CERTAINTY.scouted;
      const outcomes = element('outcomes', {}, news.join(''));
      return [eventLine(match, stamp, live, 'bet_settlement', { certainty }, outcomes)];
    },
    withdrawn: (before, after, stamp) => {
      const gone = changesOf(book, before, after).flatMap(({ line, was, now }) =>
        was && !(now && isEqual(was, now)) ? [nameXml(line)] : [],
      );
      if (gone.length === 0) return [];
      return [eventLine(match, stamp, live, 'rollback_bet_settlement', {}, gone.join(''))];
    },
  };
}

interface Change {
  readonly line: Line;
  readonly was: readonly FinalResult[] | null;
  readonly now: readonly FinalResult[] | null;
}

/** The results of every line that was on offer, before and after, sorted by market. */
function changesOf(book: Book, before: Board, after: Board): Change[] {
  return book
    .offered(after.settledWindows)
    .map((line) => ({
      line,
      was: settledResults(before, book, line),
      now: settledResults(after, book, line),
    }))
    .toSorted(({ line: one }, { line: other }) => one.market - other.market);
}

function isEqual(one: readonly FinalResult[], other: readonly FinalResult[]): boolean {
  return one.every((result, index) => result === other[index]);
}
