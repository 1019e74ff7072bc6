import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Board } from './board';
import type { Match } from './calendar';
import type { Standing, Story } from './play';
import { element } from './xml';

/** The provider's codes of where an event stands. */
const EVENT = { notStarted: 0, live: 1, ended: 3, closed: 4 };

/** The scoreboard at the board's moment. */
export function statusXml(board: Board, match: Match, story: () => Story): string {
  const { phase, at } = board;
  if (at < 0) return element('sport_event_status', { status: EVENT.notStarted, match_status: 0 });
  const standing = match.sport.rules.standingAt(story(), at);
  if (phase === 'over') return standingXml(standing, EVENT.ended);
  return standingXml(standing, phase === 'closed' ? EVENT.closed : EVENT.live);
}

/** The scoreboard of an event that has begun, as the provider's API tells it; `isOver` once it has ended. */
export function summaryXml(standing: Standing, isOver: boolean): string {
  return standingXml(standing, isOver ? EVENT.closed : EVENT.live);
}

function standingXml(standing: Standing, status: number): string {
  const { matchStatus, score, gameScore, server, tiebreak, attributes, scoreboard } = standing;
  const isOver = status !== EVENT.live;
  return element(
    'sport_event_status',
    {
      status,
      reporting: 1,
      match_status: matchStatus,
      ...scoreAttributes(score),
      ...(!isOver && {
        home_gamescore: gameScore?.home,
        away_gamescore: gameScore?.away,
        current_server: server,
        tiebreak: tiebreak === undefined ? null : String(tiebreak),
      }),
      scoreboard_available: scoreboard ? 'true' : null,
      ...attributes,
    },
    (isOver ? '' : clockXml(standing)) +
      periodScoresXml(standing) +
      (isOver ? finalXml(standing) : '') +
      statisticsXml(standing) +
      (scoreboard ? element('scoreboard', scoreboard) : ''),
  );
}

function clockXml({ clock }: Standing): string {
  if (!clock) return '';
  const { matchTime, stoppageTime, remainingInPeriod, stopped } = clock;
  return element('clock', {
    match_time: matchTime,
    stoppage_time: stoppageTime,
    remaining_time_in_period: remainingInPeriod,
    stopped: stopped === undefined ? null : String(stopped),
  });
}

function periodScoresXml({ periods }: Standing): string {
  if (periods.length === 0) return '';
  const scores = periods.map(({ code, number, score, attributes }) =>
    element('period_score', {
      match_status_code: code,
      number,
      ...scoreAttributes(score),
      ...attributes,
    }),
  );
  return element('period_scores', {}, scores.join(''));
}

function finalXml({ matchStatus, score }: Standing): string {
  const result = { match_status_code: matchStatus, ...scoreAttributes(score) };
  return element('results', {}, element('result', result));
}

function statisticsXml({ statistics }: Standing): string {
  if (!statistics) return '';
  const counted = Object.entries(statistics).map(([name, { home, away }]) =>
    element(name, { home, away }),
  );
  return element('statistics', {}, counted.join(''));
}

function scoreAttributes({ home, away }: Score) {
  return { home_score: home, away_score: away };
}
