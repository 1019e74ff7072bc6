import type {
  CancellationWithdrawn,
  LineCancelled,
  LinePriced,
  LineSettled,
} from '../../../../server/src/book/ingest/change';
import { type Cancel, type ModelLine, type Way, WAYS } from './book-model';
import { timeOf } from './model-time';

const LIVE = { producer: 1, phase: 'live' } as const;

function nameOf({ urn, marketId, specifier }: ModelLine) {
  return { match: urn, marketId, specifier };
}

/** What the feed says when a line is open at its prices. */
export function pricesOf(line: ModelLine): LinePriced {
  const { outcomes, odds, chance } = line;
  const chances = [chance, 10n - chance].map((tenths) => Number(tenths) / 10);
  const told = outcomes.map(
    (id, side) => [id, { odds: Number(odds[side]), active: true, p: chances[side] }] as const,
  );
  return { ...statusOf(line, 1), cashout: 1, outcomes: Object.fromEntries(told) };
}

/** What the feed says when only a line's status changes. */
export function statusOf(line: ModelLine, status: 1 | -1): LinePriced {
  const rest = { favourite: false, nextBetStop: null, cashout: null, outcomes: null };
  return { type: 'line_priced', ...nameOf(line), source: LIVE, status, ...rest };
}

/** What the feed says when a line has ended. */
export function resultsOf(line: ModelLine, way: Way): LineSettled {
  const [one, other] = line.outcomes;
  const results = { [one]: WAYS[way][0], [other]: WAYS[way][1] };
  return { type: 'line_settled', ...nameOf(line), results, deadHeats: null };
}

/** What the feed says when bets on a line are void, or are not after all. */
export function cancelOf<Type extends 'line_cancelled' | 'cancellation_withdrawn'>(
  line: ModelLine,
  type: Type,
  { from, to }: Pick<Cancel, 'from' | 'to'>,
): { type: Type } & Omit<LineCancelled | CancellationWithdrawn, 'type'> {
  const at = (minute: number | null) => (minute === null ? null : timeOf(minute).getTime());
  return { type, ...nameOf(line), placedFrom: at(from), placedTo: at(to) };
}

/** What the feed says when a result was wrong. */
export function noResultOf(line: ModelLine) {
  return { type: 'settlement_withdrawn', ...nameOf(line) } as const;
}
