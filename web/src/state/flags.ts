import { useQuery } from '@tanstack/react-query';
import type { FeatureFlag } from '@touchline/wire/feature-flags';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';

/** Whether the site has this switched on (SPEC §6 "Feature flags"); off until the settings are here. */
export function useFlag(name: FeatureFlag): boolean {
  const { data } = useQuery(settingsQuery(useApi()));
  return data?.data.feature_flags.includes(name) ?? false;
}

/** Whether bets are shared by code on this site (SPEC §5 "Share bet"); not until the settings are here. */
export function useShareBet(): boolean {
  const { data } = useQuery(settingsQuery(useApi()));
  return data?.data.share_bet_enabled ?? false;
}
