import type { Generated, GeneratedAlways } from 'kysely';

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
  /** Whose bets beyond the usual limits are decided on by hand. */
  is_vip: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface Sessions {
  token_hash: Buffer;
  player_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: string | null;
}

export interface PlayerAccounts {
  player_id: number;
  currency: string;
  active: boolean;
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
}

export interface Deposits {
  id: string;
  player_id: number;
  currency: string;
  amount: bigint;
  provider: string;
  provider_ref: string | null;
  state: Generated<string>;
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
  created_at: Generated<Date>;
}
