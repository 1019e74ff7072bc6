import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { stageKey } from '@touchline/domain/feed/stage';
import type { MatchStatusChanged, PriceSource } from '../../book/ingest/change';
import type { StoredStatistics } from '../../db/schema';
import type { EventStatus } from './messages';

/** The feed's ten statuses of an event as the six of SPEC §3. */
const STATUSES: Readonly<Record<number, MatchStatus>> = {
  0: MATCH_STATUS.prematch,
  1: MATCH_STATUS.live,
  2: MATCH_STATUS.stopped,
  3: MATCH_STATUS.closed,
  4: MATCH_STATUS.finished,
  5: MATCH_STATUS.notCovered,
  6: MATCH_STATUS.stopped,
  7: MATCH_STATUS.stopped,
  8: MATCH_STATUS.notCovered,
  9: MATCH_STATUS.notCovered,
};

/** Where play stands, in our own words. A status that we do not know takes no bets. */
export function statusChanged(
  match: string,
  source: PriceSource,
  status: EventStatus,
): MatchStatusChanged {
  return {
    type: 'match_status_changed',
    match,
    source,
    status: STATUSES[status.status] ?? MATCH_STATUS.stopped,
    stageCode: status.matchStatus,
    statistics: statisticsOf(status),
  };
}

function statisticsOf(status: EventStatus): StoredStatistics {
  const { clock, score, periods, redCards, gameScore, currentServer } = status;
  return {
    clock: clock && {
      match_time: clock.matchTime,
      stoppage_time: clock.stoppageTime,
      remaining_time: clock.remainingTime,
      stopped: clock.stopped,
    },
    total_score: score,
    period_score: periods.map(({ home, away, number, matchStatusCode }) => ({
      home,
      away,
      number,
      period_key: stageKey(matchStatusCode) ?? `period_${number}`,
    })),
    red_cards: redCards,
    ...(gameScore && { game_score: gameScore }),
    ...(currentServer !== null && { current_server: currentServer }),
  };
}
