import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJackpotProof, getJackpots, listJackpotHits } from '@touchline/wire/calls/jackpots';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { JackpotProof } from '@touchline/wire/jackpots';
import type { PushEvent } from '@touchline/wire/push/events';
import type { Api } from '../../api/api';
import { EXPECTED_OF_JACKPOTS } from '../../api/jackpot-faults';
import { apiQuery, queryKeyOf } from '../../api/queries';
import { drawAgain } from './draw-again';

export type Jackpot = ReadOf<typeof getJackpots>['data'][number];
export type JackpotHit = ReadOf<typeof listJackpotHits>['data'][number];
type PoolChanged = Extract<PushEvent, { event_name: 'tournament_pool_changed' }>['message'];

/** How often pools are read again although they are pushed, and hits, in milliseconds (SPEC §9). */
const POOLS_REFETCH_MS = 15_000;
const HITS_REFETCH_MS = 60_000;

const EXPECTED = { unreported: EXPECTED_OF_JACKPOTS };

/** The jackpots that run, with their pools. */
export const jackpotsQuery = (api: Api) => {
  const query = apiQuery(api, getJackpots);
  return {
    ...query,
    meta: { ...query.meta, ...EXPECTED },
    refetchInterval: POOLS_REFETCH_MS,
  };
};

/** The latest hits, of all jackpots or of one; as many as the call gives by itself, which is ten. */
export const hitsQuery = (api: Api, jackpotId?: number) => {
  const query = apiQuery(
    api,
    listJackpotHits,
    jackpotId === undefined ? {} : { query: { jackpot_id: jackpotId } },
  );
  return { ...query, meta: { ...query.meta, ...EXPECTED }, refetchInterval: HITS_REFETCH_MS };
};

/** What it takes to check a hit. It never changes. */
export const proofQuery = (api: Api, id: number) => {
  const query = apiQuery(api, getJackpotProof, { params: { id } });
  return { ...query, meta: { ...query.meta, ...EXPECTED }, staleTime: Infinity };
};

/** A hit that this browser draws again. */
export const drawnAgainQuery = (proof: JackpotProof) =>
  queryOptions({
    queryKey: ['drawnAgain', proof.hit_id],
    queryFn: () => drawAgain(proof),
    staleTime: Infinity,
  });

/** Puts what was pushed of a jackpot's pools among those that are known. */
export function takePools(client: QueryClient, changed: PoolChanged): void {
  client.setQueryData<ReadOf<typeof getJackpots>>(
    queryKeyOf(getJackpots),
    (known) => known && { ...known, data: known.data.map((each) => withPools(each, changed)) },
  );
}

/** A jackpot with the pools that were pushed, if they are its own; the same where they are not. */
export function withPools(jackpot: Jackpot, changed: PoolChanged): Jackpot {
  if (changed.type !== 'jackpot' || changed.id !== jackpot.id) return jackpot;
  const { amount, pool_amount, hits_amount } = changed;
  const levels = jackpot.levels.map((level) => {
    const now = changed.levels.find(({ code }) => code === level.code);
    return now ? { ...level, ...now } : level;
  });
  return { ...jackpot, amount, pool_amount, hits_amount, levels };
}
