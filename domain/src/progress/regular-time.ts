import { QUESTIONS } from './questions';
import type { ScoreNow } from './reading';

/** A score before what was played to decide a draw, and what that was. */
export interface RegularScore {
  home: number;
  away: number;
  by: 'overtime' | 'penalties';
}

/** The score after regular time of a match that went on after it; null for any other. */
export function regularScoreOf(periods: ScoreNow['period_score']): RegularScore | null {
  const later = periods.filter(({ type }) => type === 'overtime' || type === 'penalties');
  const regular = periods.filter((each) => !later.includes(each));
  if (later.length === 0 || regular.length === 0) return null;
  const of = (side: 'home' | 'away') => regular.reduce((all, period) => all + period[side], 0);
  const hasPenalties = later.some(({ type }) => type === 'penalties');
  return {
    home: of('home'),
    away: of('away'),
    by: hasPenalties ? 'penalties' : 'overtime',
  };
}

/** Whether a market leaves out what is played after regular time. */
export function isOfRegularTime(marketId: number): boolean {
  return QUESTIONS.get(marketId)?.reads === 'regular';
}

/** Sports in which a draw is played off as a rule, so that each market says which time it counts. */
const PLAYED_OFF: ReadonlySet<string> = new Set(['icehockey', 'basketball', 'amfootball']);

/** Whether a market has to say that it is of regular time: where matches go on after it, or this one did. */
export function saysRegularTime(
  leg: { marketId: number; sportKey: string },
  wentOn: boolean,
): boolean {
  return isOfRegularTime(leg.marketId) && (wentOn || PLAYED_OFF.has(leg.sportKey));
}
