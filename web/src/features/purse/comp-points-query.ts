import { queryOptions } from '@tanstack/react-query';
import type { ReadOf } from '@touchline/wire/calls/call';
import { getCompPoints } from '@touchline/wire/calls/profile';
import { ApiError, type Api } from '../../api/api';
import { queryKeyOf } from '../../api/queries';

/** A player's comp points; null where the platform keeps none for whoever asks (SPEC §7 "401 returns empty"). */
export const compPointsQuery = (api: Api) =>
  queryOptions<ReadOf<typeof getCompPoints>['data'] | null>({
    queryKey: queryKeyOf(getCompPoints),
    meta: { access: getCompPoints.access },
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(getCompPoints, {}, signal)).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
