import type { Centrifuge, Subscription } from 'centrifuge';

/** A failure as the client tells of it. */
interface Failure {
  type: string;
  error: { code: number; message: string };
}

/** Failing to connect is one thing to tell, wherever on the way it happened: each attempt fails again. */
const CONNECTING = new Set(['transport', 'connect', 'connectToken']);

/** From here on codes of an ending are the server's; below they are the client's own. */
const SERVER_CODES = 100;
/** The client's own codes of endings that nobody asked for: a protocol it does not know, a message that is too long. */
const BROKEN = new Set([2, 3]);
/** What the client does next is to ask for another token, and it tells where that fails (SPEC §8 "Code 109"). */
const TOKEN_EXPIRED = 109;
/** The connection was closed. */
const CLOSED = 11;
/** Firefox closes the connections of a page a moment before it leaves it: what a page that goes would tell is not told. */
const TOLD_AFTER_MS = 1000;
/** The server closes the connection of a session that has ended, of which the page hears with its next attempt. */
const TRIED_AGAIN_MS = 3000;

/** What of the realtime connection is told to whoever gathers errors (SPEC §8 "Realtime errors"). */
export interface Failures {
  watch(client: Centrifuge): void;
  watchChannel(subscription: Subscription): void;
}

/**
 * Reports of each kind of failure the first: that it did not connect, a token that did not come, a handler for tokens that
 * is missing. The client tries again by itself where that is of use, and tells of every attempt. What has ended for good
 * is reported too, since from then on prices on the page stand still; not where the page itself has ended it, or nobody
 * is signed in any more.
 */
export function failuresTo(report: (error: Error) => void): Failures {
  const told = new Set<string>();
  let closed: ReturnType<typeof setTimeout> | undefined;
  const tell = (kind: string, what: string, afterMs = TOLD_AFTER_MS) => {
    if (told.has(kind)) return undefined;
    told.add(kind);
    return setTimeout(() => report(new Error(`realtime: ${what}`)), afterMs);
  };
  const failed = ({ type, error: { code, message } }: Failure) => {
    if (code === TOKEN_EXPIRED) return;
    const kind = CONNECTING.has(type) ? 'connect' : type;
    if (code !== CLOSED) tell(kind, `${code} ${message}`);
    else closed = tell(kind, `${code} ${message}`, TRIED_AGAIN_MS) ?? closed;
  };
  const ended = (what: string, { code, reason }: { code: number; reason: string }) => {
    if (code >= SERVER_CODES || BROKEN.has(code)) tell(what, `${what}, ${code} ${reason}`);
  };
  /** The page has ended it, or nobody is signed in any more: that it was closed before was no failure. */
  const endedByUs = ({ code }: { code: number }) => {
    if (closed === undefined || code >= SERVER_CODES || BROKEN.has(code)) return;
    clearTimeout(closed);
    closed = undefined;
    told.delete('connect');
  };
  return {
    watch: (client) => {
      client.on('error', failed);
      client.on('disconnected', endedByUs);
      client.on('disconnected', (how) => ended('ended', how));
    },
    watchChannel: (subscription) => {
      subscription.on('error', failed);
      subscription.on('unsubscribed', (how) => {
        // 2 is the client's own: its connection was closed.
        if (how.code !== 2) ended('a channel has ended', how);
      });
    },
  };
}
