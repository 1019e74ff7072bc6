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

export interface OddsChange extends AboutEvent {
  readonly type: 'odds_change';
  readonly status: EventStatus | null;
  readonly markets: readonly PricedMarket[];
}

export interface BetStop extends AboutEvent {
  readonly type: 'bet_stop';
  readonly groups: readonly string[];
  readonly marketStatus: number | null;
}

export interface BetSettlement extends AboutEvent {
  readonly type: 'bet_settlement';
  /** 1 as seen by a scout, 2 confirmed. */
  readonly certainty: number;
  readonly markets: readonly SettledMarket[];
}

export interface MarketsMessage<Type extends string> extends AboutEvent {
  readonly type: Type;
  readonly markets: readonly MarketName[];
}

/** Bets placed from one moment to another, ms since epoch, both inclusive; null is open. */
export interface CancelWindow {
  readonly startTime: number | null;
  readonly endTime: number | null;
}

export interface FixtureChange extends AboutEvent {
  readonly type: 'fixture_change';
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

export interface PricedMarket extends MarketName {
  readonly status: number | null;
  readonly favourite: boolean;
  readonly outcomes: readonly PricedOutcome[];
}

export interface PricedOutcome {
  readonly id: string;
  /** Thousandths. */
  readonly odds: number | null;
  /** 0 to 1. */
  readonly probability: number | null;
  readonly active: boolean;
}

export interface SettledMarket extends MarketName {
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

export interface EventStatus {
  readonly status: number;
  readonly matchStatus: number | null;
  readonly score: Pair | null;
  readonly gameScore: Pair | null;
  readonly currentServer: number | null;
  readonly clock: MatchClock | null;
  readonly periods: readonly PeriodScore[];
  readonly redCards: Pair | null;
}

export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** Times are `mm:ss`, as written. */
export interface MatchClock {
  readonly matchTime: string | null;
  readonly stoppageTime: string | null;
  readonly remainingTime: string | null;
  readonly stopped: boolean;
}

export interface PeriodScore extends Pair {
  readonly matchStatusCode: number;
  readonly number: number;
}
