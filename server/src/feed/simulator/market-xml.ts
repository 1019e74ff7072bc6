import type { LineMass } from '@touchline/domain/pricing/asian-lines';
import type { Score } from '@touchline/domain/pricing/score-grid';
import { isSettled } from './board';
import type { Board } from './board';
import { lineKey, MARKET, resultsOf } from './markets';
import type { Line } from './markets';
import { isOpen, quotesOf } from './quotes';
import type { Quote } from './quotes';
import type { Story } from './story';
import { element } from './xml';

export const STATUS = { active: 1, suspended: -1, inactive: 0, handedOver: -2 };

/** How the feed lists a line: `active` when it has prices to bet at, `dropped` when only its name is left. */
export interface Listing {
  readonly line: Line;
  readonly xml: string;
  readonly active: boolean;
  readonly dropped: boolean;
}

/** Every line that is not settled, by key. */
export type View = ReadonlyMap<string, Listing>;

/** Every line of the board that is not settled, as the feed would list it now. */
export function viewOf(board: Board, story: Story): View {
  const quotes = new Map(quotesOf(board, story).map((quote) => [lineKey(quote), quote]));
  const dropped = [...board.offered].filter(([key]) => !quotes.has(key));
  const listed = [
    ...[...quotes].map(([key, quote]) => [key, quoteListing(quote, board.stopped)] as const),
    ...dropped.map(([key, line]) => [key, droppedListing(line)] as const),
  ];
  return new Map(listed.filter(([, { line }]) => !isSettled(board, line)));
}

function quoteListing(quote: Quote, stopped: boolean): Listing {
  const active = isOpen(quote);
  const status = stopped ? STATUS.suspended : STATUS.active;
  const line: Line = { id: quote.id, line: quote.line };
  return { line, xml: quoteXml(quote, active ? status : STATUS.inactive), active, dropped: false };
}

function droppedListing(line: Line): Listing {
  return { line, xml: bareXml(line, STATUS.inactive), active: false, dropped: true };
}

/** A line of which only the status matters. */
export function bareXml(line: Line, status: number): string {
  return element('market', { ...lineAttributes(line), status, cashout_status: -1 });
}

/** The results of lines at a score that decides them. */
export function settlementXml(lines: Iterable<Line>, score: Score): string {
  return [...lines]
    .toSorted(byMarketAndLine)
    .map((line) => {
      const outcomes = resultsOf(line, score).map(({ id, result, voidFactor }) =>
        element('outcome', { id, result, void_factor: voidFactor }),
      );
      return element('market', lineAttributes(line), outcomes.join(''));
    })
    .join('');
}

function quoteXml(quote: Quote, status: number): string {
  const outcomes = quote.outcomes.map(({ id, price, probability, mass }) =>
    element('outcome', {
      id,
      odds: price === null ? null : price / 1_000,
      probabilities: probability.toFixed(6),
      ...(mass ? massAttributes(mass) : {}),
      active: price === null ? 0 : 1,
    }),
  );
  const attributes = {
    ...lineAttributes(quote),
    favourite: quote.favourite ? 1 : null,
    status,
    cashout_status: status === STATUS.active ? 1 : -1,
  };
  return element('market', attributes, outcomes.join(''));
}

function massAttributes(mass: LineMass) {
  return {
    win_probabilities: mass.win.toFixed(6),
    lose_probabilities: mass.lose.toFixed(6),
    half_win_probabilities: mass.halfWin.toFixed(6),
    half_lose_probabilities: mass.halfLose.toFixed(6),
    refund_probabilities: mass.refund.toFixed(6),
  };
}

function lineAttributes({ id, line }: Line) {
  const name = id === MARKET.total ? 'total' : 'hcp';
  return { id, specifiers: line === null ? null : `${name}=${line}` };
}

function byMarketAndLine(one: Line, other: Line): number {
  return one.id - other.id || (one.line ?? 0) - (other.line ?? 0);
}
