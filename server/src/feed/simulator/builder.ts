import { odds } from '@touchline/domain/money';
import { customaryPrice } from '@touchline/domain/pricing/price-steps';
import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { columnOf, type Futures, futuresOf } from '@touchline/domain/pricing/tally/futures';
import { hasNeedlessLeg, type JointLeg, together } from '@touchline/domain/pricing/tally/joint';
import { keyOfLine } from '@touchline/domain/pricing/tally/line';
import type { BuilderPick, BuilderPrice } from '../source';
import type { Board } from './board';
import type { Book } from './book';
import { type Listing, STATUS, type View, viewOf } from './market-xml';
import type { MatchFeed } from './match-feed';

/**
 * The price of picks of one match together, from their joint chance among stakes that are not refunded, and no less
 * than any of them pays alone.
 */
export function builderPrice(
  { book, board, match }: MatchFeed,
  picks: readonly BuilderPick[],
): BuilderPrice {
  const now = board();
  const view = viewAt(now, book);
  const legs = picks.map((pick) => legOf(view, pick));
  if (legs.length === 0 || !legs.every((leg) => leg !== null)) return refused('not_offered');
  if (new Set(legs.map(({ line }) => keyOfLine(line))).size < legs.length) {
    return refused('contradicting');
  }
  const model = book.modelAt(now.pricedAt);
  const mass = together(model, legs);
  if (!mass) return refused('not_combinable');
  if (mass.win === 0) return refused('contradicting');
  if (mass.lose === 0) return refused('certain');
  const probability = mass.win / (mass.win + mass.lose);
  if (legs.length > 1 && hasNeedlessLeg(model, legs)) {
    return { ok: false, reason: 'implied', probability };
  }
  const { booksum } = match.sport.rules;
  const price = customaryPrice(
    withMargin(probability, now.phase === 'prematch' ? booksum.prematch : booksum.live),
  );
  if (price === null) return refused('not_offered');
  return { ok: true, odds: odds(Math.max(price, ...legs.map(({ alone }) => alone))), probability };
}

/**
 * Every outcome on offer that may win together with those chosen and leaves none of them, itself included, to follow
 * from the others. None where the chosen do not combine.
 */
export function builderSelections(
  { book, board }: MatchFeed,
  chosen: readonly BuilderPick[],
): BuilderPick[] {
  const now = board();
  const view = viewAt(now, book);
  const legs = chosen.map((pick) => legOf(view, pick));
  if (!legs.every((leg) => leg !== null)) return [];
  const model = book.modelAt(now.pricedAt);
  if (legs.length > 0 && !together(model, legs)?.win) return [];
  const left = model.map((futures) => whereAllWin(model, futures, legs));
  const taken = new Set(legs.map(({ line }) => keyOfLine(line)));
  return [...view.values()]
    .filter(({ line, status }) => status === STATUS.active && !taken.has(keyOfLine(line)))
    .flatMap(({ line, quote }) => {
      const canHalve = chancesOf(model, line).some(({ mass }) => mass.halfWin + mass.halfLose > 0);
      if (canHalve || !quote) return [];
      return chancesOf(left, line)
        .filter(({ mass }, index) => mass.win > 0 && quote.outcomes[index]?.odds !== null)
        .filter(({ id }) => !hasNeedlessLeg(model, [...legs, { line, outcome: id }]))
        .map(({ id }) => ({
          marketId: line.market,
          specifier: line.specifier,
          outcomeId: id,
        }));
    });
}

/** A board is asked about many times while somebody picks. */
const VIEWS = new WeakMap<Board, View>();

function viewAt(board: Board, book: Book): View {
  const known = VIEWS.get(board);
  if (known) return known;
  const view = viewOf(board, book, false);
  VIEWS.set(board, view);
  return view;
}

function refused(reason: Extract<BuilderPrice, { ok: false }>['reason']): BuilderPrice {
  return { ok: false, reason };
}

/** A leg with its odds alone, in thousandths. */
interface PricedLeg extends JointLeg {
  readonly alone: number;
}

/** Null for what takes no bets now. */
function legOf(view: ReadonlyMap<string, Listing>, pick: BuilderPick): PricedLeg | null {
  const { marketId: market, specifier, outcomeId } = pick;
  const listing = view.get(keyOfLine({ market, specifier }));
  if (listing?.status !== STATUS.active || !listing.quote) return null;
  const found = listing.quote.outcomes.find(({ id }) => id === outcomeId);
  if (!found || found.odds === null) return null;
  return { line: listing.line, outcome: outcomeId, alone: found.odds };
}

/** By the power method, with the power that gives the two sides of an even question the book's margin. */
function withMargin(probability: number, booksum: number): number {
  return probability ** -(1 - Math.log2(booksum));
}

/** The futures in which every leg that is about them wins. */
function whereAllWin(
  model: readonly Futures[],
  futures: Futures,
  legs: readonly JointLeg[],
): Futures {
  const own = legs.filter(
    ({ line }) => line.reads[0] && futuresOf(model, line.reads[0]) === futures,
  );
  if (own.length === 0) return futures;
  const reads = own.map(({ line, outcome }) => ({
    columns: line.reads.map((reading) => columnOf(futures, reading)),
    place: line.outcomes.indexOf(outcome),
    line,
  }));
  const rows = Array.from(futures.weights.keys()).filter((row) =>
    reads.every(
      ({ columns, place, line }) =>
        line.results(columns.map((column) => column[row] ?? 0))[place] === 'win_entire',
    ),
  );
  const picked = (column: Int16Array) => Int16Array.from(rows, (row) => column[row] ?? 0);
  return {
    weights: Float64Array.from(rows, (row) => futures.weights[row] ?? 0),
    counts: Object.fromEntries(
      Object.entries(futures.counts).map(([name, { home, away }]) => [
        name,
        { home: home.map(picked), away: away.map(picked) },
      ]),
    ),
    facts: Object.fromEntries(
      Object.entries(futures.facts).map(([name, column]) => [name, picked(column)]),
    ),
  };
}
