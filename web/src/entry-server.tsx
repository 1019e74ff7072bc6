import { pageConfigOf } from '@touchline/wire/page-config';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ApiError, createApi, type Received } from './api/api';
import { basenameOf, readAddress } from './i18n/address';
import type { PageSite } from './i18n/site-context';
import { withoutParameter } from './i18n/query';
import { createLiveStore } from './live/live-store';
import { seedFromReply } from './live/seed-replies';
import { appRoutes, closedRoutes } from './routes/app-routes';
import { headOf } from './routes/head';
import { DOWN, downRoutes, withoutScript } from './routes/down-page';
import { handlesOf, type Part } from './routes/lazy-parts';
import type { LostReader } from './routes/lost-reader';
import { lostReaderOf } from './routes/lost-reader-of';
import { platformRoutes } from './routes/platform/platform-routes';
import { KeptPages } from './api/kept-pages';
import { getSettings } from '@touchline/wire/calls/settings';
import { KeptRows, type RowsLook } from './routes/kept-rows';
import { RowPlacesProvider } from './routes/row-places';
import type { Loading } from './routes/loading';
import { createQueries, Page, type PageParts } from './routes/page';
import { previewHead } from './routes/preview-head';
import { writePageState, type PageState } from './routes/page-state';
import { choicesIn } from './routes/start-choices';
import type { PageReply, PageRequest } from './routes/page-request';
import { toldCountry } from './routes/told-country';
import { wordingOf } from './routes/wording';

export { inlineScripts, pageAssets } from './routes/page-assets';
export { iconSprite } from './ui/icon-sprite';
export { wordCheck } from './i18n/own-words';

/** Prices reach an open page some times a second, and a page follows them from where it stands. */
const FRESH_MS = 250;
const kept = new KeptPages<PageReply>(FRESH_MS);
const keptRows = new KeptRows();

/** Renders the page of an address: the whole document, with what the browser needs to take it over. */
export async function render(request: PageRequest): Promise<PageReply> {
  const addressed = addressingOf(request);
  const url = new URL(request.url, `${addressed.origin}/`);
  const address = readAddress(addressed, url.pathname);
  if (address.type === 'redirect') return { status: 301, redirect: address.to + url.search };
  const site = siteOf(request, address.locale);
  // Who sent a visitor is the browser's to keep: the page is the same for all, and so is shared by them.
  const sender = url.searchParams.get('stag');
  url.search = withoutParameter(url.search, 'stag');
  const page = await keptPage(request, site, url, address);
  const reply = toldCountry(page, request.country ?? null);
  if (reply.redirect === undefined || sender === null) return reply;
  const mark = reply.redirect.includes('?') ? '&' : '?';
  return { ...reply, redirect: `${reply.redirect}${mark}stag=${encodeURIComponent(sender)}` };
}

/** Renders a page, or answers with what was rendered for another reader within the minute. */
async function keptPage(
  request: PageRequest,
  site: PageSite,
  url: URL,
  address: { locale: string; basename: string },
): Promise<PageReply> {
  // A page tells the time to the minute.
  const minute = Math.floor(Date.now() / 60_000);
  if (request.isDown) return renderPage(request, site, url, address, aloneFor(request, DOWN));
  if (request.isClosed) return renderPage(request, site, url, address, aloneFor(request, 451));
  const page = await kept.get(
    [
      url.href,
      request.theme,
      ...Object.values(choicesIn(request.cookies ?? {})),
      request.timeZone,
      request.testProviders,
      request.config.version,
      minute,
    ].join(' '),
    request.fetch,
    (fetch) => renderPage({ ...request, fetch }, site, url, address),
    // An address of the platform may hold what a mail carried, which is nobody else's to keep.
    ({ status }) => status === 200 && (site.app === 'sportsbook' || url.search === ''),
  );
  // Readers share pages, errors too while they are rendered; what is told to one of them is rendered for them.
  const lost = aloneFor(request, page.status);
  return lost === null ? page : renderPage(request, site, url, address, lost);
}

function aloneFor(request: PageRequest, status: number): LostReader | null {
  const { country = null, acceptLanguage, locales } = request;
  return lostReaderOf(status, { country, acceptLanguage }, locales);
}

async function renderPage(
  request: PageRequest,
  site: PageSite,
  url: URL,
  { locale, basename }: { locale: string; basename: string },
  lost: LostReader | null = null,
): Promise<PageReply> {
  const parts = await partsOf(request, site, locale, lost);
  const { handler, context } = await load(parts, url, basename, request.isDown);
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('Location') ?? '/' };
  }
  const state = stateOf(parts.state, context);
  const router = createStaticRouter(handler.dataRoutes, withPlainErrors(context));
  const rendered = (children: ReactNode) =>
    renderToString(
      <Page {...parts} state={state}>
        {children}
      </Page>,
    );
  const assets = request.isDown ? withoutScript(request.assets) : request.assets;
  const rows = keptRows.page(rowsLook(request, parts), parts.live.get());
  const markup = rendered(
    <RowPlacesProvider value={rows.take}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RowPlacesProvider>,
  );
  const body = rows.fill(markup, rendered);
  return {
    status: context.statusCode,
    html: documentOf(
      body,
      headOf(assets, locale, partOf(site, context), body) +
        previewHead({ ...parts, site, locale, markup, ...placeOf(context) }),
      request.isDown ? null : writePageState(state, parts.replies, parts.queries),
    ),
    headers: { 'content-language': locale },
  };
}

