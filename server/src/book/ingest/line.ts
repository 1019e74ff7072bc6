import type { Fault, PriceFault, SettlementFault } from '@touchline/domain/feed/plausibility';
import { MARKET_STATUS, type MarketStatus } from '@touchline/domain/bets/market-status';
import { isDeepStrictEqual } from 'node:util';
import type { StoredDeadHeats, StoredOutcomes, StoredResults } from '../../db/schema';
import { groupsOf } from '../market-catalogue';
import type { LineLost, LinePriced, LineSettled, LinesStopped } from './change';

/**
 * Why a line is not offered as its feed tells it. The line goes on following the feed underneath; `offered` says what
 * is stored, sold and paid meanwhile. Times are ms since epoch.
 */
export interface Hold {
  /** Its price cannot be true. `sold` is what was on sale before; null where nothing was. */
  readonly price: (Fault<PriceFault> & { since: number; sold: StoredOutcomes | null }) | null;
  /** Its settlement cannot be true. The results are those that counted before it. */
  readonly settlement:
    | (Fault<SettlementFault> & {
        since: number;
        results: StoredResults | null;
        deadHeats: StoredDeadHeats | null;
      })
    | null;
  /**
   * Nobody has told its name, or that of some outcomes (all of it where they are null). Until it is shown in generic
   * words it is not on offer. `said` is what has no name.
   */
  readonly naming: {
    since: number;
    said: string;
    outcomes: readonly string[] | null;
    isShown: boolean;
  } | null;
  /** An operator keeps it suspended, or void, whatever the feed says. */
  readonly closed: { as: 'suspended' | 'void'; since: number; by: string } | null;
}

/** One line of a match as its feed tells it. Its rules below answer with the same object where nothing changes. */
export interface Line {
  readonly marketId: number;
  readonly specifier: string;
  readonly status: MarketStatus;
  /** The producer that priced it last. */
  readonly product: number;
  readonly pricedLive: boolean;
  readonly favourite: boolean;
  readonly outcomes: StoredOutcomes;
  readonly results: StoredResults | null;
  readonly deadHeats: StoredDeadHeats | null;
  /** Ms since epoch; null where nobody has said. */
  readonly nextBetStop: number | null;
  /** 1 can be cashed out, -1 not now, -2 not any more. */
  readonly cashout: number;
  /** Why it is not offered as it is told (see `offered`); null where it is. */
  readonly hold: Hold | null;
}

/** No producer has this id. */
const NOBODY = 0;
const NO_CASHOUT = -1;

/** A line of which nothing is known but that somebody named it. */
export function unheardLine(marketId: number, specifier: string): Line {
  return {
    marketId,
    specifier,
    status: MARKET_STATUS.inactive,
    product: NOBODY,
    pricedLive: false,
    favourite: false,
    outcomes: {},
    results: null,
    deadHeats: null,
    nextBetStop: null,
    cashout: NO_CASHOUT,
    hold: null,
  };
}

/**
 * A new price or status. Once the producer of live prices has priced a line, the one before it has no say any
 * more; a line that is handed over keeps its owner, and is closed until the other one prices it.
 */
export function priced(line: Line, told: LinePriced): Line {
  const { source, status, favourite } = told;
  if (line.pricedLive && source.phase === 'prematch') return line;
  const keepsOwner = status === MARKET_STATUS.handedOver && line.product !== NOBODY;
  const product = keepsOwner ? line.product : source.producer;
  const pricedLive = line.pricedLive || (!keepsOwner && source.phase === 'live');
  const outcomes = told.outcomes === null ? line.outcomes : merged(line.outcomes, told.outcomes);
  const isSilent = told.outcomes === null && told.nextBetStop === null;
  const nextBetStop = isSilent ? line.nextBetStop : told.nextBetStop;
  const cashout = told.cashout ?? line.cashout;
  // Most lines of a message are told as they were, so this is looked at before anything is made.
  const isSame =
    line.status === status &&
    line.outcomes === outcomes &&
    line.favourite === favourite &&
    line.product === product &&
    line.pricedLive === pricedLive &&
    line.nextBetStop === nextBetStop &&
    line.cashout === cashout;
  if (isSame) return line;
  return { ...line, status, product, pricedLive, favourite, outcomes, nextBetStop, cashout };
}

