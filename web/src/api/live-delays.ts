import { useQuery } from '@tanstack/react-query';
import type { LiveDelays } from '@touchline/domain/bets/live-delay';
import { useApi } from './api-context';
import { settingsQuery } from './queries';

/** How long bets and cash-outs on matches in play wait on this site; undefined until its settings are there. */
export function useLiveDelays(): LiveDelays | undefined {
  const { data } = useQuery(settingsQuery(useApi()));
  if (!data) return undefined;
  const { usual, by_sport: bySport } = data.data.live_delays;
  return { usual, bySport: new Map(Object.entries(bySport)) };
}
