import { MARKET_STATUS, type MarketStatus } from '@touchline/domain/bets/market-status';
import type { StoredStatistics } from '../../db/schema';
import type { FixtureFacts, LineName, LinePriced, PriceSource } from '../../book/ingest/change';
import type { LineSpelling } from './line-names';

/** What the feed last said of a market. `own` leaves out what its match says. */
export interface KnownLine extends LineSpelling {
  version: bigint;
  own: MarketStatus;
  /** The names of its selections that were told last, as text. */
  names: string;
  /** The results that were told last, as text; empty before anything was told. */
  results: string;
  isSettled: boolean;
}

export type Stage = 'before' | 'live' | 'over' | 'cancelled';

/** What the feed last said of a match; until it has said anything, it is not on offer. */
export interface KnownMatch {
  readonly id: number;
  version: bigint;
  fixture: FixtureFacts | null;
  competitionId: number | null;
  stage: Stage;
  /** The event that ends a match was told, and not taken back. */
  isFinished: boolean;
  isLive: boolean;
  isSuspended: boolean;
  isVisible: boolean;
  isBooked: boolean;
  statistics: StoredStatistics;
  /** How far its lines may be open, as it was told to the book last. */
  limit: MarketStatus;
  /** By the id of the market. */
  readonly lines: Map<number, KnownLine>;
  /** Ms since epoch. */
  touchedAt: number;
}

/** The matches of the feed by id, and whose each market is. */
export interface MatchMemory {
  readonly matches: ReadonlyMap<number, KnownMatch>;
  /** The match, made where nothing of it was known. */
  match(id: number, at: number): KnownMatch;
  matchOfMarket(marketId: number): KnownMatch | undefined;
  hold(match: KnownMatch, marketId: number, line: KnownLine): void;
  /** Gives up matches that are over and of which nothing was said for long. */
  forgetOld(at: number): void;
}

const NOTHING_YET: StoredStatistics = {
  clock: null,
  total_score: null,
  period_score: [],
  red_cards: null,
};

/** Results are corrected and bets made void for days after a match. */
const KEPT_MS = 3 * 86_400_000;

/** A memory of nothing yet. */
export function createMatchMemory(): MatchMemory {
  const matches = new Map<number, KnownMatch>();
  const owners = new Map<number, KnownMatch>();
  return {
    matches,
    match: (id, at) => {
      const match = matches.get(id) ?? unheardMatch(id, at);
      match.touchedAt = Math.max(match.touchedAt, at);
      matches.set(id, match);
      return match;
    },
    matchOfMarket: (marketId) => owners.get(marketId),
    hold: (match, marketId, line) => {
      match.lines.set(marketId, line);
      owners.set(marketId, match);
    },
    forgetOld: (at) => {
      for (const match of matches.values()) {
        const isOver = match.stage === 'over' || match.stage === 'cancelled';
        if (!isOver || at - match.touchedAt < KEPT_MS) continue;
        for (const marketId of match.lines.keys()) owners.delete(marketId);
        matches.delete(match.id);
      }
    },
  };
}

function unheardMatch(id: number, at: number): KnownMatch {
  return {
    id,
    version: -1n,
    fixture: null,
    competitionId: null,
    stage: 'before',
    isFinished: false,
    isLive: false,
    isSuspended: false,
    isVisible: false,
    isBooked: false,
    statistics: NOTHING_YET,
    limit: MARKET_STATUS.inactive,
    lines: new Map(),
    touchedAt: at,
  };
}

/** The urn of a match. */
export function matchUrn(id: number): string {
  return `bc:match:${id}`;
}

/** One connection prices before and during play, so neither's rules apply. */
export const PRODUCER = 1;
export const SOURCE: PriceSource = { producer: PRODUCER, phase: 'other' };

/** A line as the book names it. */
export function lineNameOf(match: KnownMatch, { marketId, specifier }: LineSpelling): LineName {
  return { match: matchUrn(match.id), marketId, specifier };
}

/** That a line has another status, and nothing else. */
export function statusOnly(match: KnownMatch, line: KnownLine): LinePriced {
  return {
    type: 'line_priced',
    ...lineNameOf(match, line),
    source: SOURCE,
    status: stricter(match.limit, line.own),
    favourite: false,
    nextBetStop: null,
    cashout: null,
    outcomes: null,
  };
}

/** A line is no more open than its match, nor than itself. */
export function stricter(one: MarketStatus, other: MarketStatus): MarketStatus {
  const { active, inactive, suspended } = MARKET_STATUS;
  if (one === inactive || other === inactive) return inactive;
  return one === active && other === active ? active : suspended;
}

/**
 * How far the lines of a match may be open at `at`, ms since epoch: something is active that is visible and not
 * suspended ("Integration Notes"); what is not booked is not offered, and what should have begun and has not, without
 * being ready for play, leaves the offer too ("Match Lifecycle").
 */
export function limitOf(match: KnownMatch, at: number): MarketStatus {
  const { stage, fixture } = match;
  const isOverdue =
    stage === 'before' && !match.isLive && fixture !== null && fixture.startTime <= at;
  const isOffered = match.isVisible && match.isBooked && !isOverdue;
  if (!isOffered || stage === 'over' || stage === 'cancelled') return MARKET_STATUS.inactive;
  return match.isSuspended ? MARKET_STATUS.suspended : MARKET_STATUS.active;
}

/** Whether a match may take bets by this alone: tells the book of every line that it opens or closes. */
export function limitChanged(match: KnownMatch, at: number): LinePriced[] {
  const limit = limitOf(match, at);
  if (limit === match.limit) return [];
  match.limit = limit;
  const open = [...match.lines.values()].filter(({ isSettled }) => !isSettled);
  return open.map((line) => statusOnly(match, line));
}
