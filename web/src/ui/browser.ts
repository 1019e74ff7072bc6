/*
 * What a browser refuses by throwing where its reader denies cookies, in a frame, or by a policy: everything that may is
 * asked for behind a door that can fail, and the page goes on without it. Storage, cookies, workers, notifications,
 * passkeys and the clipboard have doors of their own; `only-keys.test.ts` lists them all.
 */

/** Whether a media query holds; not where the browser does not say. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Calls `changed` whenever a media query begins or ceases to hold. Returns how to stop. */
export function watchMedia(query: string, changed: () => void): () => void {
  try {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  } catch {
    return () => undefined;
  }
}

/** A channel between the tabs of one browser. */
export interface TabChannel {
  tell(message: unknown): void;
  close(): void;
}

/**
 * Opens a channel between the tabs of this browser, on which `hear` is told what the others say. Where the browser has
 * none for this page, nothing is told and nothing heard.
 */
export function openChannel(name: string, hear: (message: unknown) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => hear(data));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have but one origin
      tell: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  } catch {
    return { tell: () => undefined, close: () => undefined };
  }
}
