import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';

/** What a match is played on, as far as the tracker draws it. */
export type Ground = 'pitch' | 'court' | 'floor' | 'rink';

const GROUNDS: Readonly<Record<string, Ground>> = {
  soccer: 'pitch',
  tennis: 'court',
  basketball: 'floor',
  icehockey: 'rink',
};

/**
 * What the tracker draws of a match; null where it draws nothing: of other sports, before the start and after the end, and
 * of what is won outright.
 */
export function trackedOn(
  { type, tournament }: Pick<Match, 'type' | 'tournament'>,
  status: MatchStatus,
): Ground | null {
  const isPlayed = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  return isPlayed && type === 'match' ? (GROUNDS[tournament.sport.key] ?? null) : null;
}
