import {
  MATCH_STATUS,
  type MarketStatus,
  type MatchStatus,
} from '@touchline/domain/bets/market-status';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Freshness } from '@touchline/domain/feed/freshness';
import type { Odds } from '@touchline/domain/money';
import type { Statistics } from '@touchline/wire/catalogue';

/** One outcome as it is offered now. */
export interface LiveOutcome {
  odds: Odds | null;
  active: boolean;
  /** The status of its line. */
  status: MarketStatus;
  /** Where the odds went at the last change: 1 up, -1 down, 0 not shown (any more). */
  moved: -1 | 0 | 1;
  /** Of the line, when the outcome last changed. */
  version: number;
}

/** One line of a match: a market with one specifier. */
export interface LiveLine {
  matchId: number;
  marketId: number;
  specifier: string;
  status: MarketStatus;
  mostBalanced: boolean;
  /** When the feed will close it next, ISO 8601. */
  nextBetStop: string | null;
  outcomeIds: readonly string[];
  /** Grows with every change of the line; older news is ignored. */
  version: number;
}

/** What changes about a match while it is looked at. */
export interface LiveMatch {
  status: MatchStatus;
  stage: string | null;
  statistics: Statistics;
  availableMarkets: number;
  provider: string;
  /** Kick-off, ms since epoch; null for an outright. */
  startsAt: number | null;
  /** Its start passed while it was prematch. */
  isOverdue: boolean;
  /** Of the status and the score. */
  version: number;
  /** Of the count of markets. */
  countVersion: number;
}

/** Everything on the page that ticks, by the keys the page looks it up with. */
export interface LiveState {
  matches: ReadonlyMap<number, LiveMatch>;
  /** By `lineKey`. */
  lines: ReadonlyMap<string, LiveLine>;
  outcomes: ReadonlyMap<OutcomeKey, LiveOutcome>;
  /** Providers that are down; all others are up. */
  down: ReadonlySet<string>;
  /** Of what all pages go by. */
  freshness: Freshness;
  /** Matches whose own changes do not come in, or were missed and not read again yet. */
  unheard: ReadonlySet<number>;
}

export const NOTHING_LIVE: LiveState = {
  matches: new Map(),
  lines: new Map(),
  outcomes: new Map(),
  down: new Set(),
  freshness: 'fresh',
  unheard: new Set(),
};

/** Whether a match should have begun and no live message has come, so that it takes no bets. */
export function isLate({ status, isOverdue }: LiveMatch): boolean {
  return isOverdue && status === MATCH_STATUS.prematch;
}
