/** Where play stands, as `sport_event_status` tells it in a message or in a summary of the API. */
export interface EventStatus {
  readonly status: number;
  readonly matchStatus: number | null;
  readonly score: Pair | null;
  readonly gameScore: Pair | null;
  readonly currentServer: number | null;
  readonly tiebreak: boolean | null;
  readonly clock: MatchClock | null;
  readonly periods: readonly PeriodScore[];
  /** Scores that the event ended with, by what they count: full time, extra time, penalties. */
  readonly results: readonly ResultScore[];
  readonly statistics: CardsAndCorners | null;
  /** How those stand who take part in what is won outright, in the order that it is told. */
  readonly field: readonly FieldPlace[];
  /** What only some sports and providers tell, by its name: `delivery`, `home_kills`. */
  readonly details: Details;
}

export type Details = Readonly<Record<string, string | number>>;

export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** Where somebody stands; null is what is not told. */
export interface FieldPlace {
  readonly urn: string;
  readonly position: number | null;
  /** Ms. */
  readonly time: number | null;
  /** Strokes to par, or points. */
  readonly score: number | null;
}

export interface CardsAndCorners {
  readonly yellowCards: Pair | null;
  readonly redCards: Pair | null;
  readonly yellowRedCards: Pair | null;
  readonly corners: Pair | null;
}

/** Times are `mm:ss`, as written. */
export interface MatchClock {
  readonly matchTime: string | null;
  readonly stoppageTime: string | null;
  readonly stoppageTimeAnnounced: string | null;
  readonly remainingTime: string | null;
  readonly remainingTimeInPeriod: string | null;
  readonly stopped: boolean;
}

export interface PeriodScore extends Pair {
  /** Null where only the type is told. */
  readonly matchStatusCode: number | null;
  readonly number: number;
  /** `regular_period`, `overtime`, `penalties`, or the provider's own such as `map`. */
  readonly type: string | null;
  /** What else is counted by period: `home_wickets`, `home_won_rounds`. */
  readonly details: Details;
}

export interface ResultScore extends Pair {
  readonly matchStatusCode: number;
}
