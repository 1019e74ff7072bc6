import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Board } from './board';
import { BREAK, countOf, fullTime, HALF, halfAt, scoreAt } from './story';
import type { Story } from './story';
import { element } from './xml';

/** Sport event status and match status codes of a soccer match. */
const EVENT = { notStarted: 0, live: 1, ended: 3, closed: 4 };
const PERIOD = { notStarted: 0, firstHalf: 6, secondHalf: 7, halfTime: 31, ended: 100 };

/** The scoreboard at the board's moment. */
export function statusXml(board: Board, story: Story): string {
  const { at } = board;
  const half = halfAt(story, at);
  if (half === 0 || board.phase === 'announced') {
    return element('sport_event_status', {
      status: EVENT.notStarted,
      match_status: PERIOD.notStarted,
    });
  }
  const isOver = board.phase === 'over' || board.phase === 'closed';
  const score = scoreAt(story, at);
  const period = {
    1: PERIOD.firstHalf,
    1.5: PERIOD.halfTime,
    2: PERIOD.secondHalf,
    3: PERIOD.ended,
  }[half];
  return element(
    'sport_event_status',
    {
      status: isOver ? (board.phase === 'closed' ? EVENT.closed : EVENT.ended) : EVENT.live,
      reporting: 1,
      match_status: period,
      ...scoreAttributes(score),
    },
    (isOver ? '' : clockXml(story, at)) +
      periodScoresXml(story, at, score) +
      (isOver ? resultsXml(score) : '') +
      statisticsXml(story, at),
  );
}

function clockXml(story: Story, at: number): string {
  const half = halfAt(story, at);
  if (half === 1.5) return element('clock', { match_time: clockText(HALF), stopped: 'true' });
  const begins = half === 1 ? 0 : HALF;
  const played = half === 1 ? at : at - story.halves[0] - BREAK;
  const beyond = played - HALF;
  return element('clock', {
    match_time: clockText(begins + Math.min(played, HALF)),
    stoppage_time: beyond > 0 ? clockText(beyond) : null,
  });
}

function periodScoresXml(story: Story, at: number, score: Score): string {
  const first = scoreAt(story, Math.min(at, story.halves[0]));
  const periods = [periodXml(PERIOD.firstHalf, 1, first)];
  if (at >= story.halves[0] + BREAK) {
    const second = { home: score.home - first.home, away: score.away - first.away };
    periods.push(periodXml(PERIOD.secondHalf, 2, second));
  }
  return element('period_scores', {}, periods.join(''));
}

function periodXml(code: number, number: number, score: Score): string {
  return element('period_score', { match_status_code: code, number, ...scoreAttributes(score) });
}

function resultsXml(score: Score): string {
  return element(
    'results',
    {},
    element('result', { match_status_code: PERIOD.ended, ...scoreAttributes(score) }),
  );
}

function statisticsXml(story: Story, at: number): string {
  const until = Math.min(at, fullTime(story));
  const counted = (['yellow_cards', 'red_cards', 'corners'] as const).map((name) => {
    const kind = ({ yellow_cards: 'yellow', red_cards: 'red', corners: 'corner' } as const)[name];
    return element(name, { ...countOf(story, kind, until) });
  });
  return element('statistics', {}, counted.join(''));
}

function scoreAttributes({ home, away }: Score) {
  return { home_score: home, away_score: away };
}

/** Minutes and seconds as the provider writes them: `07:05`, `45:00`. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
