import type { ColumnType, Generated } from 'kysely';

export interface PaymentEvents {
  provider: string;
  event_id: string;
  merchant_ref: string;
  outcome: string;
  received_at: Date;
}

/** A deposit that the player's bank took back; open until an operator has closed it. `amount` is what the bank took. */
export interface Chargebacks {
  deposit_id: string;
  player_id: number;
  currency: string;
  amount: bigint;
  opened_at: Date;
  closed_at: ColumnType<Date | null, Date | null | undefined>;
  closed_by: ColumnType<string | null, string | null | undefined>;
}

export interface Withdrawals {
  id: string;
  player_id: number;
  /** The player's own name for it, so that asking twice is asking once. */
  request_id: string;
  currency: string;
  amount: bigint;
  provider: string;
  /** The provider's name for where the money goes; the number itself stays with the provider. */
  destination_token: string;
  /** The number with its middle left out. */
  destination: string;
  /** Keyed, so that the same number is known again; null for those from before. */
  destination_hash: Generated<Buffer | null>;
  state: Generated<string>;
  reason: string | null;
  expected_at: Date | null;
  provider_ref: string | null;
  /** When the job looks at it next. */
  due_at: Date;
  attempts: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface WithdrawalStages {
  withdrawal_id: string;
  number: number;
  state: string;
  reason: string | null;
  by_whom: string;
  at: Date;
}

export interface SandboxPayouts {
  id: string;
  merchant_ref: string;
  currency: string;
  amount: bigint;
  destination: string;
  webhook_url: string;
  created_at: Date;
}

export interface SandboxDestinations {
  token: string;
  number: string;
}

/** What the sandbox tells its merchant, until it has taken note. */
export interface SandboxEvents {
  id: string;
  subject_id: string;
  merchant_ref: string;
  kind: string;
  amount: bigint;
  currency: string;
  webhook_url: string;
  /** How often it is sent at once. */
  copies: Generated<number>;
  created_at: Date;
  due_at: Date;
  delivered_at: Date | null;
}

export interface WalletTables {
  payment_events: PaymentEvents;
  chargebacks: Chargebacks;
  withdrawals: Withdrawals;
  withdrawal_stages: WithdrawalStages;
  sandbox_payouts: SandboxPayouts;
  sandbox_destinations: SandboxDestinations;
  sandbox_events: SandboxEvents;
}
