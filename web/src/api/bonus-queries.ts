import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type BonusList, type BonusType, listOf } from '@touchline/domain/bonus/bonus-kind';
import type { PushEvent } from '@touchline/wire/push/events';
import { getAmbTerms, listAmbs } from '@touchline/wire/calls/amb-freebets';
import {
  BONUS_KINDS,
  type BonusKindWord,
  getBonusDetails,
  getBonusTerms,
  getTournamentRating,
  listBonuses,
  listBonusesOfKind,
} from '@touchline/wire/calls/bonuses';
import type { ReadOf, Sent } from '@touchline/wire/calls/call';
import type { Api } from './api';
import { everyPage } from './every-page';
import { apiQuery, queryKeyOf } from './queries';

/** A bonus as a player is told of it. */
export type Bonus = ReadOf<typeof getBonusDetails>['data'];

/** Those that are not done with, or those that are. */
export type BonusAge = 'current' | 'past';

/** What is done with, by its status; all else is what the list holds by itself (SPEC §7 "status active"). */
const PAST = 'bonus_over,expired,deactivated,overridden';

type Narrowing = NonNullable<Sent<typeof listBonusesOfKind>['query']>;

const NARROWED: Record<BonusAge, Narrowing> = { current: {}, past: { status: PAST } };

/** All of a player's bonuses of one kind, the newest first. */
export const bonusesQuery = (api: Api, kind: BonusKindWord, age: BonusAge = 'current') =>
  queryOptions<Bonus[]>({
    queryKey: queryKeyOf(listBonusesOfKind, { params: { kind }, query: NARROWED[age] }),
    meta: { access: listBonusesOfKind.access },
    queryFn: ({ signal }) =>
      everyPage((page) => {
        const query = { ...NARROWED[age], ...page };
        return api.call(listBonusesOfKind, { params: { kind }, query }, signal);
      }),
  });

/** One bonus, and its terms, by its type and number. */
export const bonusQuery = (api: Api, type: BonusType, id: number) =>
  apiQuery(api, getBonusDetails, { params: { kind: kindOf(type), id } });
export const bonusTermsQuery = (api: Api, type: BonusType, id: number) =>
  apiQuery(api, getBonusTerms, { params: { kind: kindOf(type), id } });

/** How far a player has come with all freebets for making bets, the newest first. */
export const ambsQuery = (api: Api) =>
  queryOptions<ReadOf<typeof listAmbs>['data']>({
    queryKey: queryKeyOf(listAmbs),
    meta: { access: listAmbs.access },
    queryFn: ({ signal }) => everyPage((query) => api.call(listAmbs, { query }, signal)),
  });

export const ambTermsQuery = (api: Api, id: number) =>
  apiQuery(api, getAmbTerms, { params: { id } });

/** What is asked for the terms of a bonus of any kind. */
export type TermsQuery = ReturnType<typeof bonusTermsQuery> | ReturnType<typeof ambTermsQuery>;

/** The last word of the address of the list that a type of bonus stands in. */
export function kindOf(type: BonusType): BonusKindWord {
  return kindOfList(listOf(type)) ?? 'freebets';
}

function kindOfList(list: BonusList): BonusKindWord | undefined {
  return BONUS_KINDS.find((kind) => kind === LISTS[list]);
}

/** Amb freebets and jackpots are asked for by calls of their own. */
const LISTS: Readonly<Record<BonusList, BonusKindWord | null>> = {
  comboboost: 'comboboosts',
  freebet: 'freebets',
  hunting: 'huntings',
  lootbox: 'lootboxes',
  tournament: 'tournaments',
  amb: null,
  jackpot: null,
};

const listeners = new Set<() => void>();

/** Calls back whenever bonuses have come, gone or been activated, as far as the page knows. Returns how to stop. */
export function hearRefreshes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type PoolChanged = Extract<PushEvent, { event_name: 'tournament_pool_changed' }>['message'];

/**
 * Puts what was pushed of a tournament's pool where the page shows it, open windows too, and fetches its places again
 * (SPEC §4 "Events").
 */
export function takeTournamentPool(client: QueryClient, changed: PoolChanged): void {
  if (changed.type !== 'tournament') return;
  const moved = (each: Bonus) => withTournamentPool(each, changed);
  const ofTournaments =
    (call: string) =>
    ({ queryKey: [name, params] }: { queryKey: readonly unknown[] }) =>
      name === call && kindIn(params) === LISTS.tournament;
  client.setQueriesData<Bonus[]>({ predicate: ofTournaments(listBonusesOfKind.name) }, (known) =>
    known?.map(moved),
  );
  client.setQueriesData<{ data: Bonus }>(
    { predicate: ofTournaments(getBonusDetails.name) },
    (known) => known && { ...known, data: moved(known.data) },
  );
  void client.invalidateQueries({ queryKey: [getTournamentRating.name] });
}

/** A bonus with the pool that was pushed, if it is of that tournament; the same where it is not. */
function withTournamentPool(bonus: Bonus, { id, pool_amount: pool, levels }: PoolChanged): Bonus {
  if (bonus.type !== 'tournament' || bonus.tournament_id !== id) return bonus;
  return { ...bonus, pool, pool_state: levels[0]?.state ?? bonus.pool_state };
}

const kindIn = (params: unknown) => (params as { kind?: unknown } | undefined)?.kind;

/** Fetches these lists again where somebody looks at them, and the bonuses of their kinds (SPEC §4 "Bonus lifecycle"). */
export async function refreshBonuses(
  client: QueryClient,
  lists: readonly BonusList[],
): Promise<void> {
  const kinds = new Set<unknown>(lists.map((list) => LISTS[list]));
  const ofKind = new Set<unknown>([listBonusesOfKind.name, getBonusDetails.name]);
  for (const listener of listeners) listener();
  await client.invalidateQueries({
    predicate: ({ queryKey: [name, params] }) => {
      if (name === listBonuses.name) return true;
      if (name === listAmbs.name) return lists.includes('amb');
      return ofKind.has(name) && kinds.has(kindIn(params));
    },
  });
}
