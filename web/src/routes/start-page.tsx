import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi, type Received } from '../api/api';
import { countedFetch } from '../api/being-sent';
import { setBrowserApi } from '../api/browser-api';
import { tellReply } from '../api/heard-replies';
import { watchedQueries } from '../api/query-faults';
import { faultAlert } from '../features/shell/fault-alert';
import { basenameOf } from '../i18n/address';
import { loadFirstWords } from '../i18n/catalogues';
import type { Catalogue } from '../i18n/catalogue';
import { createText } from '../i18n/text';
import type { LiveConnection } from '../live/connection';
import { growsOld } from '../live/unfollowed';
import { lazyConnection } from '../live/lazy-connection';
import { createLiveStore } from '../live/live-store';
import { seedFromReply } from '../live/seed-replies';
import { isMatchVisible } from '../live/visible-matches';
import { appRoutes, closedRoutes } from './app-routes';
import { keepAffiliate } from './arrival';
import { stopEarlyPresses } from './early-presses';
import { forgetFailures, mendPage, withSecondTries } from './failed-parts';
import { fetchPlacePages } from './places/lazy-place-pages';
import { createQueries, ownTimeZone, Page, type PageParts } from './page';
import { fetchLazyRoutes } from './lazy-parts';
import { isMissing } from './not-found';
import { readPageState, restoreReplies, type PageState } from './page-state';
import { shareCookies } from '../state/cookie';
import { localeCookie, timeZoneCookie } from '../state/cookies';
import { keptLocale } from '../state/local-keys';
import { keepTestProviders } from '../state/test-providers';
import { beginOddsDisplay } from '../state/odds-display';
import { isBarredNow } from '../state/playing';
import { session } from '../state/session';
import { showAlert } from '../ui/alert';
import { watchSheets } from '../ui/failed-sheets';
import { laterWaitsFor, loadLater } from '../ui/later';
import { loadAgain, whenPartFails } from '../ui/load-again';
import { report } from '../ui/report';
import { nextTask } from '../ui/next-task';
import { isFrugalHere } from '../ui/is-frugal';
import { LAZY_LOAD_MS, whenIdle, whenLoadedAndIdle } from '../ui/when-idle';

/** Takes over the page that the server rendered. */
export async function startPage(): Promise<void> {
  await nextTask();
  const { state, replies } = readPageState(
    document.getElementById('page-state')?.textContent ?? '',
  );
  shareCookies(state.site.cookieDomain);
  keepAffiliate();
  whenPartFails(mendPage);
  watchSheets(() => void loadAgain(() => Promise.resolve()));
  try {
    await takeOver(state, replies);
  } finally {
    void bringOthers(state);
  }
}

async function takeOver(state: PageState, replies: unknown): Promise<void> {
  const { first: words, addRest } = await loadAgain(() =>
    loadFirstWords(state.locale, state.words),
  );
  laterWaitsFor(addRest);
  const live = createLiveStore({ isVisible: isMatchVisible });
  // What is missing of them is added before anything is shown that says it.
  const text = createText(state.locale, words as Catalogue);
  const alert = (isUnanswered: boolean) => showAlert(faultAlert(text, isUnanswered));
  const queries = createQueries(watchedQueries({ report, alert }));
  const seed = (received: Omit<Received, 'text' | 'askedAt'>) => seedFromReply(live, received);
  const { app, sportsbookOrigin, platformOrigin } = state.site;
  const api = createApi({
    sportsbookOrigin: app === 'sportsbook' ? '' : sportsbookOrigin,
    platformOrigin: app === 'platform' ? '' : platformOrigin,
    app,
    locale: state.locale,
    fetch: countedFetch,
    onReply: (received) => {
      seed(received);
      tellReply(received);
    },
    onUnauthorized: session.expired,
    isBarred: isBarredNow,
    onRestricted: () => void session.refresh(),
  });
  setBrowserApi(api);
  beginOddsDisplay(state.choices.odds);
  await nextTask();
  restoreReplies(replies, queries, seed);
  await nextTask();
  // The first to ask for dates loads what a browser knows of them.
  ownTimeZone();
  await nextTask();
  const parts = { state, api, queries, live, text };
  if (app === 'platform') await Promise.all([loadAgain(addRest), platformScript()]);
  if (app === 'platform') await showPlatform(parts);
  else await showSportsbook(parts);
  rememberReader(state.locale);
}

