import type { Query } from '@tanstack/react-query';
import type { Sent } from '@touchline/wire/calls/call';
import { getMatch, listLines, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import { search } from '@touchline/wire/calls/search';
import { getSettings } from '@touchline/wire/calls/settings';
import type { Whose } from './channel-news';

/** Calls whose replies say what is offered on lists, and which providers are up. */
const OF_LISTS: ReadonlySet<unknown> = new Set([listMatches.name, search.name, getSettings.name]);
const OF_MATCHES: ReadonlySet<unknown> = new Set([getMatch.name, listMarkets.name]);

/** Whose odds a query brings; nobody's where it brings none. */
export function whoseOdds({ queryKey: [name, params, query] }: Pick<Query, 'queryKey'>): Whose[] {
  if (OF_LISTS.has(name)) return ['lists'];
  if (OF_MATCHES.has(name)) return [Number((params as { id?: unknown }).id)];
  if (name !== listLines.name) return [];
  const { match_id: ids } = query as NonNullable<Sent<typeof listLines>['query']>;
  return String(ids).split(',').map(Number);
}
