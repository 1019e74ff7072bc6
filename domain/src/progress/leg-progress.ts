import { MATCH_STATUS, type MatchStatus } from '../bets/market-status';
import { specifierParts } from '../bets/specifier';
import { answerOf } from './answers';
import type { LegProgress } from './progress';
import { type Asked, QUESTIONS } from './questions';
import { readingOf, type ScoreNow } from './reading';

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
}

/**
 * What the score says of a selection while its match is on: null where that is not known, which is said of every market
 * that does not follow from scores. A result that the feed has told stands above it.
 */
export function legProgress(leg: LegAsked, score: ScoreNow): LegProgress | null {
  if (leg.status === MATCH_STATUS.prematch || leg.status === MATCH_STATUS.notCovered) return null;
  const question = QUESTIONS.get(leg.marketId);
  if (!question) return null;
  const parts = specifierParts(leg.specifier);
  const asked: Asked = { ...leg, parts, isEnded: isOver(leg.status) };
  const unit = question.unit(leg.sportKey);
  const reading = readingOf(question.reads, asked, score);
  return unit && reading && answerOf(question, { asked, unit, reading, score });
}

function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.closed || status === MATCH_STATUS.finished;
}
