import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { periodTypeOf, stageKey } from '@touchline/domain/feed/stage';
import type { MatchStatusChanged, PriceSource } from '../../book/ingest/change';
import type { StoredStatistics } from '../../db/schema';
import { BETRADAR, type Dialect } from './dialect';
import type { EventStatus, MatchClock, PeriodScore } from './status';

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
  dialect: Dialect = BETRADAR,
): MatchStatusChanged {
  return {
    type: 'match_status_changed',
    match,
    source,
    status: STATUSES[status.status] ?? MATCH_STATUS.stopped,
    stageCode: stageCode(dialect.stageOf(status)),
    statistics: statisticsOf(status, dialect),
  };
}

/** No stage is numbered higher, and the book's column of it would not hold more. */
const LAST_STAGE = 32_767;

function stageCode(code: number | null): number | null {
  return code !== null && code > LAST_STAGE ? null : code;
}

function statisticsOf(status: EventStatus, dialect: Dialect): StoredStatistics {
  const { clock, score, periods, gameScore, currentServer, tiebreak, statistics, field } = status;
  const details = detailsOf(status);
  return {
    clock: clock && {
      match_time: clock.matchTime,
      stoppage_time: clock.stoppageTime,
      remaining_time: clock.remainingTime ?? clock.remainingTimeInPeriod,
      stopped: clock.stopped,
    },
    total_score: score,
    period_score: periods.map((period) => periodScore(period, dialect)),
    red_cards: statistics?.redCards ?? null,
    ...(statistics?.yellowCards && { yellow_cards: statistics.yellowCards }),
    ...(statistics?.corners && { corners: statistics.corners }),
    ...(gameScore && { game_score: gameScore }),
    ...(currentServer !== null && { current_server: currentServer }),
    ...(tiebreak !== null && { tiebreak }),
    ...(field.length > 0 && { field }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

const TYPES = ['regular_period', 'overtime', 'penalties'] as const;

function periodScore(period: PeriodScore, dialect: Dialect) {
  const { home, away, number } = period;
  const stage = dialect.stageOfPeriod(period);
  const told = TYPES.find((type) => type === period.type);
  const type = told ?? (stage === null ? 'regular_period' : periodTypeOf(stage));
  const unnamed = type === 'regular_period' ? `period_${number}` : type;
  return { home, away, number, period_key: stageKey(stage) ?? unnamed, type };
}

/** What has no place of its own: figures of one sport, of one period, and the results by what they count. */
function detailsOf(status: EventStatus): Record<string, string | number> {
  const { clock, periods, results, statistics, details } = status;
  const sentOff = statistics?.yellowRedCards;
  return {
    ...details,
    ...(clock && clockDetails(clock)),
    ...(sentOff && { home_yellow_red_cards: sentOff.home, away_yellow_red_cards: sentOff.away }),
    ...Object.fromEntries(
      periods.flatMap(({ number, details: counted }) =>
        Object.entries(counted).map(([name, value]) => [`period_${number}_${name}`, value]),
      ),
    ),
    ...Object.fromEntries(
      results.map(({ matchStatusCode, home, away }) => [
        `result_${stageKey(matchStatusCode) ?? matchStatusCode}`,
        `${home}:${away}`,
      ]),
    ),
  };
}

function clockDetails({ stoppageTimeAnnounced, remainingTimeInPeriod }: MatchClock) {
  return {
    ...(stoppageTimeAnnounced !== null && { stoppage_time_announced: stoppageTimeAnnounced }),
    ...(remainingTimeInPeriod !== null && { remaining_time_in_period: remainingTimeInPeriod }),
  };
}
