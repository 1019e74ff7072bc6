import type { Built } from './kept-files';
import type { Kept } from './pushed';

/** An event that may go on after its listener has returned. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Notice {
  close(): void;
  readonly tag: string;
  readonly data: unknown;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  activate: Lasting;
  message: Lasting & { readonly data: unknown };
  fetch: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
  push: Lasting & { readonly data: { text(): string } | null };
  notificationclick: Lasting & { readonly notification: Notice };
}

/** As much of a service worker's world as ours uses: its types and those of a page do not go into one program. */
export interface WorkerScope {
  readonly TOUCHLINE: Built & { siteName: string; platform: string };
  readonly location: { readonly origin: string };
  readonly registration: {
    getNotifications(): Promise<readonly Notice[]>;
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; data: Kept },
    ): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void;
}
