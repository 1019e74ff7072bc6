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

export interface AccountTables {
  account_tokens: AccountTokens;
  account_mails: AccountMails;
}
