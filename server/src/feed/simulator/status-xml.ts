import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Board } from './board';
import type { FieldPlace, Match, Standing, Story } from './play';
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
      resultsXml(standing, isOver) +
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

/** How it ended; of what is won outright, how everybody stands all along. */
function resultsXml({ matchStatus, score, field = [] }: Standing, isOver: boolean): string {
  const final = { match_status_code: matchStatus, ...scoreAttributes(score) };
  const results = [...(isOver ? [element('result', final)] : []), ...field.map(placeXml)];
  return results.length === 0 ? '' : element('results', {}, results.join(''));
}

function placeXml({ urn, position, result }: FieldPlace): string {
  const told = [{ type: 'position', value: position }, result];
  return element('competitor', { id: urn }, told.map((each) => element('result', each)).join(''));
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
