import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import {
  moveFault,
  priceFault,
  type PriceLimits,
  settlementFault,
  type SettlementMoment,
  USUAL_PRICE_LIMITS,
} from '@touchline/domain/feed/plausibility';
import type { StoredOutcomes } from '../../db/schema';
import { marketShape } from '../market-shape';
import type { PriceSource } from './change';
import type { FindUnnamed } from './names-wanted';
import { type Hold, isOnOffer, type Line } from './line';

/** What a feed says of a held line that is not offered. */
export type HeldBack = Pick<Line, 'status' | 'outcomes' | 'results' | 'deadHeats'>;

/** What decides about prices and settlements beside the line itself. */
export interface Judging {
  readonly provider: string;
  /** When it was told, ms since epoch by the feed's clock. */
  readonly at: number;
  /** Whether it answers a request for recovery: then it may be far from what was told last. */
  readonly isAnswer: boolean;
  readonly doubts?: Doubts | undefined;
}

/** How far a feed is believed, and whether a producer's prices are on sale. */
export interface Doubts {
  readonly limits: PriceLimits;
  /** What has no name yet; every line has one unless said. */
  readonly findUnnamed?: FindUnnamed | undefined;
  isUp(producer: number): boolean;
}

const USUAL_DOUBTS: Doubts = { limits: USUAL_PRICE_LIMITS, isUp: () => true };

/** Nothing holds a line. */
export const NOT_HELD: Hold = { price: null, settlement: null, naming: null, closed: null };

/** A line as it is stored and shown. A line that is not held is the same object. */
export function offered(line: Line): Line {
  const { hold } = line;
  if (!hold) return line;
  const { price, settlement } = hold;
  return {
    ...line,
    status: offeredStatus(line, hold),
    outcomes: withoutUnnamed(
      price ? (price.sold ?? withoutPrices(line.outcomes)) : line.outcomes,
      hold,
    ),
    results: settlement ? settlement.results : line.results,
    deadHeats: settlement ? settlement.deadHeats : line.deadHeats,
  };
}

function offeredStatus(line: Line, hold: Hold): Line['status'] {
  const { status } = line;
  const { price, settlement, closed } = hold;
  if (closed?.as === 'void') return MARKET_STATUS.cancelled;
  if (waitsForName(hold) && isOnOffer(line)) return MARKET_STATUS.inactive;
  const isStopped = price !== null || settlement !== null || closed !== null;
  if (isStopped && status === MARKET_STATUS.active) return MARKET_STATUS.suspended;
  const isUnpaid = settlement !== null && settlement.results === null;
  return isUnpaid && status === MARKET_STATUS.settled ? MARKET_STATUS.suspended : status;
}

/** Whether a line is not on offer because it has no name. */
export function waitsForName({ naming }: Hold): boolean {
  return naming !== null && !naming.isShown && naming.outcomes === null;
}

function withoutUnnamed(outcomes: StoredOutcomes, { naming }: Hold): StoredOutcomes {
  const waiting = naming && !naming.isShown ? naming.outcomes : null;
  if (!waiting) return outcomes;
  return Object.fromEntries(Object.entries(outcomes).filter(([id]) => !waiting.includes(id)));
}

function withoutPrices(outcomes: StoredOutcomes): StoredOutcomes {
  return Object.fromEntries(
    Object.entries(outcomes).map(([id, { active }]) => [id, { odds: null, active }]),
  );
}

/**
 * Looks at a price that was told of a line, which makes `now` of it. A price that cannot be true is held until one comes
 * that can, and that is no further from what was on sale than is believed.
 */
export function judgedPrice(
  before: Line,
  now: Line,
  { phase }: PriceSource,
  { provider, at, isAnswer, doubts = USUAL_DOUBTS }: Judging,
): Line {
  if (now === before || now.status !== MARKET_STATUS.active) return now;
  const { limits } = doubts;
  const held = now.hold?.price ?? null;
  const onSale = isOnSale(before) && doubts.isUp(before.product) ? before.outcomes : null;
  const sold = held ? held.sold : onSale;
  const compared = held || !isAnswer ? sold : null;
  const most = phase === 'prematch' ? limits.moves.prematch : limits.moves.live;
  const shapeOf = () => marketShape(now.marketId, now.specifier, provider);
  const fault =
    priceFault(now.outcomes, shapeOf, limits) ??
    (compared && moveFault(compared, now.outcomes, most));
  if (!fault) return held ? withHold(now, { price: null }) : now;
  return withHold(now, { price: { ...fault, since: held?.since ?? at, sold } });
}

function isOnSale({ status, hold }: Line): boolean {
  if (status !== MARKET_STATUS.active) return false;
  return !hold || (!hold.price && !hold.settlement && !hold.closed && !waitsForName(hold));
}

/** Looks at a settlement that makes `now` of a line. One that cannot be true pays nobody until one comes that can. */
export function judgedSettlement(
  before: Line,
  now: Line,
  moment: Omit<SettlementMoment, 'at'>,
  { provider, at }: Judging,
): Line {
  const held = before.hold?.settlement ?? null;
  if ((now === before && !held) || now.results === null) return now;
  const shapeOf = () => marketShape(now.marketId, now.specifier, provider);
  const results = now.results as Parameters<typeof settlementFault>[0];
  const fault = settlementFault(results, now.deadHeats, shapeOf, { ...moment, at });
  if (!fault) return held ? withHold(now, { settlement: null }) : now;
  const counted = held ?? { results: before.results, deadHeats: before.deadHeats };
  const { results: paid, deadHeats } = counted;
  const since = held?.since ?? at;
  return withHold(now, { settlement: { ...fault, since, results: paid, deadHeats } });
}

/** A settlement that is taken back holds nothing any more. */
export function withoutSettlement(line: Line): Line {
  return line.hold?.settlement ? withHold(line, { settlement: null }) : line;
}

/** The line with a part of its hold changed; without a hold where nothing is left of it. */
export function withHold(line: Line, part: Partial<Hold>): Line {
  const hold = { ...(line.hold ?? NOT_HELD), ...part };
  const isEmpty = !hold.price && !hold.settlement && !hold.naming && !hold.closed;
  return { ...line, hold: isEmpty ? null : hold };
}
