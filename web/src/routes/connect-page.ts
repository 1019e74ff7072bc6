import type { QueryClient } from '@tanstack/react-query';
import { websocketAuthorize, websocketToken } from '@touchline/wire/calls/settings';
import type { PushEvent } from '@touchline/wire/push/events';
import type { Centrifuge } from 'centrifuge';
import type { Api } from '../api/api';
import { isOfPlayer, settingsQuery } from '../api/queries';
import type { connectLive, LiveConnection } from '../live/connection';
import { closeOverdue } from '../live/close-overdue';
import { keepEarlyNews } from '../live/early-news';
import { keepFreshness } from '../live/freshness-keeper';
import { sweepIdle } from '../live/idle-matches';
import { gatherStale, staleAfter, type Stale } from '../live/list-changes';
import type { LiveStore } from '../live/live-store';
import { announce } from '../live/on-push';
import { chosenProviders, isShownHere } from '../live/shown-here';
import { allCookies } from '../state/cookie';
import { session, sessionStore } from '../state/session';
import { isHidden } from '../ui/seen';
import type { PageState } from './page-state';

interface Connecting {
  state: PageState;
  api: Api;
  queries: QueryClient;
  live: LiveStore;
}

/** The scripts of the connection, which come after the page. */
interface Scripts {
  Centrifuge: typeof Centrifuge;
  connectLive: typeof connectLive;
}

/** Connects a page to what ticks, and watches over what it knows of it. */
export function connectPage(scripts: Scripts, page: Connecting): LiveConnection {
  const { state, api, queries, live } = page;
  const freshness = keepFreshness(live, queries);
  sweepIdle(live);
  // The clock of the reader's machine may be wrong; how long the page has been here is not.
  closeOverdue(live, () => state.now + performance.now());
  const connection = scripts.connectLive(scripts.Centrifuge, {
    origin: state.site.basePath.replace(/\/$/, ''),
    locale: state.locale,
    connectionToken: async () => (await api.call(websocketToken)).token,
    channelTokens: async (channels) => {
      const answer = await api.call(websocketAuthorize, { body: { channels: [...channels] } });
      return Object.fromEntries(
        Object.entries(answer.channels).map(([channel, { token }]) => [channel, token]),
      );
    },
    receive: receiverOf(page),
    onChannel: freshness.channel,
    onOwn: (hasMissed) => {
      // Who comes back to the page asks for it then.
      if (!isHidden()) void session.refreshAccounts();
      if (hasMissed) void queries.invalidateQueries({ predicate: isOfPlayer });
    },
    onHeard: freshness.heard,
    // A page without a list needs it too, for the status of providers and for the heartbeat.
    onConnected: () => connection.followUpdates(undefined),
    report: (error) => reportError(error),
  });
  return connection;
}

/** Where an event goes: to what ticks, to whoever waits for it, and to lists that it makes stale. */
function receiverOf({ live, queries, api }: Connecting) {
  const settings = settingsQuery(api).queryKey;
  const early = keepEarlyNews(live);
  const stale = gatherStale((gone) => {
    for (const each of gone) void queries.invalidateQueries({ predicate: isStale(each) });
  });
  return (event: PushEvent, playerId?: number) => {
    // Somebody else has signed in, and the connection does not know it yet.
    if (playerId !== undefined && playerId !== sessionStore.getState().player?.id) return;
    const chosen = () =>
      chosenProviders(queries.getQueryData(settings)?.data.sport_type_providers, allCookies());
    if (!isShownHere(live.get(), event, chosen)) return;
    stale(staleAfter(live.get(), event));
    early(event);
    live.receive(event);
    announce(event);
  };
}

const LISTS: ReadonlySet<unknown> = new Set([
  'countMatches',
  'listMatches',
  'listSports',
  'listTournaments',
]);

function isStale(stale: Stale): (query: { queryKey: readonly unknown[] }) => boolean {
  return ({ queryKey: [name, params] }) => {
    if (stale === 'lists') return LISTS.has(name);
    const id = (params as { id?: unknown } | undefined)?.id;
    return name === 'listMarkets' && `markets:${String(id)}` === stale;
  };
}
