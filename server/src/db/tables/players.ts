import type { VerificationLevel } from '@touchline/domain/players/standing';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface Players {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  language: string;
  currency: string;
  country_code: string | null;
  /** In Brazil: the IBGE's code of it. */
  municipality: string | null;
  /** As ISO 8601 writes a day. */
  birth_date: string | null;
  /** Whose bets beyond the usual limits are decided on by hand. */
  is_vip: Generated<boolean>;
  /** When a link in a mail showed that the address is the player's; before that nobody signs in. */
  confirmed_at: Generated<Date | null>;
  /** After it, a sign-in from a browser that nobody knows is told to the player. */
  first_signed_in_at: Generated<Date | null>;
  /** As the player has given it, in E.164. */
  mobile_phone: string | null;
  /** The number that a code has shown to be the player's, in E.164; nobody else has it. */
  auth_phone_number: string | null;
  /** The groups of players an operator has put this one into, by their ids. */
  statuses: Generated<string[]>;
  /** How far it is known who the player is. */
  verification: Generated<VerificationLevel>;
  verified_at: Date | null;
  /** Who sent them here, as the link that they came by said. */
  affiliate_id: string | null;
  created_at: Generated<Date>;
}

export interface Sessions {
  token_hash: Buffer;
  player_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: string | null;
  /** Names the session where its token must not be told; a renewed session keeps it. */
  id: Generated<string>;
  /** Where it began, if that was told. */
  ip: string | null;
  /** When it has last shown that it is the player's, by the database's clock. */
  confirmed_at: Generated<Date | null>;
}

export interface PlayerAccounts {
  player_id: number;
  currency: string;
  /** Whether it may be used at all. */
  active: boolean;
  /** Whether it is the one in use; when none is, that of the player's own currency is. */
  selected: Generated<boolean>;
}

export interface Favourites {
  player_id: number;
  type: string;
  entity_id: string;
  created_at: Generated<Date>;
}

export interface LedgerAccounts {
  id: string;
  currency: string;
  may_overdraw: boolean;
  /** Kept by `ledger_post` in the statement that writes the entries; checked by the reconciling job. */
  balance: Generated<bigint>;
}

export interface LedgerPostings {
  id: string;
  digest: string;
  created_at: Generated<Date>;
}

export interface LedgerEntries {
  posting_id: string;
  ordinal: number;
  from_account: string;
  to_account: string;
  amount: bigint;
  /** Rises with time on each account. */
  no: GeneratedAlways<bigint>;
}

export interface Deposits {
  id: string;
  player_id: number;
  currency: string;
  amount: bigint;
  provider: string;
  provider_ref: string | null;
  state: Generated<string>;
  /** What of it was given back. */
  refunded: Generated<bigint>;
  /** What of it the player's bank took back. */
  charged_back: Generated<bigint>;
  /** When the provider is asked next, while it may still be paid. */
  poll_at: Generated<Date>;
  /** When it was put on the account; null when it was not. */
  credited_at: ColumnType<Date | null, Date | null | undefined>;
  /** The limit that stood against it when it was paid. */
  return_reason: ColumnType<string | null, string | null | undefined>;
  /** When the provider is asked next to send it back; null when nothing is to be sent. */
  return_at: ColumnType<Date | null, Date | null | undefined>;
  return_url: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SandboxPayments {
  id: string;
  merchant_ref: string;
  currency: string;
  amount: bigint;
  state: Generated<string>;
  webhook_url: string;
  return_url: string;
  /** The test card it was paid with; null until then. */
  card: string | null;
  refunded: Generated<bigint>;
  created_at: Generated<Date>;
}
