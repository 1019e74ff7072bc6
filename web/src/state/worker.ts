import type { ToKeep } from '../worker/kept-files';
import { isInApp } from './app-mode';
import { keepsIn } from './storage';

/**
 * Whether this page may have a worker: by itself in a window, over a line that browsers trust, and where the browser keeps
 * something for it. Firefox complains of one that is asked for where it keeps nothing, also to a page that expects it.
 */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && window.parent === window && !isInApp() && keepsIn('local');
}

/**
 * Installs the worker, or finds that it is; null where there is none. The browser looks for a new one by itself, and
 * takes it over once the pages of the old one have closed.
 */
export async function installWorker(basePath: string): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorker()) return null;
  try {
    return await navigator.serviceWorker.register(`${basePath}worker.js`, { scope: basePath });
  } catch {
    // A browser that keeps nothing still has to take bets.
    return null;
  }
}

/** The worker of this page, where there is one. */
export async function workerHere(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorker()) return null;
  try {
    return (await navigator.serviceWorker.getRegistration()) ?? null;
  } catch {
    return null;
  }
}

/** The same once it can be talked to. */
export async function workerReady(): Promise<ServiceWorkerRegistration | null> {
  return (await workerHere()) && navigator.serviceWorker.ready;
}

/** Has the worker keep the page without a connection, with every built file that this page has loaded. */
export async function keepOffline(page: string): Promise<void> {
  const worker = await workerReady();
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'))
    .slice(-300);
  const wish = { type: 'keep', page, files: [...new Set(files)] } satisfies ToKeep & {
    type: string;
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
  worker?.active?.postMessage(wish);
}
