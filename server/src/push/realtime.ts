/** Where a channel's stream stands. `offset` 0 is a position: before the first publication. */
export interface StreamPosition {
  epoch: string;
  offset: number;
}

export interface PublishOptions {
  /** Goes out at once instead of with the next tick; order within the channel is kept. */
  urgent?: boolean;
}

export interface Entry extends PublishOptions {
  channel: string;
  /** Anything JSON can write, passed on as it is; or a function that makes it, called when somebody reads it. */
  data: unknown;
}

/**
 * What the rest of the server knows of realtime (SPEC §7 "Realtime"). Our hub stands behind it;
 * Centrifugo can, because the tokens and the channel names are those it reads.
 */
export interface Realtime {
  /** Adds to the channel's stream and sends to whoever is subscribed. */
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<void>;
  /** Publishes in the order given, in one go. */
  publishMany(entries: readonly Entry[]): Promise<void>;
  /** The position now: a subscription `since` it gets everything published later. */
  history(channel: string): Promise<StreamPosition>;
  /** Closes every connection of the user; their clients do not come back by themselves. */
  disconnectUser(userId: string): Promise<void>;
  /**
   * The user has signed out somewhere: closes every connection of theirs and ends the tokens minted up
   * to now. Clients come back by themselves, and as whoever their browser's session says they are.
   */
  signedOut(userId: string): Promise<void>;
  mintTokens: {
    /** A connection token; null is an anonymous visitor. */
    connection(userId: string | null): Promise<string>;
    /** A token for one `$` channel. The caller has checked that the user may read it. */
    subscription(userId: string, channel: string): Promise<string>;
  };
}