/** Outcomes that were not told stay as they were; the same object where all of them do. */
function merged(before: StoredOutcomes, told: StoredOutcomes): StoredOutcomes {
  for (const id in told) {
    const [old, now] = [before[id], told[id]];
    const isSame = old && now && old.odds === now.odds && old.active === now.active;
    if (!isSame || old.p !== now.p || old.r !== now.r) return { ...before, ...told };
  }
  return before;
}

/** A stop reaches only lines that take bets, are priced by the same producer and stand in one of the groups. */
export function stopped(
  line: Line,
  { producer, groups, status }: LinesStopped,
  provider: string,
): Line {
  if (line.status !== MARKET_STATUS.active || line.product !== producer) return line;
  if (status === line.status) return line;
  const own = groupsOf(line.marketId, provider);
  return groups.some((group) => own.includes(group)) ? { ...line, status } : line;
}

/**
 * A line takes no bets when what was said of it cannot be read. Where not even its name can, that may be any line of
 * the producer that the message does not name.
 */
export function lost(line: Line, key: string, change: LineLost): Line {
  const { source, marketId, specifier, named } = change;
  if (line.status !== MARKET_STATUS.active) return line;
  if (line.pricedLive && source.phase === 'prematch') return line;
  const isNamed = marketId !== null && specifier !== null;
  if (marketId !== null && marketId !== line.marketId) return line;
  if (specifier !== null && specifier !== line.specifier) return line;
  if (!isNamed && (line.product !== source.producer || named.includes(key))) return line;
  return { ...line, status: MARKET_STATUS.suspended };
}

/** The results are known. */
export function settled(line: Line, { results, deadHeats }: LineSettled): Line {
  const next = { ...line, status: MARKET_STATUS.settled, results: { ...results }, deadHeats };
  return sameLine(line, next) ? line : next;
}

/** The settlement is taken back; the line takes no bets until a message says more. What is void stays void. */
export function unsettled(line: Line): Line {
  if (line.results === null && line.status !== MARKET_STATUS.settled) return line;
  const isVoid = line.status === MARKET_STATUS.cancelled;
  const status = isVoid ? line.status : MARKET_STATUS.suspended;
  return { ...line, status, results: null, deadHeats: null };
}

/** The whole line is void, also where it was settled. Its results stay, should it be reinstated. */
export function cancelled(line: Line): Line {
  return line.status === MARKET_STATUS.cancelled
    ? line
    : { ...line, status: MARKET_STATUS.cancelled };
}

/** The line is not void after all; it takes no bets until a message says more. */
export function reinstated(line: Line): Line {
  return { ...line, status: MARKET_STATUS.suspended };
}

/** Whether the line is among those that a match has on offer: active, or suspended for a moment. */
export function isOnOffer(line: Line): boolean {
  return line.status === MARKET_STATUS.active || line.status === MARKET_STATUS.suspended;
}

/** Whether everything that is stored of both is equal. */
export function sameLine(one: Line, other: Line): boolean {
  return one === other || isDeepStrictEqual(one, other);
}

/** Whether a player would see no difference: probabilities, results, cash-out and owners are not shown. */
export function looksSame(one: Line, other: Line): boolean {
  return (
    one.status === other.status &&
    one.favourite === other.favourite &&
    one.nextBetStop === other.nextBetStop &&
    (one.outcomes === other.outcomes || samePrices(one.outcomes, other.outcomes))
  );
}

function samePrices(one: StoredOutcomes, other: StoredOutcomes): boolean {
  const ids = Object.keys(one);
  if (ids.length !== Object.keys(other).length) return false;
  return ids.every((id) => {
    const [a, b] = [one[id], other[id]];
    return a && b && a.odds === b.odds && a.active === b.active;
  });
}
