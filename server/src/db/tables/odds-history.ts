import type { JSONColumnType } from 'kysely';

/** What a line was priced at from a moment on: odds in thousandths by the ids of its outcomes. */
export interface OddsHistory {
  match_id: number;
  market_id: number;
  specifier: string;
  at: Date;
  odds: JSONColumnType<Record<string, number>>;
}

export interface OddsHistoryTables {
  odds_history: OddsHistory;
}