/** What rows depend on besides their match: the reader's ways, words and addresses, the settings, and the minute. */
function rowsLook({ config }: PageRequest, { state, replies }: ServerParts): RowsLook {
  const { site, locale, timeZone, choices, now } = state;
  return {
    kind: JSON.stringify([locale, timeZone, choices.odds, basenameOf(site, locale)]),
    moment: [
      String(config.version),
      String(Math.floor(now / 60_000)),
      ...replies.filter(({ call }) => call.name === getSettings.name).map(({ text }) => text),
    ],
  };
}

/** What the innermost route is called, and what its address says. */
function placeOf({ matches }: StaticHandlerContext) {
  return { page: handlesOf(matched(matches)).at(-1)?.page, params: matches.at(-1)?.params ?? {} };
}

/** The part of the script that a page is in; undefined where it is in the first. */
function partOf({ app }: PageSite, { matches }: StaticHandlerContext): Part | undefined {
  if (app === 'platform') return 'platform';
  return handlesOf(matched(matches)).at(-1)?.part;
}

function matched(matches: StaticHandlerContext['matches']) {
  return matches.map(({ route, params }) => ({ handle: route.handle as unknown, params }));
}

function addressingOf(request: PageRequest) {
  return {
    basePath: request.basePath,
    locales: request.locales,
    localeInUrl: request.localeInUrl ?? false,
    origin: request.app === 'platform' ? request.platformOrigin : request.sportsbookOrigin,
  };
}

function siteOf(request: PageRequest, locale: string): PageSite {
  return {
    ...addressingOf(request),
    app: request.app,
    config: pageConfigOf(request.config, locale),
    platformOrigin: request.platformOrigin,
    sportsbookOrigin: request.sportsbookOrigin,
    sportsbookPath: request.sportsbookPath,
    hostOrigins: request.hostOrigins ?? [request.platformOrigin],
    cookieDomain: request.cookieDomain ?? null,
    hasDemoHost: request.hasDemoHost ?? false,
    environment: request.environment ?? 'production',
  };
}

type ServerParts = PageParts & { replies: Received[] };

async function partsOf(
  request: PageRequest,
  site: PageSite,
  locale: string,
  lost: LostReader | null,
): Promise<ServerParts> {
  const replies: Received[] = [];
  const { text, words } = await wordingOf(locale, request.config);
  const live = createLiveStore();
  const api = createApi({
    sportsbookOrigin: request.sportsbookOrigin,
    platformOrigin: request.platformOrigin,
    locale,
    fetch: request.fetch,
    isTrusted: true,
    onReply: (received) => {
      replies.push(received);
      seedFromReply(live, received);
    },
  });
  const state: PageState = {
    site: { ...site, locales: [...site.locales], hostOrigins: [...site.hostOrigins] },
    locale,
    words,
    timeZone: request.timeZone ?? 'UTC',
    theme: request.theme,
    choices: choicesIn(request.cookies ?? {}),
    now: Date.now(),
    loaded: [],
    failed: null,
    lost,
    isClosed: request.isClosed ?? false,
  };
  return { state, text, api, queries: createQueries(null), live, connection: null, replies };
}

async function load(
  { api, queries, state }: ServerParts,
  url: URL,
  basename: string,
  isDown = false,
) {
  const services = { api, queries, waits: true, timeZone: state.timeZone };
  const routes = isDown ? downRoutes(state.site) : routesOf(services, state);
  const handler = createStaticHandler(routes, { basename });
  return { handler, context: await handler.query(new Request(url)) };
}

function routesOf(services: Loading, state: PageState): RouteObject[] {
  if (state.isClosed) return closedRoutes();
  return state.site.app === 'platform'
    ? platformRoutes(services, state)
    : appRoutes(services, state);
}

/**
 * An error that is not a missing page is a bug or an outage, and shown as one. A bug is reported; an outage is in the
 * log already, once and not for every page.
 */
function withPlainErrors(context: StaticHandlerContext): StaticHandlerContext {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (isRouteErrorResponse(error)) continue;
    const status = error instanceof ApiError && error.status === DOWN ? DOWN : 500;
    if (status !== DOWN) reportFailure(error);
    context.errors = { ...context.errors, [id]: errorOf(status) };
    context.statusCode = status;
  }
  return context;
}

/** The server's process has no `reportError`; a warning reaches its log. */
function reportFailure(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

function errorOf(status: number) {
  return { status, statusText: '', internal: false, data: null };
}

function stateOf(state: PageState, { loaderData, errors }: StaticHandlerContext): PageState {
  const failed = Object.entries(errors ?? {}).map(([id, error]): [string, number] => [
    id,
    isRouteErrorResponse(error) ? error.status : 500,
  ]);
  return {
    ...state,
    loaded: Object.keys(loaderData),
    failed: failed.length === 0 ? null : Object.fromEntries(failed),
  };
}

function documentOf(markup: string, head: string, state: string | null): string {
  const script =
    state === null ? '' : `<script type="application/json" id="page-state">${state}</script>`;
  const end = markup.lastIndexOf('</body>');
  const body = markup.slice(0, end) + script + markup.slice(end);
  const at = body.indexOf('</head>');
  return `<!doctype html>${body.slice(0, at)}${head}${body.slice(at)}`;
}
