/** The token of a link in a mail, by its sha-256 hash; one of each purpose for a player. */
export interface AccountTokens {
  token_hash: Buffer;
  player_id: number;
  purpose: 'confirmation' | 'password' | 'unlock';
  expires_at: Date;
}

/** How many mails of a kind an address was meant to get in the hour that began at `since`. */
export interface AccountMails {
  /** The sha-256 hash of the address: it may be a stranger's. */
  address_hash: Buffer;
  kind: string;
  since: Date;
  count: number;
}

/** A token by which a player's session goes on in a frame, by its sha-256 hash. */
export interface Handovers {
  token_hash: Buffer;
  player_id: number;
  /** The session that asked for it, without which it opens nothing; null where an operator did. */
  session_id: string | null;
  expires_at: Date;
}

/** How often something has failed of late: a sign-in, a code, a bearer. */
export interface GrowingWaits {
  /** The sha-256 hash of what is counted: it may name a stranger. */
  key: Buffer;
  /** As at `counted_at`: they are halved as time goes by. */
  failures: number;
  counted_at: Date;
  /** Until then nothing is tried. */
  until: Date | null;
}

export interface AccountTables {
  growing_waits: GrowingWaits;
  handovers: Handovers;
  account_tokens: AccountTokens;
  account_mails: AccountMails;
}
