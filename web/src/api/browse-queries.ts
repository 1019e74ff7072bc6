import { queryOptions } from '@tanstack/react-query';
import { listCategories, listTournaments } from '@touchline/wire/calls/catalogue';
import { countMatches } from '@touchline/wire/calls/search';
import type { Api } from './api';
import { apiQuery } from './queries';

/** The leagues of a sport that come first, as far as something is on in them. */
export const topLeaguesQuery = (api: Api, sportKey: string) =>
  apiQuery(api, listTournaments, {
    query: { sport_key: sportKey, match_status: 'prematch,live', limit: 8 },
  });

/** Names hardly ever change, and what is on is counted apart: for so long, in ms, a list of countries counts as fresh. */
const NAMES_FRESH_MS = 300_000;

/** All countries and tours of a sport, whether or not something is on there. */
export const categoriesQuery = (api: Api, sportKey: string) =>
  queryOptions({
    ...apiQuery(api, listCategories, { query: { sport_key: sportKey } }),
    staleTime: NAMES_FRESH_MS,
  });

/** All leagues of a country or a tour, whether or not something is on in them. */
export const leaguesOfQuery = (api: Api, categoryId: number) =>
  apiQuery(api, listTournaments, { query: { category_id: categoryId } });

/** How many matches each country and league of a sport has, and how many of them are in play. */
export const countsQuery = (api: Api, sportId: number) =>
  queryOptions({
    queryKey: [countMatches.name, {}, { sport_id: sportId }] as const,
    meta: { access: countMatches.access },
    queryFn: ({ signal }) => api.call(countMatches, { body: { sport_id: sportId } }, signal),
  });
