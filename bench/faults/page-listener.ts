import { WebSocket } from 'ws';

/** A page that hears nothing for longer than this locks its prices (domain/src/feed/freshness.ts). */
const STALE_MS = 10_000;
const LOOK_EVERY_MS = 100;
const AGAIN_AFTER_MS = 500;

/** What an open page knows of its prices, by the rules that it goes by: connection, publications, providers. */
export interface PageListener {
  /** Whether the page lets prices be picked now. */
  isFresh(): boolean;
  /** When it last stopped, and last began, to let them be picked; ms of a clock that never steps. */
  readonly changes: readonly { readonly at: number; readonly isFresh: boolean }[];
  close(): void;
}

/** Opens the connection of a page that shows lists, and opens it again whenever it breaks. */
export function openPageListener(sportsbook: string): PageListener {
  const url = `${sportsbook.replace(/^http/, 'ws')}/connection/websocket`;
  const changes: { at: number; isFresh: boolean }[] = [];
  const down = new Set<string>();
  let lastAt = performance.now();
  let isOpen = false;
  let isOver = false;
  let socket: WebSocket;

  const connect = () => {
    socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('open', () =>
      socket.send('{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"updates:en"}}'),
    );
    socket.on('message', (frame: Buffer) => {
      for (const line of frame.toString().split('\n')) hear(line);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      isOpen = false;
      if (!isOver) setTimeout(connect, AGAIN_AFTER_MS);
    });
  };
  const hear = (line: string) => {
    if (line === '{}') return socket.send('{}');
    const message = JSON.parse(line) as Heard;
    if (message.id === 2) isOpen = true;
    const publication = message.push?.pub?.data;
    if (!publication && message.id !== 2) return;
    lastAt = performance.now();
    if (publication?.event_name !== 'provider_status_changed') return;
    const { provider, status } = publication.message;
    if (status === 'active') down.delete(provider);
    else down.add(provider);
  };
  const isFresh = () => isOpen && down.size === 0 && performance.now() - lastAt < STALE_MS;
  const look = setInterval(() => {
    const now = isFresh();
    if (changes.at(-1)?.isFresh !== now) changes.push({ at: performance.now(), isFresh: now });
  }, LOOK_EVERY_MS);
  connect();
  return {
    isFresh,
    changes,
    close: () => {
      isOver = true;
      clearInterval(look);
      socket.close();
    },
  };
}

interface Heard {
  id?: number;
  push?: { pub?: { data?: { event_name: string; message: { provider: string; status: string } } } };
}
