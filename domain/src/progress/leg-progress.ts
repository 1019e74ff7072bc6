import { MATCH_STATUS, type MatchStatus } from '../bets/market-status';
import { specifierParts } from '../bets/specifier';
import { courseOf } from '../feed/stage';
import { answerOf } from './answers';
import type { LegProgress } from './progress';
import { type Asked, type Question, QUESTIONS } from './questions';
import { type CountNow, readingOf, type ScoreNow } from './reading';

/** A selection whose match is being played. */
export interface LegAsked {
  sportKey: string;
  marketId: number;
  /** Canonical. */
  specifier: string;
  outcomeId: string;
  /** As it is shown: exact scores stand nowhere else. */
  outcomeName: string;
  status: MatchStatus;
  /** The stage of play, such as `first_half` or `retired`; null where it is not told. */
  stage: string | null;
}

/**
 * What the score says of a selection while its match is on: null where that is not known, which is said of every market
 * that does not follow from scores. A match that broke off has decided what nothing could have changed; the rest comes
 * back, and so does all of one that is not played. A result that the feed has told stands above it.
 */
export function legProgress(leg: LegAsked, score: ScoreNow): LegProgress | null {
  if (leg.status === MATCH_STATUS.prematch || leg.status === MATCH_STATUS.notCovered) return null;
  const course = courseOf(leg.stage, isOver(leg.status));
  if (course === 'unplayed') return { kind: 'back' };
  const question = QUESTIONS.get(leg.marketId);
  if (!question) return null;
  const asked: Asked = {
    ...leg,
    parts: specifierParts(leg.specifier),
    isEnded: course === 'whole' && isOver(leg.status),
  };
  const unit = question.unit(leg.sportKey);
  const reading = readingOf(question.reads, asked, score);
  if (!unit || !reading) return null;
  const answer = answerOf(question, { asked, unit, reading, score });
  if (course === 'whole' || answer === null || isDecided(answer, reading)) return answer;
  return course === 'waits' || mayBeOver(question) ? null : { kind: 'back' };
}

/** Whether nothing that is played could change it. */
function isDecided({ kind }: LegProgress, { isOver: isCounted }: CountNow): boolean {
  if (kind === 'won' || kind === 'lost') return true;
  return isCounted && (kind === 'back' || kind === 'half_won' || kind === 'half_lost');
}

/** A match that broke off does not tell whether the last of its periods had been played to its end. */
function mayBeOver({ reads }: Question): boolean {
  return typeof reads === 'function';
}

function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.closed || status === MATCH_STATUS.finished;
}
