import { unreachable } from '@touchline/domain/assert';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import {
  MARKET_STATUS,
  MATCH_STATUS,
  type MarketStatus,
} from '@touchline/domain/bets/market-status';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type {
  BetsWindow,
  LineLost,
  LineName,
  LinePriced,
  LineSettled,
  PriceSource,
  TranslatedChange,
} from '../../book/ingest/change';
import { lineKeyOf } from '../../book/ingest/line-key';
import type { StoredOutcomes } from '../../db/schema';
import {
  type AboutEvent,
  type BetSettlement,
  type CancelWindow,
  FIXTURE_CHANGE,
  type FixtureChange,
  type LostMarket,
  type MarketName,
  type OddsChange,
  type OutcomeChances,
  type PricedMarket,
  type PricedOutcome,
  type SettledMarket,
  type SettledOutcome,
  type UofMessage,
} from './messages';
import { BETRADAR, type Dialect } from './dialect';
import { statusChanged } from './translate-status';

/** One message becomes zero or more changes in our own words; the provider's words stop here. */
export function translate(message: UofMessage, dialect: Dialect = BETRADAR): TranslatedChange[] {
  switch (message.type) {
    case 'odds_change':
      return pricesChanged(message, dialect);
    case 'bet_stop': {
      const { eventId: match, product: producer, groups } = message;
      const status = marketStatus(message.marketStatus ?? MARKET_STATUS.suspended);
      return [{ type: 'lines_stopped', match, producer, groups, status }];
    }
    case 'bet_settlement':
      return [
        ...linesLost(message, { producer: message.product, phase: 'other' }),
        ...message.markets.map((market) => lineSettled(message.eventId, market)),
      ];
    case 'rollback_bet_settlement':
      return each(message, (line) => ({ type: 'settlement_withdrawn', ...line }));
    case 'bet_cancel':
      return each(message, (line) => ({ type: 'line_cancelled', ...line, ...windowOf(message) }));
    case 'rollback_bet_cancel':
      return each(message, (line) => ({
        type: 'cancellation_withdrawn',
        ...line,
        ...windowOf(message),
      }));
    case 'fixture_change':
      return fixtureChanged(message, dialect);
    case 'alive':
      return [
        { type: 'producer_alive', producer: message.product, subscribed: message.subscribed },
      ];
    case 'snapshot_complete':
      return [
        { type: 'producer_recovered', producer: message.product, requestId: message.requestId },
      ];
    default:
      return unreachable(message);
  }
}

function pricesChanged(message: OddsChange, dialect: Dialect): TranslatedChange[] {
  const source = sourceOf(message.product, dialect);
  const { eventId, status, markets } = message;
  const priced = markets.map((market) => linePriced(eventId, source, market));
  const told = [...linesLost(message, source), ...priced];
  return status ? [statusChanged(eventId, source, status, dialect), ...told] : told;
}

/** Markets of which a value cannot be read take no bets. Where a name cannot be, it is none of those that can. */
function linesLost(
  { eventId: match, markets, lostMarkets = [] }: OddsChange | BetSettlement,
  source: PriceSource,
): LineLost[] {
  if (lostMarkets.length === 0) return [];
  const named = [...markets, ...lostMarkets.flatMap(nameIn)].map((market) =>
    lineKeyOf(lineName(match, market)),
  );
  return lostMarkets.map(({ id, specifiers }) => ({
    type: 'line_lost',
    match,
    source,
    marketId: id,
    specifier: specifiers === null ? null : canonicalSpecifier(specifiers),
    named,
  }));
}

function nameIn({ id, specifiers }: LostMarket): MarketName[] {
  return id === null || specifiers === null ? [] : [{ id, specifiers }];
}

const CANCELLED = {
  status: MATCH_STATUS.notCovered,
  stageCode: 70,
  statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
};

