import { fileOf } from './file-cache';
import {
  builtFilesIn,
  handlingOf,
  isOffline,
  offlineAddress,
  readWish,
  type ToKeep,
} from './kept-files';
import { addressOf, besideOthers, readPushed, tabWith } from './pushed';
import type { WorkerScope } from './worker-scope';

/*
 * The service worker: keeps the built files, shows a page of our own where there is no connection, and shows what is
 * pushed. The server writes before it which build it is, so that each build has a worker of its own. A new one waits
 * until the pages of the old one have closed: they may still fetch its files.
 */
const worker = globalThis as unknown as WorkerScope;

const built = worker.TOUCHLINE;
const { origin } = worker.location;
const OURS = 'touchline-';
const FILES = `${OURS}${built.version}`;

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([forgetOldBuilds(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const wish = readWish(event.data, built, origin);
  // What cannot be kept is missing without a connection, and nowhere else.
  if (wish) event.waitUntil(keep(wish).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, built, origin);
  if (handling === 'file') {
    event.respondWith(
      fileOf(request, {
        open,
        // As a function of no object: browsers refuse it as one of another.
        fetch: (asked) => fetch(asked),
        afterwards: (work) => event.waitUntil(work),
      }),
    );
  }
  if (handling === 'page') event.respondWith(pageOf(request));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data?.text()));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function showPushed(text: string | undefined): Promise<void> {
  const { registration } = worker;
  const others = await registration.getNotifications();
  const news = besideOthers(readPushed(text, built.siteName), others);
  const { title, body, tag, data, closes } = news;
  await registration.showNotification(title, {
    body,
    tag,
    icon: `${built.base}pwa/icon-192.png`,
    data,
  });
  for (const other of others) if (closes.includes(other.tag)) other.close();
}

const open = () => caches.open(FILES);

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps what the page without a connection takes; the page itself as a visitor gets it, and never anybody's own. */
async function keep({ page, files }: ToKeep): Promise<void> {
  const kept = await open();
  const answer = await fetch(page, { credentials: 'omit' });
  if (!answer.ok || answer.redirected) return;
  const keepFile = async (file: string) => (await kept.match(file)) ?? kept.add(file);
  // A page that is kept is one that works: what it names comes before it, and without that it is not kept.
  await Promise.all(builtFilesIn(await answer.clone().text(), built, origin).map(keepFile));
  await Promise.allSettled(files.map(keepFile));
  for (const request of await kept.keys()) {
    if (isOffline(new URL(request.url).pathname, built.base)) await kept.delete(request);
  }
  await kept.put(page, answer);
}

async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await offlinePage();
    if (!page) throw error;
    const { pathname } = new URL(request.url);
    const isAsked = pathname === new URL(page.url).pathname;
    if (!isAsked) return Response.redirect(offlineAddress(page.url, request.url), 302);
    return (await (await open()).match(page)) ?? Response.error();
  }
}

async function offlinePage(): Promise<Request | undefined> {
  const kept = await open().then(
    (files) => files.keys(),
    () => [],
  );
  return kept.find(({ url }) => isOffline(new URL(url).pathname, built.base));
}

/** Shows a page of ours: the tab that has it, or else a new one. Nobody's tab goes elsewhere under their hands. */
async function show(data: unknown): Promise<void> {
  const kept = await offlinePage();
  const { base, platform } = built;
  const offline = kept && new URL(kept.url).pathname;
  const address = addressOf(data, { origin, base, platform, offline });
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabWith(address, tabs);
  if (!tab) await worker.clients.openWindow(address);
  else await tab.focus().catch(() => worker.clients.openWindow(address));
}
