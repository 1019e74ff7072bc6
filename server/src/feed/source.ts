import type { EventType } from '@touchline/domain/event';

/** One provider message as it came off the wire: `t` ms since epoch, `rk` its routing key. */
export interface FeedLine {
  readonly t: number;
  readonly rk: string;
  readonly xml: string;
}

/** Where provider messages come from: a recording, the simulator, a queue. */
export interface FeedSource {
  /**
   * Begins to deliver, one line at a time and in order; the next waits until `deliver` has
   * settled. Resolves when what was missed before the start has been delivered.
   */
  start(deliver: (line: FeedLine) => Promise<void>): Promise<void>;
  /** Delivers nothing more. Resolves when the line under way is done; rejects if delivering failed. */
  stop(): Promise<void>;
  /**
   * Asks for everything of a producer since `after` (ms since epoch; null for its whole state).
   * The answer comes through `deliver`, marked with `requestId`, and ends with snapshot_complete.
   */
  recover(product: number, after: number | null, requestId: number): void;
  /**
   * Asks for everything about one event: where it is, its prices, its settlements and cancellations. The answer comes
   * through `deliver`, marked with `requestId`. Missing where a source has no such answer.
   */
  recoverEvent?(product: number, urn: string, requestId: number): void;
}

/** A name with the provider's id for it. */
export interface Named {
  readonly urn: string;
  readonly name: string;
}

export interface FixtureTeam extends Named {
  readonly abbreviation: string;
  readonly countryCode?: string | null;
  /** The address of a picture: of the internet, or one that we serve. */
  readonly logo?: string | null;
}

/** What the provider's HTTP API says about an event; the feed itself carries only ids. */
export interface Fixture {
  readonly urn: string;
  /** A match unless said. */
  readonly type?: EventType;
  /** Of what is won outright. */
  readonly name?: string | null;
  /** The urn of the event that this is a part of. */
  readonly parent?: string | null;
  /** Kick-off, ms since epoch. */
  readonly startTime: number;
  readonly endTime?: number | null;
  readonly sport: Named;
  /** `countryCode` is ISO 3166 alpha-3, or the provider's own such as ENG. */
  readonly category: Named & { readonly countryCode: string };
  readonly tournament: Named;
  /** Null for what is won outright. */
  readonly home: FixtureTeam | null;
  readonly away: FixtureTeam | null;
  /** Who takes part in what is won outright. */
  readonly competitors?: readonly FixtureTeam[];
  readonly venue?: { readonly name: string; readonly city: string };
  readonly hasVideo?: boolean;
  readonly streamUrl?: string | null;
  readonly customBet?: boolean;
}

/** The provider's fixture API. Rejects for an event that it does not know. */
export interface FixtureSource {
  fixture(urn: string): Promise<Fixture>;
}

/** An event of a day, and where it stands if it has begun: the sport_event_status document of the summary. */
export interface ScheduledEvent {
  readonly fixture: Fixture;
  /** A `sport_event_status` element as XML text; null before it begins. */
  readonly status: string | null;
}

/** Something that happened in a match, as the provider's timeline tells it. */
export interface TimelineMoment {
  /** Ms since epoch. */
  readonly at: number;
  /** The match clock, `mm:ss` or a minute such as `45+2`; null in sports without one. */
  readonly matchTime: string | null;
  readonly kind: string;
  readonly side: 'home' | 'away' | null;
  /** The score after it, where it changed it. */
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly player: string | null;
  readonly detail: string | null;
}

export interface LineupPlayer {
  readonly name: string;
  /** As the sport calls it: G, D, M, F, bat, bowl. */
  readonly position: string | null;
  readonly shirt: number | null;
  readonly isSubstitute: boolean;
}

export interface Lineups {
  readonly home: readonly LineupPlayer[];
  readonly away: readonly LineupPlayer[];
}

/** A match of before between the two sides of another: `home` and `away` are urns of sides. */
export interface Meeting {
  readonly urn: string;
  /** Ms since epoch. */
  readonly startTime: number;
  readonly tournament: Named;
  readonly home: string;
  readonly away: string;
  readonly score: { readonly home: number; readonly away: number };
}

/** One outcome of a match picked for a bet builder. */
export interface BuilderPick {
  readonly marketId: number;
  /** Canonical. */
  readonly specifier: string;
  readonly outcomeId: string;
}

/** The price of a combination within one match: decimal odds in thousandths and its chance, or why there is none. */
export type BuilderPrice =
  | { readonly ok: true; readonly odds: number; readonly probability: number }
  /** One follows from the others, which have a chance all the same. */
  | { readonly ok: false; readonly reason: 'implied'; readonly probability?: number }
  | {
      readonly ok: false;
      readonly reason: 'contradicting' | 'certain' | 'not_offered' | 'not_combinable';
    };

/** A league, whether or not something is played in it. */
export interface LeagueFacts {
  readonly sport: Named;
  readonly category: Fixture['category'];
  readonly tournament: Named;
}

/** Everything that a provider answers over HTTP, beside its feed. What it does not offer answers with null. */
export interface ProviderApi extends FixtureSource {
  /** Every event of a UTC day, `YYYY-MM-DD`. */
  schedule(day: string): Promise<readonly ScheduledEvent[]>;
  /** Leagues to be offered whether or not something is played in them; those of events come with these. */
  leagues(): Promise<readonly LeagueFacts[] | null>;
  timeline(urn: string): Promise<readonly TimelineMoment[] | null>;
  lineups(urn: string): Promise<Lineups | null>;
  /** What the two sides of a match have played against each other, also long before there was a feed. */
  meetings(urn: string): Promise<readonly Meeting[] | null>;
  /** The price of picks of one match together. */
  customBet(urn: string, picks: readonly BuilderPick[]): Promise<BuilderPrice | null>;
  /** Outcomes that still combine with those chosen. */
  customBetSelections(
    urn: string,
    chosen: readonly BuilderPick[],
  ): Promise<readonly BuilderPick[] | null>;
}