/** The fixture is asked for whatever has changed; a match that is called off takes no bets from now on. */
function fixtureChanged(message: FixtureChange, dialect: Dialect): TranslatedChange[] {
  const { eventId: match, product, changeType } = message;
  const asked = { type: 'fixture_asked' as const, match };
  if (changeType !== FIXTURE_CHANGE.cancelled) return [asked];
  const source = sourceOf(product, dialect);
  return [asked, { type: 'match_status_changed', match, source, by: 'fixture', ...CANCELLED }];
}

function linePriced(match: string, source: PriceSource, market: PricedMarket): LinePriced {
  const { marketId, specifier } = lineName(match, market);
  return {
    type: 'line_priced',
    match,
    marketId,
    specifier,
    source,
    status: marketStatus(market.status ?? MARKET_STATUS.active),
    favourite: market.favourite,
    nextBetStop: market.metadata?.nextBetstop ?? null,
    cashout: cashoutOf(market.cashoutStatus),
    outcomes: market.outcomes.length === 0 ? null : outcomesOf(market.outcomes),
  };
}

function cashoutOf(code: number | null): LinePriced['cashout'] {
  return code === 1 || code === -1 || code === -2 ? code : null;
}

/** Odds below it are told as this much, where they are on sale: they are no more true. */
const LEAST_ODDS = 1000;

function outcomesOf(outcomes: readonly PricedOutcome[]): StoredOutcomes {
  const entries = outcomes.map(({ id, odds, active, probability, chances }) => {
    const price = odds === null || odds >= LEAST_ODDS ? odds : active ? LEAST_ODDS : null;
    const p = probability === null ? {} : { p: probability };
    return [id, { odds: price, active, ...p, ...givenBack(chances) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The part of a stake that is to be expected back; nothing of lines that cannot be refunded. */
function givenBack(chances: OutcomeChances | null): { r?: number } {
  if (!chances) return {};
  const { refund, halfWin, halfLose } = chances;
  const part = (refund ?? 0) + ((halfWin ?? 0) + (halfLose ?? 0)) / 2;
  return part > 0 ? { r: Math.min(1, part) } : {};
}

function lineSettled(match: string, market: SettledMarket): LineSettled {
  const decided = market.outcomes.filter(({ result }) => result !== -1);
  const shared = decided.flatMap(({ id, result, deadHeatFactor }) =>
    result === 1 && deadHeatFactor !== null && deadHeatFactor < 10_000
      ? [[id, deadHeatFactor] as const]
      : [],
  );
  return {
    type: 'line_settled',
    ...lineName(match, market),
    results: Object.fromEntries(decided.map((outcome) => [outcome.id, resultOf(outcome)])),
    deadHeats: shared.length === 0 ? null : Object.fromEntries(shared),
  };
}

/** Half of the stake void: the other half won or lost. All of it void: the stake comes back either way. */
function resultOf({ result, voidFactor }: SettledOutcome): FinalResult {
  const won = result === 1;
  if (voidFactor === 1000) return 'refund_entire';
  if (voidFactor === 500) return won ? 'refund_half_win_other' : 'refund_half_lose_other';
  return won ? 'win_entire' : 'lose_entire';
}

function each(
  message: { eventId: string; markets: readonly MarketName[] },
  change: (line: LineName) => TranslatedChange,
): TranslatedChange[] {
  return message.markets.map((market) => change(lineName(message.eventId, market)));
}

function windowOf({ startTime, endTime, timestamp }: CancelWindow & AboutEvent): BetsWindow {
  return { placedFrom: startTime, placedTo: endTime, madeAt: timestamp };
}

function lineName(match: string, { id, specifiers }: MarketName): LineName {
  return { match, marketId: id, specifier: canonicalSpecifier(specifiers) };
}

/** A status that we do not know takes no bets. */
function marketStatus(code: number): MarketStatus {
  const known = Object.values(MARKET_STATUS).find((status) => status === code);
  return known ?? MARKET_STATUS.suspended;
}

function sourceOf(product: number, { phases }: Dialect): PriceSource {
  return { producer: product, phase: phases[product] ?? 'other' };
}