/** Nothing of what others bring is fetched by a site that has none of it (SPEC §7). */
async function bringOthers({ site, locale }: PageState): Promise<void> {
  const { error_reports, tag_manager, chat, push_notifications } = site.config;
  if (error_reports ?? tag_manager ?? chat ?? push_notifications) {
    await whenIdle();
    const { startIntegrations } = await loadAgain(
      () => import('../integrations/start-integrations'),
    );
    await startIntegrations({ site, locale });
  } else window.earlyErrors?.stop();
}

type Parts = Omit<PageParts, 'connection'>;

async function showSportsbook(parts: Parts): Promise<void> {
  const { api, queries } = parts;
  if (parts.state.isClosed) {
    await show({ ...parts, connection: null }, closedRoutes());
    return;
  }
  const connection = lazyConnection(connectLater(parts));
  const services = { api, queries, waits: false, timeZone: ownTimeZone() };
  await show({ ...parts, connection }, appRoutes(services, parts.state));
  if (isFrugalHere()) return;
  void whenIdle(LAZY_LOAD_MS).then(fetchFurther);
  void whenLoadedAndIdle().then(() => prefetchNear(parts));
}

/** What is likely to be shown next, one after the other; what fails is fetched again when it is needed. */
async function fetchFurther(): Promise<void> {
  await loadLater();
  await fetchPlacePages().catch(() => undefined);
  await import('./home').catch(() => undefined);
}

/** Links near the window are fetched ahead; those loaders wait for their data, so that few are under way at a time. */
async function prefetchNear({ state, api, queries }: Parts): Promise<void> {
  const { prefetchLinks } = await loadAgain(() => import('./prefetch-links'));
  const services = { api, queries, waits: true, timeZone: ownTimeZone() };
  prefetchLinks(appRoutes(services, state), basenameOf(state.site, state.locale));
}

/** Nothing ticks on the pages of the platform, so they connect to nothing. */
async function showPlatform(parts: Parts): Promise<void> {
  const { state, api, queries } = parts;
  const { platformRoutes } = await platformScript();
  const services = { api, queries, waits: false, timeZone: ownTimeZone() };
  await show({ ...parts, connection: null }, platformRoutes(services, state));
}

const platformScript = () => loadAgain(() => import('./platform/platform-routes'));

async function show(parts: PageParts, routes: RouteObject[]): Promise<void> {
  const { state } = parts;
  const basename = basenameOf(state.site, state.locale);
  await fetchLazyRoutes(routes, window.location.pathname, basename);
  await nextTask();
  const tried = withSecondTries(routes, () => router);
  const router = createBrowserRouter(tried, {
    basename,
    hydrationData: hydrationOf(state),
  });
  forgetFailures(router, tried);
  await nextTask();
  stopEarlyPresses();
  startTransition(() => {
    hydrateRoot(
      document,
      <Page {...parts}>
        <RouterProvider router={router} onError={reportBroken} />
      </Page>,
    );
  });
}

/** A page that does not exist is no error of ours. */
function reportBroken(error: unknown): void {
  if (!isMissing(error)) report(error);
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
  const keepFresh = growsOld(parts.live);
  await whenIdle(LAZY_LOAD_MS);
  const [{ Centrifuge }, { connectLive }, { connectPage }] = await loadAgain(() =>
    Promise.all([import('centrifuge'), import('../live/connection'), import('./connect-page')]),
  );
  keepFresh();
  return connectPage({ Centrifuge, connectLive }, parts);
}

/** The next page is rendered with the hours of the reader's own zone, and others may go by their language. */
function rememberReader(locale: string): void {
  localeCookie.write(locale);
  keptLocale.write(locale);
  timeZoneCookie.write(ownTimeZone());
  keepTestProviders();
}
