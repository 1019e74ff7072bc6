import type { ReadOf, Sent } from '@touchline/wire/calls/call';
import { getMatch, listLines, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import { getSettings } from '@touchline/wire/calls/settings';
import type { CardList } from '@touchline/wire/match-card';
import type { Received } from '../api/api';
import type { LiveStore } from './live-store';
import { seedMarkets, seedMatches, seedOffer, seedProviders } from './seed';

/** Hands what a reply says of odds and scores to the store: every reply passes here once. */
export function seedFromReply(
  store: LiveStore,
  { call, sent, reply }: Omit<Received, 'text' | 'askedAt'>,
): void {
  switch (call.name) {
    case listMatches.name: {
      // Also as a page writes it: as cards.
      const { data } = reply as Pick<CardList, 'data'>;
      store.seed((state) => seedMatches(state, data));
      return;
    }
    case getMatch.name: {
      const { data } = reply as ReadOf<typeof getMatch>;
      store.seed((state) => seedMatches(state, [data]));
      return;
    }
    case listMarkets.name: {
      const { data, pagination, version } = reply as ReadOf<typeof listMarkets>;
      const { params, query } = sent as Sent<typeof listMarkets>;
      const id = Number(params?.id);
      const isPart = query?.market_id !== undefined || query?.group_key !== undefined;
      const isWhole = pagination.last_page <= 1 && !isPart;
      store.seed((state) =>
        isWhole ? seedOffer(state, id, data, version) : seedMarkets(state, data),
      );
      return;
    }
    case listLines.name: {
      const { data } = reply as ReadOf<typeof listLines>;
      store.seed((state) => seedMarkets(state, data));
      return;
    }
    case getSettings.name: {
      const { data } = reply as ReadOf<typeof getSettings>;
      store.seed((state) => seedProviders(state, data.provider_statuses));
      return;
    }
    default:
  }
}
