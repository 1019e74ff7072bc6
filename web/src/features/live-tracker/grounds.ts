import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';

/** What a match is played on, as far as the tracker draws it. */
export type Ground = 'pitch' | 'court' | 'floor' | 'rink';

const GROUNDS: Readonly<Record<string, Ground>> = {
  soccer: 'pitch',
  tennis: 'court',
  basketball: 'floor',
  icehockey: 'rink',
};

/** What the tracker draws of a match; null where it draws nothing: of other sports, before the start and after the end. */
export function trackedOn(sportKey: string, status: MatchStatus): Ground | null {
  const isPlayed = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  return isPlayed ? (GROUNDS[sportKey] ?? null) : null;
}
