import type { GeneratedAlways } from 'kysely';

/** Legs that are void because their price was wrong. */
export interface PriceErrors {
  id: GeneratedAlways<number>;
  match_id: number;
  market_id: number;
  specifier: string;
  /** Null is every outcome of the line. */
  outcome_id: string | null;
  placed_from: Date;
  placed_to: Date;
  /** Thousandths. */
  odds_from: number;
  /** What players are told. */
  reason: string;
  decided_at: Date;
  decided_by: string;
}

export interface PriceErrorTables {
  price_errors: PriceErrors;
}
