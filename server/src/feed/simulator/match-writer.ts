import { distributionOf, futuresOf } from '@touchline/domain/pricing/tally/futures';
import type { Reading } from '@touchline/domain/pricing/tally/tally';
import type { FeedLine } from '../source';
import { ALL_GROUPS, type Board, type Cue } from './board';
import type { Book } from './book';
import type { Calendar } from './calendar';
import { eventLine, type Speaker, type Stamp } from './event-line';
import { isInGroups } from './market-groups';
import { bareXml, listingXml, newsIn, STATUS, viewOf } from './market-xml';
import type { Listing, View } from './market-xml';
import type { Match, Moment } from './play';
import { settlementWriter, type SettlementWriter } from './settlement-writer';
import { statusXml } from './status-xml';
import { element } from './xml';

const NEW_FIXTURE = 1;
const MATCH_ENDED = { betstop_reason: 12 };
/** The provider's reasons that are a goal, and its word for betting that stopped for one. */
const GOALS: ReadonlySet<number> = new Set([1, 4, 5]);
const BETTING_STATUS_GOAL = 1;
/** Lines are chosen twice before the match: the main ones, and all of them. */
const PREMATCH_WINDOWS = 2;

/** A cue that was played, and the board on both sides of it. */
export interface Played {
  readonly cue: Cue;
  readonly before: Board;
  readonly after: Board;
}

export interface MatchWriter extends SettlementWriter {
  /** The messages of a cue; none when it brings nothing new. */
  told(played: Played, stamp: Stamp): FeedLine[];
  /**
   * All that is on offer as one message; null before the first price. Lines that were dropped
   * are told of only to somebody who may know them.
   */
  standing(board: Board, stamp: Stamp, withDropped: boolean): FeedLine | null;
}

/** Writes the provider's messages about one match. */
export function matchWriter(calendar: Calendar, match: Match, book: Book): MatchWriter {
  const { producers } = match.sport;
  const start = calendar.toWall(match.kickOff);
  const live: Speaker = { product: producers.live, part: '-.live' };
  const prematch: Speaker = { product: producers.prematch, part: 'pre.-' };
  const speaks = ({ phase }: Board) =>
    phase === 'live' || phase === 'over' || phase === 'closed' ? live : prematch;
  const settlements = settlementWriter(match, book);
  const odds = oddsWriter(match, book);
  const xmlOf = (board: Board, listings: Iterable<Listing>) =>
    Array.from(listings, (each) => listingXml(each, board.phase === 'prematch' ? start : null));

  const told = (played: Played, stamp: Stamp): FeedLine[] => {
    const { cue, before, after } = played;
    switch (cue.kind) {
      case 'announce':
        return [eventLine(match, stamp, prematch, 'fixture_change', novelty(start))];
      case 'price': {
        const news = xmlOf(after, newsIn(before, after, book));
        const isTold = news.length > 0 || after.phase === 'live';
        return isTold ? [odds(stamp, speaks(after), after, news)] : [];
      }
      case 'take-over':
        return [odds(stamp, live, after, xmlOf(after, viewOf(after, book, true).values()))];
      case 'hand-over':
        return [odds(stamp, prematch, after, handedOver(book))];
      case 'stop':
        return [stopLine(match, stamp, live, cue)];
      case 'show':
        return [
          odds(
            stamp,
            live,
            after,
            suspended(viewOf(before, book, false), cue),
            reasonFor(cue.moment),
          ),
        ];
      case 'end':
        return [odds(stamp, live, after, suspended(viewOf(before, book, false), cue), MATCH_ENDED)];
      case 'tell':
      case 'close':
        return [odds(stamp, live, after, [])];
      case 'settle':
        return [
          ...settlements.withdrawn(before, after, stamp),
          ...settlements.settled(before, after, stamp, false),
        ];
      default:
        return settlements.settled(before, after, stamp, true);
    }
  };

  const standing = (board: Board, stamp: Stamp, withDropped: boolean): FeedLine | null => {
    if (board.phase === 'announced') return null;
    if (board.phase === 'between') return odds(stamp, prematch, board, handedOver(book));
    const listings = viewOf(board, book, withDropped).values();
    return odds(stamp, speaks(board), board, xmlOf(board, listings));
  };

  return { told, standing, ...settlements };
}

/** An odds_change; without markets it tells of the scoreboard alone. */
type OddsWriter = (
  stamp: Stamp,
  speaker: Speaker,
  board: Board,
  markets: readonly string[],
  reason?: object,
) => FeedLine;

function oddsWriter(match: Match, book: Book): OddsWriter {
  return (stamp, speaker, board, markets, reason = {}) => {
    const expected = board.phase === 'prematch' ? expectationXml(board, match, book) : '';
    const listed = markets.length > 0 ? element('odds', { ...reason }, markets.join('')) : '';
    const content = statusXml(board, match, book.story) + expected + listed;
    return eventLine(match, stamp, speaker, 'odds_change', {}, content);
  };
}

/** What was on offer before the match is no longer the prematch producer's. */
function handedOver(book: Book): string[] {
  return book.offered(PREMATCH_WINDOWS).map((line) => bareXml(line, STATUS.handedOver));
}

function novelty(start: number) {
  return { change_type: NEW_FIXTURE, start_time: start, next_live_time: start };
}

function reasonFor(moment: Moment | undefined) {
  if (moment?.reason === undefined) return {};
  const isGoal = GOALS.has(moment.reason);
  return {
    betting_status: isGoal ? BETTING_STATUS_GOAL : null,
    betstop_reason: moment.reason,
  };
}

function stopLine(match: Match, stamp: Stamp, speaker: Speaker, { groups }: Cue): FeedLine {
  const stopped = { groups: (groups ?? ALL_GROUPS).join('|') };
  return eventLine(match, stamp, speaker, 'bet_stop', stopped);
}

/** The lines with prices in the groups that are stopped; at the end all of them. */
function suspended(view: View, { moment }: Cue): string[] {
  const stopped = moment?.groups ?? ALL_GROUPS;
  return [...view.values()]
    .filter(({ line, quote }) => quote?.isOpen && isInGroups(line.market, stopped))
    .map(({ line }) => bareXml(line, STATUS.suspended));
}

/** The prematch producer says what goals or points and what lead of the home side it expects. */
function expectationXml(board: Board, match: Match, book: Book): string {
  const { expects } = match.sport.rules;
  if (expects === undefined) return '';
  const model = book.modelAt(board.pricedAt);
  const mean = (of: 'sum' | 'difference') => {
    const reading: Reading = { of, count: expects, unit: 'points' };
    const { from, mass } = distributionOf(futuresOf(model, reading), reading);
    return mass.reduce((sum, each, index) => sum + each * (from + index), 0).toFixed(2);
  };
  return element('odds_generation_properties', {
    expected_totals: mean('sum'),
    expected_supremacy: mean('difference'),
  });
}
