import { errorReply, type ErrorReply } from '@touchline/wire/errors';
import { APP_HEADER, type AppName } from '@touchline/wire/calls/app-header';
import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';
import { nextMoment } from './moments';
import { retryAfterMs } from './retry-after';
import { limited, timeLimitOf } from './time-limit';

/** What went each way, for whoever reports an answer that should not have been. */
export interface Exchange {
  call: Call;
  address: string;
  request: unknown;
  /** The answer as it was sent. */
  answer: string;
}

/** What is answered while an account is restricted to its history and withdrawals. */
const RESTRICTED = {
  code: 'account_restricted',
  message: 'not while the player is excluded or on a break',
} as const;

/** An answer that is not what was asked for. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: ErrorReply['error'];
  /** Null where no answer came. */
  readonly exchange: Exchange | null;
  /** A limit or a break that players have set for themselves is no fault of ours: it is raised without a report (SPEC §8). */
  readonly skipCapture: boolean;
  /** How long the server wants to be left alone, in ms; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    error: ErrorReply['error'],
    exchange: Exchange | null = null,
    retryAfter: number | null = null,
  ) {
    super(`${status} ${error.code}: ${error.message}`);
    this.name = 'ApiError';
    this.status = status;
    this.error = error;
    this.exchange = exchange;
    this.skipCapture = error.code === 'limit_reached' || error.code === RESTRICTED.code;
    this.retryAfterMs = retryAfter;
  }
}

/** What was asked and what came, for those who keep copies. `text` is the reply as it was sent. */
export interface Received {
  call: Call;
  sent: Sent<Call>;
  reply: unknown;
  text: string;
  /** When it was asked, as `nextMoment` counts. */
  askedAt: number;
}

/** How the client reaches the network; `fetch` is one. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Answered>;

/** As much of a response as is read here. */
export type Answered = Pick<Response, 'ok' | 'status' | 'text'> & {
  headers?: Pick<Headers, 'get'>;
};

export interface ApiOptions {
  /** Before each path of the sportsbook; empty in the browser, where it is our own origin. */
  sportsbookOrigin: string;
  /** Before each path of the player platform; cookies go with every call. */
  platformOrigin: string;
  /** Which application calls the platform (SPEC §7); `sportsbook` unless given. */
  app?: AppName;
  /** Sent as Accept-Language: names and messages come back in it (SPEC §7). */
  locale: string;
  /** The browser's own unless given. */
  fetch?: Fetch;
  /**
   * Replies are taken as they are: on the server they were made by this very process, and pages are
   * rendered from calls that read the same as they are written.
   */
  isTrusted?: boolean;
  /** Called with every reply, once it was parsed. */
  onReply?: (received: Received) => void;
  /** Called when a session turns out to have ended (SPEC §8), with when the refused call was made, as `nextMoment` counts. */
  onUnauthorized?: (askedAt: number) => void;
  /** Whether a call would be refused, because the account is restricted: it is not sent. */
  isBarred?: (call: Call) => boolean;
  /** Called when an account turns out to be restricted by now. */
  onRestricted?: () => void;
}

/** The typed client: nothing else in the page fetches. */
export interface Api {
  /** Makes a call and parses its reply. Throws `ApiError` for every other answer. */
  call<C extends Call>(call: C, sent?: Sent<C>, signal?: AbortSignal): Promise<ReadOf<C>>;
}

/** A client for one reader. */
export function createApi(options: ApiOptions): Api {
  return {
    async call<C extends Call>(call: C, sent: Sent<C> = {}, signal?: AbortSignal) {
      if (options.isBarred?.(call)) throw new ApiError(403, RESTRICTED);
      const askedAt = nextMoment();
      const answer = await ask(options, call, sent, signal);
      const { text } = answer;
      if (!answer.ok) {
        const address = addressOf(options, call, sent);
        const refused = refusal(answer, { call, address, request: sent.body, answer: text });
        const isOver = refused.status === 401 && refused.error.code === 'unauthorized';
        if (isOver && call.unauthorized !== 'empty') options.onUnauthorized?.(askedAt);
        if (refused.error.code === RESTRICTED.code) options.onRestricted?.();
        throw refused;
      }
      const json = JSON.parse(text) as unknown;
      const reply = (options.isTrusted ? json : call.reply.parse(json)) as ReadOf<C>;
      options.onReply?.({ call, sent, reply, text, askedAt });
      return reply;
    },
  };
}

const browserFetch: Fetch = (address, init) => fetch(address, init);

/** An answer that came to its end. */
interface Answer {
  ok: boolean;
  status: number;
  text: string;
  retryAfter: number | null;
}

/** An answer that breaks off, or does not come in time, is none, as if the connection had failed before it. */
async function ask(
  options: ApiOptions,
  call: Call,
  sent: Sent<Call>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { fetch: reach = browserFetch, locale, app = 'sportsbook' } = options;
  const platform = call.origin === 'platform';
  const writes = call.method !== 'GET' && call.method !== 'DELETE';
  // This very process answers in a time of its own.
  const limit = options.isTrusted ? null : limited(timeLimitOf(call), signal);
  try {
    const answered = await reach(addressOf(options, call, sent), {
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(platform ? { [APP_HEADER]: app } : {}),
        ...(writes ? { 'content-type': 'application/json' } : {}),
      },
      credentials: platform ? 'include' : 'same-origin',
      ...(writes ? { body: JSON.stringify(sent.body ?? {}) } : {}),
      ...(limit ? { signal: limit.signal } : {}),
    });
    const { ok, status, headers } = answered;
    const text = await answered.text();
    return { ok, status, text, retryAfter: retryAfterMs(headers?.get('retry-after'), Date.now()) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, { code: 'internal', message: String(cause) });
  } finally {
    limit?.end();
  }
}

function addressOf(
  { sportsbookOrigin, platformOrigin }: ApiOptions,
  call: Call,
  sent: Sent<Call>,
): string {
  return `${call.origin === 'platform' ? platformOrigin : sportsbookOrigin}${pathOf(call, sent)}`;
}

/** The path of a call with its parameters put in and its query after it. */
export function pathOf(call: Call, sent: Sent<Call>): string {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const pairs = Object.entries((sent.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

function refusal({ status, retryAfter }: Answer, exchange: Exchange): ApiError {
  const text = exchange.answer;
  const read = errorReply.safeParse(jsonOr(text, null));
  const error = read.success
    ? read.data.error
    : { code: 'internal' as const, message: text.slice(0, 200) };
  return new ApiError(status, error, exchange, retryAfter);
}

function jsonOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return otherwise;
  }
}
