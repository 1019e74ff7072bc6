import { websocketAuthorize, websocketToken } from '@touchline/wire/calls/settings';
import type { PushEvent } from '@touchline/wire/push/events';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi, type Received } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { settingsQuery } from '../api/queries';
import { basenameOf } from '../i18n/address';
import { loadCatalogue } from '../i18n/catalogues';
import { replacedWords } from '../i18n/replaced-words';
import { createText } from '../i18n/text';
import type { LiveConnection } from '../live/connection';
import { lazyConnection } from '../live/lazy-connection';
import { gatherStale, staleAfter, type Stale } from '../live/list-changes';
import { createLiveStore } from '../live/live-store';
import { announce } from '../live/on-push';
import { chosenProviders, isShownHere } from '../live/shown-here';
import { seedFromReply } from '../live/seed-replies';
import { isMatchVisible } from '../live/visible-matches';
import { appRoutes } from './app-routes';
import { stopEarlyPresses } from './early-presses';
import { createQueries, Page, type PageParts } from './page';
import { fetchLazyRoutes } from './lazy-parts';
import { readPageState, restoreReplies, type PageState } from './page-state';
import { session } from '../state/session';
import { loadLater } from '../ui/later';
import { whenIdle } from '../ui/when-idle';

/** Takes over the page that the server rendered. */
export async function startPage(): Promise<void> {
  const { state, replies } = readPageState(
    document.getElementById('page-state')?.textContent ?? '',
  );
  const words = replacedWords(await loadCatalogue(state.locale), state.words);
  const live = createLiveStore({ isVisible: isMatchVisible });
  const queries = createQueries(false);
  const seed = (received: Omit<Received, 'text'>) => seedFromReply(live, received);
  const { app, sportsbookOrigin, platformOrigin } = state.site;
  const api = createApi({
    sportsbookOrigin: app === 'sportsbook' ? '' : sportsbookOrigin,
    platformOrigin: app === 'platform' ? '' : platformOrigin,
    locale: state.locale,
    onReply: seed,
    onUnauthorized: session.expired,
    signIns: session.signIns,
  });
  setBrowserApi(api);
  restoreReplies(replies, queries, seed);
  const parts = { state, api, queries, live, text: createText(state.locale, words) };
  if (app === 'platform') await showPlatform(parts);
  else await showSportsbook(parts);
  rememberTimeZone();
}

type Parts = Omit<PageParts, 'connection'>;

async function showSportsbook(parts: Parts): Promise<void> {
  const { api, queries } = parts;
  const connection = lazyConnection(connectLater(parts));
  await show({ ...parts, connection }, appRoutes({ api, queries, waits: false }, parts.state.site));
  void whenIdle().then(loadLater);
}

/** Nothing ticks on the pages of the platform, so they connect to nothing. */
async function showPlatform(parts: Parts): Promise<void> {
  const { state, api, queries } = parts;
  const { platformRoutes } = await import('./platform/platform-routes');
  await show({ ...parts, connection: null }, platformRoutes({ api, queries, waits: false }, state));
}

async function show(parts: PageParts, routes: RouteObject[]): Promise<void> {
  const { state } = parts;
  const basename = basenameOf(state.site, state.locale);
  await fetchLazyRoutes(routes, window.location.pathname, basename);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: hydrationOf(state),
  });
  stopEarlyPresses();
  startTransition(() => {
    hydrateRoot(
      document,
      <Page {...parts}>
        <RouterProvider router={router} />
      </Page>,
    );
  });
}

/** Tells the router what the server has already loaded; the data itself is in the cache. */
function hydrationOf({ loaded, failed }: PageState) {
  const errors = Object.entries(failed ?? {}).map(([id, status]) => [
    id,
    { status, statusText: '', internal: false, data: null },
  ]);
  return {
    loaderData: Object.fromEntries(loaded.map((id) => [id, null])),
    errors: failed === null ? null : (Object.fromEntries(errors) as Record<string, unknown>),
  };
}

/** Connects once the page has been taken over and the browser has nothing better to do. */
async function connectLater(parts: Parts): Promise<LiveConnection> {
  await whenIdle();
  const [{ Centrifuge }, { connectLive }] = await Promise.all([
    import('centrifuge'),
    import('../live/connection'),
  ]);
  const { state, api, queries } = parts;
  return connectLive(Centrifuge, {
    origin: state.site.basePath.replace(/\/$/, ''),
    locale: state.locale,
    connectionToken: async () => (await api.call(websocketToken)).token,
    channelTokens: async (channels) => {
      const answer = await api.call(websocketAuthorize, { body: { channels: [...channels] } });
      return Object.fromEntries(
        Object.entries(answer.channels).map(([channel, { token }]) => [channel, token]),
      );
    },
    receive: receiverOf(parts),
    onGap: () => void queries.invalidateQueries(),
    report: reportError,
  });
}

/** Where an event goes: to what ticks, to whoever waits for it, and to lists that it makes stale. */
function receiverOf({ live, queries, api }: Parts): (event: PushEvent) => void {
  const settings = settingsQuery(api).queryKey;
  const stale = gatherStale((gone) => {
    for (const each of gone) void queries.invalidateQueries({ predicate: isStale(each) });
  });
  return (event) => {
    const site = queries.getQueryData(settings)?.data.sport_type_providers;
    if (!isShownHere(live.get(), event, chosenProviders(site, document.cookie))) return;
    stale(staleAfter(live.get(), event));
    live.receive(event);
    announce(event);
  };
}

const LISTS: ReadonlySet<unknown> = new Set(['listMatches', 'listSports', 'listTournaments']);

function isStale(stale: Stale): (query: { queryKey: readonly unknown[] }) => boolean {
  return ({ queryKey: [name, params] }) => {
    if (stale === 'lists') return LISTS.has(name);
    const id = (params as { id?: unknown } | undefined)?.id;
    return name === 'listMarkets' && `markets:${String(id)}` === stale;
  };
}

const YEAR_S = 31_536_000;

/** The next page is rendered with the hours of the reader's own zone. */
function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  document.cookie = `time_zone=${encodeURIComponent(timeZone)}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
