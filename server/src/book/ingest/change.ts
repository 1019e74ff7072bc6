import type { MarketStatus, MatchStatus } from '@touchline/domain/bets/market-status';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { StoredOutcomes, StoredStatistics } from '../../db/schema';

/** What a feed tells the book, in the book's own words. Matches are named by the provider's urn. */
export type FeedChange =
  | FixtureKnown
  | MatchStatusChanged
  | LinePriced
  | LinesStopped
  | LineSettled
  | SettlementWithdrawn
  | LineCancelled
  | CancellationWithdrawn
  | ProducerAlive
  | ProducerRecovered
  | FeedInterrupted
  | TimePassed;

/** A change that may still need its match looked up: `FixtureAsked` becomes `FixtureKnown` before the book sees it. */
export type TranslatedChange = FeedChange | FixtureAsked;

/** The match is new, or its names or start have changed: ask for its fixture. */
export interface FixtureAsked {
  readonly type: 'fixture_asked';
  readonly match: string;
}

/** Who plays whom, where and when. */
export interface FixtureKnown {
  readonly type: 'fixture_known';
  readonly fixture: FixtureFacts;
}

export interface MatchStatusChanged {
  readonly type: 'match_status_changed';
  readonly match: string;
  readonly source: PriceSource;
  readonly status: MatchStatus;
  readonly stageCode: number | null;
  readonly statistics: StoredStatistics;
}

/** Who prices: a producer, and whether it is the one that prices before or during play, or neither's rules apply. */
export interface PriceSource {
  readonly producer: number;
  readonly phase: 'prematch' | 'live' | 'other';
}

/** One line of one market; `specifier` is canonical. */
export interface LineName {
  readonly match: string;
  readonly marketId: number;
  readonly specifier: string;
}

export interface LinePriced extends LineName {
  readonly type: 'line_priced';
  readonly source: PriceSource;
  readonly status: MarketStatus;
  readonly favourite: boolean;
  /** All outcomes of the line; null when only its status was told. */
  readonly outcomes: StoredOutcomes | null;
}

export interface LinesStopped {
  readonly type: 'lines_stopped';
  readonly match: string;
  readonly producer: number;
  readonly groups: readonly string[];
  readonly status: MarketStatus;
}

export interface LineSettled extends LineName {
  readonly type: 'line_settled';
  /** By outcome id; an undecided outcome is not in it. */
  readonly results: Readonly<Record<string, FinalResult>>;
  /** What is left of a winner's payout, in ten-thousandths, by outcome id; null where nothing is shared. */
  readonly deadHeats: Readonly<Record<string, number>> | null;
}

export interface SettlementWithdrawn extends LineName {
  readonly type: 'settlement_withdrawn';
}

/** Bets placed from one moment to another are void, ms since epoch, both inclusive; null is open. */
export interface LineCancelled extends LineName {
  readonly type: 'line_cancelled';
  readonly placedFrom: number | null;
  readonly placedTo: number | null;
}

export interface CancellationWithdrawn extends LineName {
  readonly type: 'cancellation_withdrawn';
  readonly placedFrom: number | null;
  readonly placedTo: number | null;
}

export interface ProducerAlive {
  readonly type: 'producer_alive';
  readonly producer: number;
  /** False when it has lost track of what we know: recovery is needed. */
  readonly subscribed: boolean;
}

export interface ProducerRecovered {
  readonly type: 'producer_recovered';
  readonly producer: number;
  readonly requestId: number;
}

/** Messages may have been missed, as after a restart: every producer has to be recovered. */
export interface FeedInterrupted {
  readonly type: 'feed_interrupted';
}

/** Nothing was said. Only the clock moved, which may show that a producer is silent. */
export interface TimePassed {
  readonly type: 'time_passed';
}

interface Named {
  readonly urn: string;
  readonly name: string;
}

/** A match as the provider describes it. `startTime` is ms since epoch. */
export interface FixtureFacts {
  readonly urn: string;
  readonly startTime: number;
  readonly sport: Named;
  readonly category: Named & { readonly countryCode: string };
  readonly tournament: Named;
  readonly home: Named & { readonly abbreviation: string };
  readonly away: Named & { readonly abbreviation: string };
  readonly venue?: { readonly name: string; readonly city: string };
}
