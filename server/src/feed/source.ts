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
}

/** A name with the provider's id for it. */
export interface Named {
  readonly urn: string;
  readonly name: string;
}

export interface FixtureTeam extends Named {
  readonly abbreviation: string;
}

/** What the provider's HTTP API says about a match; the feed itself carries only ids. */
export interface Fixture {
  readonly urn: string;
  /** Kick-off, ms since epoch. */
  readonly startTime: number;
  readonly sport: Named;
  /** `countryCode` is ISO 3166 alpha-3, or the provider's own such as ENG. */
  readonly category: Named & { readonly countryCode: string };
  readonly tournament: Named;
  readonly home: FixtureTeam;
  readonly away: FixtureTeam;
  readonly venue?: { readonly name: string; readonly city: string };
}

/** The provider's fixture API. Rejects for a match that it does not know. */
export interface FixtureSource {
  fixture(urn: string): Promise<Fixture>;
}
