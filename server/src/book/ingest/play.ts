import type { MatchStatus } from '@touchline/domain/bets/market-status';
import type { StoredStatistics } from '../../db/schema';

/** Where play stands in a match. */
export interface Play {
  readonly status: MatchStatus;
  readonly stageCode: number | null;
  readonly statistics: StoredStatistics;
}
