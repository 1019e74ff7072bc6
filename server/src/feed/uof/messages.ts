import type { EventStatus } from './status';

/** Messages of the Unified Odds Feed, with their numbers read and nothing decided. */
export type UofMessage =
  | OddsChange
  | BetStop
  | BetSettlement
  | MarketsMessage<'rollback_bet_settlement'>
  | (MarketsMessage<'bet_cancel'> & CancelWindow)
  | (MarketsMessage<'rollback_bet_cancel'> & CancelWindow)
  | FixtureChange
  | Alive
  | SnapshotComplete;

/** What every message about an event carries; `timestamp` is ms since epoch by the generator's clock. */
export interface AboutEvent {
  readonly product: number;
  readonly eventId: string;
  readonly timestamp: number;
  /** Only on answers to a request for recovery. */
  readonly requestId: number | null;
}

/** A market of a message of which a value cannot be read; what of its name cannot be is null. */
export interface LostMarket {
  readonly id: number | null;
  readonly specifiers: string | null;
  readonly reason: string;
}

/** Parts of a message that cannot be read; missing where all of it can. */
export interface WithLosses {
  readonly lostMarkets?: readonly LostMarket[];
  /** Why where play stands cannot be read. */
  readonly lostStatus?: string;
}

export interface OddsChange extends AboutEvent, WithLosses {
  readonly type: 'odds_change';
  readonly status: EventStatus | null;
  readonly bettingStatus: number | null;
  /** Why bets are stopped, by the provider's list of reasons. */
  readonly betstopReason: number | null;
  /** What the odds before play were made from; only the producer of those odds tells. */
  readonly generation: { readonly totals: number | null; readonly supremacy: number | null } | null;
  readonly markets: readonly PricedMarket[];
}

export interface BetStop extends AboutEvent {
  readonly type: 'bet_stop';
  readonly groups: readonly string[];
  readonly marketStatus: number | null;
}

export interface BetSettlement extends AboutEvent, WithLosses {
  readonly type: 'bet_settlement';
  /** 1 as seen by a scout, 2 confirmed. */
  readonly certainty: number;
  readonly markets: readonly SettledMarket[];
}

export interface MarketsMessage<Type extends string> extends AboutEvent, WithLosses {
  readonly type: Type;
  readonly markets: readonly VoidedMarket[];
}

/** Bets placed from one moment to another, ms since epoch, both inclusive; null is open. */
export interface CancelWindow {
  readonly startTime: number | null;
  readonly endTime: number | null;
  /** The urn of the event that took this one's place. */
  readonly supersededBy: string | null;
}

/** What kind of change a fixture has seen; the numbers of `change_type`. */
export const FIXTURE_CHANGE = {
  new: 1,
  dateTime: 2,
  cancelled: 3,
  format: 4,
  coverage: 5,
  pitcher: 6,
  streamUrl: 106,
} as const;

export interface FixtureChange extends AboutEvent {
  readonly type: 'fixture_change';
  /** One of FIXTURE_CHANGE, or a number that came later. */
  readonly changeType: number | null;
  /** Both ms since epoch. */
  readonly startTime: number | null;
  readonly nextLiveTime: number | null;
}

export interface Alive {
  readonly type: 'alive';
  readonly product: number;
  readonly timestamp: number;
  readonly subscribed: boolean;
}

export interface SnapshotComplete {
  readonly type: 'snapshot_complete';
  readonly product: number;
  readonly timestamp: number;
  readonly requestId: number;
}

export interface MarketName {
  readonly id: number;
  /** As written: neither sorted nor brought to one spelling. */
  readonly specifiers: string;
}

export interface VoidedMarket extends MarketName {
  /** Why bets are void, by the provider's list of reasons. */
  readonly voidReason: number | null;
}

export interface PricedMarket extends MarketName {
  /** For information only: no part of the line's name. */
  readonly extendedSpecifiers: string | null;
  readonly status: number | null;
  readonly favourite: boolean;
  readonly cashoutStatus: number | null;
  readonly metadata: MarketMetadata | null;
  readonly outcomes: readonly PricedOutcome[];
}

/** Times of a market, ms since epoch. */
export interface MarketMetadata {
  readonly nextBetstop: number | null;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

export interface PricedOutcome {
  /** A number, or a urn such as `sr:player:1`. */
  readonly id: string;
  /** Thousandths. */
  readonly odds: number | null;
  /** 0 to 1: of the bets that are not refunded, the part that wins. */
  readonly probability: number | null;
  /** 0 to 1 each, of lines that can be refunded; null for all others. */
  readonly chances: OutcomeChances | null;
  readonly active: boolean;
  /** Of a player: 1 plays for home, 2 for away. */
  readonly team: number | null;
}

export interface OutcomeChances {
  readonly win: number | null;
  readonly lose: number | null;
  readonly refund: number | null;
  readonly halfWin: number | null;
  readonly halfLose: number | null;
}

export interface SettledMarket extends VoidedMarket {
  readonly outcomes: readonly SettledOutcome[];
}

export interface SettledOutcome {
  readonly id: string;
  /** 1 won, 0 lost, -1 undecided. */
  readonly result: number;
  /** Thousandths of the stake that are void. */
  readonly voidFactor: number;
  /** Ten-thousandths of the payout that are left; null where there was no dead heat. */
  readonly deadHeatFactor: number | null;
}
