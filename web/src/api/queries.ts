import { queryOptions, type Query } from '@tanstack/react-query';
import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';
import {
  getCategory,
  getMatch,
  getTournament,
  listLines,
  listMarkets,
  listMatches,
  listSports,
  listTournaments,
} from '@touchline/wire/calls/catalogue';
import { getSettings } from '@touchline/wire/calls/settings';
import { cardsOf, type CardList } from '@touchline/wire/match-card';
import type { Api } from './api';

/** The key under which the reply of a call is cached: the same wherever it is asked from. */
export function queryKeyOf(call: Pick<Call, 'name'>, sent: Sent<Call> = {}): readonly unknown[] {
  return [call.name, sent.params ?? {}, sent.query ?? {}];
}

/** Any call that reads, as a query; with `alerts` the reader is told where it fails (SPEC §8). */
export function apiQuery<C extends Call>(
  api: Api,
  call: C,
  sent: Sent<C> = {},
  { alerts = false }: { alerts?: boolean } = {},
) {
  return queryOptions<ReadOf<C>>({
    queryKey: queryKeyOf(call, sent),
    meta: { access: call.access, ...(alerts ? { alerts } : {}) },
    queryFn: ({ signal }) => api.call(call, sent, signal),
  });
}

/** Whether a query is of a call that only players make. */
export function isOfPlayer({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.['access'] === 'player';
}

/** What no page says by itself that it has failed, although something of every page is missing then. */
const TOLD = { alerts: true };

export const settingsQuery = (api: Api) => apiQuery(api, getSettings, {}, TOLD);
export const sportsQuery = (api: Api) => apiQuery(api, listSports, {}, TOLD);

/** Leagues in which something is on: those that come first. A page of all of them would be far too large. */
export const leaguesQuery = (api: Api) =>
  apiQuery(api, listTournaments, { query: { match_status: 'prematch,live', limit: 24 } }, TOLD);

export type MatchFilter = NonNullable<Sent<typeof listMatches>['query']>;

/** A list of matches, as cards: what only the page of a match shows is not kept. */
export const matchesQuery = (api: Api, query: MatchFilter) =>
  queryOptions<CardList>({
    queryKey: queryKeyOf(listMatches, { query }),
    meta: { access: listMatches.access },
    queryFn: async ({ signal }) => cardsOf(await api.call(listMatches, { query }, signal)),
  });

export const matchQuery = (api: Api, id: number) => apiQuery(api, getMatch, { params: { id } });
export const leagueQuery = (api: Api, id: number) =>
  apiQuery(api, getTournament, { params: { id } });
export const categoryQuery = (api: Api, id: number) =>
  apiQuery(api, getCategory, { params: { id } });
/** Every line of a match: there are never more than the limit of SPEC §9. */
export const marketsQuery = (api: Api, id: number) =>
  apiQuery(api, listMarkets, { params: { id }, query: { limit: 500 } });
/** The lines of these markets of several matches, in one order, so that equal questions are one. */
export const linesQuery = (api: Api, matchIds: readonly number[], marketIds: readonly number[]) =>
  apiQuery(api, listLines, {
    query: { match_id: inOrder(matchIds), market_id: inOrder(marketIds) },
  });

function inOrder(ids: readonly number[]): string {
  return [...new Set(ids)].sort((one, other) => one - other).join(',');
}
