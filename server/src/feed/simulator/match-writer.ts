import type { FeedLine } from '../source';
import { expectedGoals, isSettled } from './board';
import type { Board } from './board';
import type { Calendar, Match } from './calendar';
import type { Cue } from './cues';
import { bareXml, settlementXml, STATUS, viewOf } from './market-xml';
import type { View } from './market-xml';
import type { Line } from './markets';
import { statusXml } from './status-xml';
import { scoreAt } from './story';
import type { Story } from './story';
import { element, xmlDocument } from './xml';

/** The provider's producers: live odds, and prematch. */
export const LIVE = 1;
export const PREMATCH = 3;

const NEW_FIXTURE = 1;
const CERTAINTY = { scouted: 1, confirmed: 2 };
/** Why betting stopped, in the provider's codes; while it is stopped the betting status is 1. */
const SHOWN = {
  goal: { betting_status: 1, betstop_reason: 1 },
  red: { betting_status: 1, betstop_reason: 2 },
};
const MATCH_ENDED = { betstop_reason: 12 };

/** A cue that was played, and the board on both sides of it. */
export interface Played {
  readonly cue: Cue;
  readonly before: Board;
  readonly after: Board;
}

/** The time that a message counts as, the time written on it, and the recovery that it answers. */
export interface Stamp {
  readonly t: number;
  readonly writtenAt?: number;
  readonly requestId?: number;
}

export interface MatchWriter {
  /** The message of a cue; null when it brings nothing new. */
  told(played: Played, stamp: Stamp): FeedLine | null;
  /**
   * All that is on offer as one message; null before the first price. Lines that were dropped
   * are told of only to somebody who may know them.
   */
  standing(board: Board, stamp: Stamp, withDropped: boolean): FeedLine | null;
}

/** Writes the provider's messages about one match. */
export function matchWriter(calendar: Calendar, match: Match, story: Story): MatchWriter {
  const views = new WeakMap<Board, View>();
  const viewAt = (board: Board): View => {
    const view = views.get(board) ?? viewOf(board, story);
    views.set(board, view);
    return view;
  };
  const write: Write = (...parts) => eventLine(match, ...parts);
  const odds = oddsWriter(write, story);

  const told = (played: Played, stamp: Stamp): FeedLine | null => {
    const { cue, before, after } = played;
    switch (cue.kind) {
      case 'announce':
        return write(stamp, PREMATCH, 'fixture_change', novelty(calendar.toWall(match.kickOff)));
      case 'price': {
        const news = newsIn(viewAt(before), viewAt(after));
        if (after.phase === 'live') return odds(stamp, LIVE, after, news);
        return news.length > 0 ? odds(stamp, PREMATCH, after, news) : null;
      }
      case 'take-over':
        return odds(stamp, LIVE, after, wordsOf(viewAt(after)));
      case 'hand-over':
        return odds(stamp, PREMATCH, after, handedOver(after));
      case 'stop':
        return write(stamp, LIVE, 'bet_stop', { groups: 'all' });
      case 'show':
        return odds(stamp, LIVE, after, suspended(viewAt(before)), reasonFor(cue));
      case 'end':
        return odds(stamp, LIVE, after, suspended(viewAt(before)), MATCH_ENDED);
      case 'close':
        return odds(stamp, LIVE, after, []);
      default:
        return settlementLine(write, played, story, stamp);
    }
  };

  const standing = (board: Board, stamp: Stamp, withDropped: boolean): FeedLine | null => {
    if (board.phase === 'announced') return null;
    if (board.phase === 'between') return odds(stamp, PREMATCH, board, handedOver(board));
    const listings = [...viewAt(board)].filter(([, { dropped }]) => withDropped || !dropped);
    const product = board.phase === 'prematch' ? PREMATCH : LIVE;
    return odds(stamp, product, board, wordsOf(new Map(listings)));
  };

  return { told, standing };
}

type Write = (
  stamp: Stamp,
  product: number,
  type: string,
  attributes: object,
  content?: string,
) => FeedLine;

/** An odds_change; without markets it tells of the scoreboard alone. */
function oddsWriter(write: Write, story: Story) {
  return (
    stamp: Stamp,
    product: number,
    board: Board,
    markets: readonly string[],
    stopped: object = {},
  ): FeedLine => {
    const expected = board.phase === 'prematch' ? expectationXml(board, story) : '';
    const listed = markets.length > 0 ? element('odds', { ...stopped }, markets.join('')) : '';
    return write(stamp, product, 'odds_change', {}, statusXml(board, story) + expected + listed);
  };
}

/** What a cue settles: lines that are decided now, or at the end everything once more. */
function settlementLine(
  write: Write,
  { cue, before, after }: Played,
  story: Story,
  stamp: Stamp,
): FeedLine | null {
  const confirms = cue.kind === 'confirm';
  const isNew = (line: Line) => isSettled(after, line) && !isSettled(before, line);
  const lines = [...after.offered.values()].filter((line) => confirms || isNew(line));
  if (lines.length === 0) return null;
  const certainty = confirms ? CERTAINTY.confirmed : CERTAINTY.scouted;
  const outcomes = element('outcomes', {}, settlementXml(lines, scoreAt(story, cue.at)));
  return write(stamp, LIVE, 'bet_settlement', { certainty }, outcomes);
}

function novelty(start: number) {
  return { change_type: NEW_FIXTURE, start_time: start, next_live_time: start };
}

function reasonFor({ incident }: Cue) {
  return incident?.kind === 'red' ? SHOWN.red : SHOWN.goal;
}

function wordsOf(view: View): string[] {
  return [...view.values()].map(({ xml }) => xml);
}

/** Listings that are not word for word as they were. */
function newsIn(before: View, after: View): string[] {
  return [...after]
    .filter(([key, { xml }]) => before.get(key)?.xml !== xml)
    .map(([, { xml }]) => xml);
}

function suspended(view: View): string[] {
  return [...view.values()]
    .filter(({ active }) => active)
    .map(({ line }) => bareXml(line, STATUS.suspended));
}

function handedOver({ offered }: Board): string[] {
  return [...offered.values()].map((line) => bareXml(line, STATUS.handedOver));
}

/** The prematch producer says what goals and what lead of the home side it expects. */
function expectationXml(board: Board, story: Story): string {
  const { home, away } = expectedGoals(board, story);
  return element('odds_generation_properties', {
    expected_totals: (home + away).toFixed(2),
    expected_supremacy: (home - away).toFixed(2),
  });
}

function eventLine(
  match: Match,
  { t, writtenAt = t, requestId }: Stamp,
  product: number,
  type: string,
  attributes: object,
  content = '',
): FeedLine {
  const event = { product, event_id: match.urn, timestamp: writtenAt, request_id: requestId };
  const part = product === PREMATCH ? 'pre.-' : '-.live';
  const rk = `hi.${part}.${type}.1.sr:match.${match.number}.-`;
  return { t, rk, xml: xmlDocument(element(type, { ...event, ...attributes }, content)) };
}
