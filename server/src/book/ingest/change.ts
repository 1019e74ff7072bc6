import type { MarketStatus, MatchStatus } from '@touchline/domain/bets/market-status';
import type { EventType } from '@touchline/domain/event';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { StoredOutcomes, StoredStatistics } from '../../db/schema';

/** What a feed tells the book, in the book's own words. Matches are named by the provider's urn. */
export type FeedChange =
  | FixtureKnown
  | LeaguesKnown
  | NamesKnown
  | MarketsDescribed
  | MatchStatusChanged
  | LinePriced
  | LinesPriced
  | LineLost
  | LinesStopped
  | LineSettled
  | SettlementWithdrawn
  | LineNamed
  | LineCancelled
  | CancellationWithdrawn
  | ProducerAlive
  | ProducerRecovered
  | ProducersKnown
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

/** Leagues of one provider, whether or not something is played in them. */
export interface LeaguesKnown {
  readonly type: 'leagues_known';
  readonly leagues: readonly LeagueKnown[];
}

/** A league and what it belongs to. */
export type LeagueKnown = Pick<FixtureFacts, 'sport' | 'category' | 'tournament'>;

/** Names of sports, categories, leagues, competitors and players in one locale, by urn. */
export interface NamesKnown {
  readonly type: 'names_known';
  readonly locale: string;
  readonly names: readonly Named[];
  /** The team whose profile named them, by its urn: those of them who are athletes play for it. */
  readonly team?: string;
}

/** How a provider describes markets and their variants in one locale. */
export interface MarketsDescribed {
  readonly type: 'markets_described';
  readonly locale: string;
  readonly descriptions: readonly MarketFacts[];
}

/** The number that stands for whichever market has a variant; no market of a provider has it. */
export const ANY_MARKET = 0;

/** Name templates of a market, or of one variant of it (then `variant` is its urn). */
export interface MarketFacts {
  /** `ANY_MARKET` where a variant is described once for all markets that have it. */
  readonly id: number;
  readonly variant: string | null;
  /** Empty where only the outcomes are its own. */
  readonly name: string;
  /** By which the feed stops markets; every market is in `all`. */
  readonly groups: readonly string[];
  readonly specifiers: readonly { readonly name: string; readonly type: string }[];
  readonly outcomes: readonly { readonly id: string; readonly name: string }[];
}

export interface MatchStatusChanged {
  readonly type: 'match_status_changed';
  readonly match: string;
  readonly source: PriceSource;
  /** Where it is not the word of a producer. */
  readonly by?: 'fixture' | 'schedule';
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
  /** When the line will be closed next, ms since epoch; null where nobody says: then a status alone leaves it as it was. */
  readonly nextBetStop: number | null;
  /** Whether bets on it can be cashed out: 1 yes, -1 not now, -2 not any more; null leaves it as it was. */
  readonly cashout: 1 | -1 | -2 | null;
  /** Outcomes by id; those that are not in it stay as they were. Null when only the status was told. */
  readonly outcomes: StoredOutcomes | null;
}

/**
 * What a message says of all lines that it prices, each named once, most of them as in the message before it. Taking
 * in `moved` alone comes to the same as taking in `lines` where no line was touched since `before` was taken in.
 */
export interface LinesPriced {
  readonly type: 'lines_priced';
  readonly match: string;
  readonly lines: readonly LinePriced[];
  /** Those that are told otherwise than in `before`. */
  readonly moved: readonly LinePriced[];
  /** The `lines` of the message before; null where they are not the same lines. */
  readonly before: readonly LinePriced[] | null;
}

/** What was said of a line cannot be read: it takes no bets until it is told again. */
export interface LineLost {
  readonly type: 'line_lost';
  readonly match: string;
  readonly source: PriceSource;
  /** Null where its name cannot be read: then it may be any line of the producer that the message does not name. */
  readonly marketId: number | null;
  readonly specifier: string | null;
  /** The lines that the message names, by their keys. */
  readonly named: readonly string[];
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

/** What waits for its name may have it by now; where it `isLate`, it has waited long enough, whatever it is called. */
export interface LineNamed extends LineName {
  readonly type: 'line_named';
  readonly isLate: boolean;
}

export interface SettlementWithdrawn extends LineName {
  readonly type: 'settlement_withdrawn';
}

/** Bets placed from one moment to another, on whichever outcome; ms since epoch, both inclusive; null is open. */
export interface BetsWindow {
  readonly placedFrom: number | null;
  readonly placedTo: number | null;
  /**
   * When the provider's message was made, ms since epoch: an open end ends then, since the message cannot be about bets
   * that are placed later. Missing where an operator speaks: then an open end is open until an operator says otherwise.
   */
  readonly madeAt?: number;
}

/** Bets of a window are void. */
export interface LineCancelled extends LineName, BetsWindow {
  readonly type: 'line_cancelled';
}

/** Bets of a window, named as they were when they became void, are not void after all. */
export interface CancellationWithdrawn extends LineName, BetsWindow {
  readonly type: 'cancellation_withdrawn';
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

/** What the provider's list says of its producers. */
export interface ProducersKnown {
  readonly type: 'producers_known';
  readonly producers: readonly {
    readonly id: number;
    readonly name: string;
    /** How far back it can recover; null for what is usual. */
    readonly recoveryWindowMinutes: number | null;
  }[];
}

/** Messages may have been missed, as after a restart: every producer has to be recovered. */
export interface FeedInterrupted {
  readonly type: 'feed_interrupted';
}

/** Nothing was said. Only the clock moved, which may show that a producer is silent. */
export interface TimePassed {
  readonly type: 'time_passed';
}

/** A name with the provider's id for it. */
export interface Named {
  readonly urn: string;
  readonly name: string;
}

export interface CompetitorFacts extends Named {
  readonly abbreviation: string;
  /** ISO 3166 alpha-3, or the provider's own such as ENG. */
  readonly countryCode?: string | null;
  /** The address of a picture: of the internet, or one that we serve. */
  readonly logo?: string | null;
}

/** A match, or what is won outright, as the provider describes it. Times are ms since epoch. */
export interface FixtureFacts {
  readonly urn: string;
  /** A match unless said. */
  readonly type?: EventType;
  /** Of what is won outright. */
  readonly name?: string | null;
  /** The urn of the event that this is a part of. */
  readonly parent?: string | null;
  readonly startTime: number;
  readonly endTime?: number | null;
  readonly sport: Named;
  readonly category: Named & { readonly countryCode: string };
  readonly tournament: Named;
  /** Null for what is won outright. */
  readonly home: CompetitorFacts | null;
  readonly away: CompetitorFacts | null;
  /** Who takes part in what is won outright. */
  readonly competitors?: readonly CompetitorFacts[];
  readonly hasVideo?: boolean;
  /** Where a stream of it can be watched. */
  readonly streamUrl?: string | null;
  /** Whether the provider prices outcomes of it together. */
  readonly customBet?: boolean;
  /** Whether it will not be played after all: then it takes no bets. */
  readonly isCancelled?: boolean;
  readonly venue?: { readonly name: string; readonly city: string };
}
