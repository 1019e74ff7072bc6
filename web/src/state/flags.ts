import { useQuery } from '@tanstack/react-query';
import type { FeatureFlag } from '@touchline/wire/feature-flags';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';

/** Whether the site has this switched on (SPEC §6 "Feature flags"); off until the settings are here. */
export function useFlag(name: FeatureFlag): boolean {
  const { data } = useQuery(settingsQuery(useApi()));
  return data?.data.feature_flags.includes(name) ?? false;
}
