import { APP_PLATFORMS, type AppPlatform } from '@touchline/wire/window/app-platform';
import * as z from 'zod/mini';
import { keptApp } from './session-keys';

const platform = z.enum(APP_PLATFORMS);

/** How an app marks its web view, in the user agent: `TouchlineApp/ios`. */
const MARK = /\bTouchlineApp\/(ios|android)\b/;

/** The ways to an app around the page: one of WebKit's views, and one of Android's. */
export interface NativeWindow {
  webkit?: { messageHandlers?: { touchline?: { postMessage(message: unknown): void } } };
  TouchlineApp?: { postMessage(text: string): void };
}

/** What tells that a page is inside an app. */
export interface AppMarks {
  /** The query of the address. */
  search: string;
  userAgent: string;
  native: NativeWindow;
  /** What this tab has kept of it. */
  stored: AppPlatform | null;
}

/** Which app a page is inside of; null for a browser (SPEC §1 "mobile-app mode"). */
export function appOf({ search, userAgent, native, stored }: AppMarks): AppPlatform | null {
  if (typeof native.webkit?.messageHandlers?.touchline?.postMessage === 'function') return 'ios';
  if (typeof native.TouchlineApp?.postMessage === 'function') return 'android';
  const marked = platform.safeParse(MARK.exec(userAgent)?.[1]);
  if (marked.success) return marked.data;
  const asked = platform.safeParse(new URLSearchParams(search).get('app'));
  return asked.success ? asked.data : stored;
}

let known: AppPlatform | null | undefined;

/** The app around this page, for as long as this tab is there; null in a browser, and on the server. */
export function appPlatform(): AppPlatform | null {
  if (typeof window === 'undefined') return null;
  if (known === undefined) {
    known = appOf({
      search: window.location.search,
      userAgent: navigator.userAgent,
      native: window as NativeWindow,
      stored: keptApp.read(),
    });
    if (known !== null) keptApp.write(known);
  }
  return known;
}

/** Whether the page is inside an app. Read it in effects: the server does not know. */
export function isInApp(): boolean {
  return appPlatform() !== null;
}
