import type { PricedOutcome } from '@touchline/domain/pricing/tally/chances';
import { keyOfLine, type Line } from '@touchline/domain/pricing/tally/line';
import { unreachable } from '@touchline/domain/assert';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { Board } from './board';
import type { Book, Quote } from './book';
import { isInGroups } from './market-groups';
import { element } from './xml';

export const STATUS = { active: 1, suspended: -1, inactive: 0, handedOver: -2 };

/** Whether bets on a line can be cashed out: yes, not now, not any more. */
const CASH_OUT = { available: 1, unavailable: -1, closed: -2 };

/** How the feed lists a line. */
export interface Listing {
  readonly line: Line;
  readonly status: number;
  /** Null for a line that is no longer on offer: only its status is left. */
  readonly quote: Quote | null;
}

/** Every line that is not settled, by key. */
export type View = ReadonlyMap<string, Listing>;

/**
 * Every line that was on offer and is not settled, as the feed would list it now; what is on offer comes first. To
 * find what was on offer before is the more work the longer a match lasts: it can be left out.
 */
export function viewOf(board: Board, book: Book, withDropped: boolean): View {
  const view = new Map<string, Listing>();
  if (board.windows === 0) return view;
  const quotes = book.quotes(board);
  for (const [key, quote] of quotes) {
    const { line } = quote;
    if (settledResults(board, book, line)) continue;
    view.set(key, { line, status: statusOf(quote, board), quote });
  }
  for (const line of withDropped ? book.offered(board.windows) : []) {
    const key = keyOfLine(line);
    if (quotes.has(key) || settledResults(board, book, line)) continue;
    view.set(key, { line, status: STATUS.inactive, quote: null });
  }
  return view;
}

/**
 * The results with which a line is settled; null when it is not. Only what was on offer by then has been settled, and
 * to find out since when a line is on offer is much work: it is done where it matters alone.
 */
export function settledResults(
  board: Board,
  book: Book,
  line: Line,
): readonly FinalResult[] | null {
  const results = book.resultsAt(board.settledAt, line);
  return results && book.wasOffered(line, board.settledWindows) ? results : null;
}

/** What is told of another way after than before: prices that moved, and lines that are no longer on offer. */
export function newsIn(before: Board, after: Board, book: Book): Listing[] {
  const [was, is] = [viewOf(before, book, false), viewOf(after, book, false)];
  const moved = [...is].flatMap(([key, listing]) => {
    const known = was.get(key);
    return known && isSame(known, listing) ? [] : [listing];
  });
  const dropped = [...was].flatMap(([key, { line }]) =>
    is.has(key) || settledResults(after, book, line)
      ? []
      : [{ line, status: STATUS.inactive, quote: null }],
  );
  return [...moved, ...dropped];
}

/** A line with its prices, or with its status alone when it is off. `betStop` is when it will close next, wall ms. */
export function listingXml({ line, status, quote }: Listing, betStop: number | null): string {
  if (!quote) return bareXml(line, status);
  const attributes = {
    ...lineAttributes(line),
    favourite: quote.favourite ? 1 : null,
    status,
    cashout_status: status === STATUS.active ? CASH_OUT.available : CASH_OUT.unavailable,
  };
  const metadata = betStop === null ? '' : element('market_metadata', { next_betstop: betStop });
  return element('market', attributes, metadata + quote.outcomes.map(outcomeXml).join(''));
}

/** A line of which only the status matters. */
export function bareXml(line: Line, status: number): string {
  const cashout = status === STATUS.suspended ? CASH_OUT.unavailable : CASH_OUT.closed;
  return element('market', { ...lineAttributes(line), status, cashout_status: cashout });
}

/** A line that is named and no more. */
export function nameXml(line: Line): string {
  return element('market', lineAttributes(line));
}

/** A line with the results of its outcomes, in their order. */
export function resultsXml(line: Line, results: readonly FinalResult[]): string {
  const outcomes = line.outcomes.map((id, index) =>
    element('outcome', { id, ...resultOnWire(results[index] ?? 'canceled') }),
  );
  return element('market', lineAttributes(line), outcomes.join(''));
}

/** A result in the provider's terms: what was refunded, the whole or a half, is a void factor. */
export function resultOnWire(result: FinalResult): {
  result: 0 | 1;
  void_factor: 0.5 | 1 | null;
} {
  switch (result) {
    case 'win_entire':
      return { result: 1, void_factor: null };
    case 'lose_entire':
      return { result: 0, void_factor: null };
    case 'refund_half_win_other':
      return { result: 1, void_factor: 0.5 };
    case 'refund_half_lose_other':
      return { result: 0, void_factor: 0.5 };
    case 'refund_entire':
    case 'canceled':
      return { result: 0, void_factor: 1 };
    default:
      return unreachable(result);
  }
}

function statusOf({ line, isOpen }: Quote, board: Board): number {
  if (!isOpen) return STATUS.inactive;
  return isInGroups(line.market, board.stopped) ? STATUS.suspended : STATUS.active;
}

/** Chances may move a little without a price moving: that is no news. */
function isSame(one: Listing, other: Listing): boolean {
  if (one.status !== other.status || (one.quote === null) !== (other.quote === null)) return false;
  if (!one.quote || !other.quote) return true;
  const { outcomes, favourite } = one.quote;
  return (
    favourite === other.quote.favourite &&
    other.quote.outcomes.every(({ odds }, index) => odds === outcomes[index]?.odds)
  );
}

function outcomeXml({ id, odds, probability, mass }: PricedOutcome): string {
  const isRefundable = mass.refund + mass.halfWin + mass.halfLose > 0;
  return element('outcome', {
    id,
    odds: odds === null ? null : odds / 1_000,
    probabilities: probability.toFixed(6),
    ...(isRefundable && {
      win_probabilities: mass.win.toFixed(6),
      lose_probabilities: mass.lose.toFixed(6),
      half_win_probabilities: mass.halfWin.toFixed(6),
      half_lose_probabilities: mass.halfLose.toFixed(6),
      refund_probabilities: mass.refund.toFixed(6),
    }),
    active: odds === null ? 0 : 1,
  });
}

function lineAttributes({ market, specifier }: Line) {
  return { id: market, specifiers: specifier === '' ? null : specifier };
}
