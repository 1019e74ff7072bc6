import { setTimeout as sleep } from 'node:timers/promises';
import { type FeedCounters, UNCOUNTED } from '../counters';
import { API_LIMITS, childOf, Malformed, readXml, type XmlElement } from '../xml';

/** The API answered, and not with what was asked for. `status` is HTTP's; 0 when there was no answer at all. */
export class ApiRefusal extends Error {
  readonly status: number;
  /** How long the API asks us to wait before the next request, in ms; 0 where it does not say. */
  readonly retryAfterMs: number;

  constructor(
    status: number,
    message: string,
    { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.name = 'ApiRefusal';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface ApiHttpOptions {
  /** With the version: `https://api.betradar.com/v1`. */
  readonly baseUrl: string;
  readonly token: string;
  readonly provider: string;
  readonly counters?: FeedCounters;
  /** For one attempt, in ms. */
  readonly timeoutMs?: number;
  /** Attempts in all, where failing may pass. */
  readonly attempts?: number;
  /** The first wait between two attempts, in ms; each further one is twice as long. */
  readonly backoffMs?: number;
  /** Requests in a minute; what is beyond waits for its turn. */
  readonly perMinute?: number;
  readonly bytes?: number;
}

/** Asks the API for documents. Rejects with ApiRefusal. */
export interface ApiHttp {
  get(path: string): Promise<XmlElement>;
  /** Sends a body of XML, or none. */
  post(path: string, body?: string): Promise<XmlElement>;
}

const DEFAULTS = { timeoutMs: 20_000, attempts: 4, backoffMs: 500, perMinute: 300 };

/**
 * Makes the part of the client that speaks HTTP. Failing of the network, 429 and 5xx are tried again with growing,
 * scattered waits; any other refusal is final.
 */
export function createApiHttp(options: ApiHttpOptions): ApiHttp {
  const settings = { ...DEFAULTS, bytes: API_LIMITS.bytes, counters: UNCOUNTED, ...options };
  const turn = createTurns(settings.perMinute);
  const base = settings.baseUrl.replace(/\/+$/, '');

  async function attempt(method: string, path: string, body?: string): Promise<XmlElement> {
    await turn();
    const outcome = await answered(`${base}${path}`, method, body, settings);
    const { provider } = settings;
    settings.counters.add('feed_api_requests_total', { provider, outcome: String(outcome.status) });
    if (outcome.status >= 200 && outcome.status < 300)
      return method === 'POST' && outcome.text.trim() === ''
        ? NOTHING
        : readAnswer(outcome.text, path);
    throw new ApiRefusal(outcome.status, `${method} ${path}: ${told(outcome)}`, {
      cause: outcome.cause,
      retryAfterMs: outcome.retryAfterMs ?? 0,
    });
  }

  async function patiently(method: string, path: string, body?: string): Promise<XmlElement> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(method, path, body);
      } catch (error) {
        if (tries >= settings.attempts || !mayPass(error)) throw error;
        const longest = settings.backoffMs * 2 ** (tries - 1);
        const scattered = longest / 2 + (Math.random() * longest) / 2;
        const wanted = error instanceof ApiRefusal ? error.retryAfterMs : 0;
        await sleep(Math.max(wanted, scattered), undefined, { ref: false });
      }
    }
  }

  return {
    get: (path) => patiently('GET', path),
    post: (path, body) => patiently('POST', path, body),
  };
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiRefusal)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

interface Answered {
  status: number;
  text: string;
  cause?: unknown;
  retryAfterMs?: number;
}

type Asking = Pick<Required<ApiHttpOptions>, 'token' | 'timeoutMs' | 'bytes'>;

async function answered(
  url: string,
  method: string,
  body: string | undefined,
  { token, timeoutMs, bytes }: Asking,
): Promise<Answered> {
  const request: RequestInit = {
    method,
    headers: {
      'x-access-token': token,
      accept: 'application/xml',
      ...(body !== undefined && { 'content-type': 'application/xml' }),
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  };
  try {
    let response = await fetch(url, request);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const next = onward(url, response);
      if (method !== 'GET' || next === null) break;
      await response.body?.cancel();
      response = await fetch(next, request);
    }
    const retryAfterMs = patienceAsked(response);
    return { status: response.status, text: await textOf(response, bytes), retryAfterMs };
  } catch (cause) {
    if (cause instanceof ApiRefusal) throw cause;
    return { status: 0, text: '', cause };
  }
}

/** No API may keep us waiting for longer than this. */
const MOST_PATIENCE_S = 60;

/** What `Retry-After` says in seconds, as ms. */
function patienceAsked({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MOST_PATIENCE_S) * 1_000 : 0;
}

const MOST_STEPS = 3;

/** Where an answer sends us, if that is the same API: the token goes nowhere else. */
function onward(url: string, { status, headers }: Response): string | null {
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  const next = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  return next?.origin === new URL(url).origin ? next.href : null;
}

/** Reads a body up to a limit, as strict UTF-8. */
async function textOf(response: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bytes) throw new ApiRefusal(413, `an answer of more than ${bytes} bytes`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new ApiRefusal(422, 'an answer that is not UTF-8', { cause });
  }
}

/** What is taken may be taken without a word. */
const NOTHING: XmlElement = { name: '', line: 1, attributes: {}, children: [], text: '' };

function readAnswer(text: string, path: string): XmlElement {
  try {
    return readXml(text, API_LIMITS);
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause;
    throw new ApiRefusal(422, `${path}: line ${cause.line}: ${cause.message}`, { cause });
  }
}

const LONGEST_TOLD = 200;

/** What the API says of a refusal: `<response response_code="NOT_FOUND"><message>…`. */
function told({ status, text, cause }: Answered): string {
  if (status === 0) return `no answer (${reasonOf(cause)})`;
  try {
    const root = readXml(text, { ...API_LIMITS, bytes: 64 * 1024 });
    const said = childOf(root, 'message')?.text ?? childOf(root, 'action')?.text ?? '';
    return `${status} ${root.attributes['response_code'] ?? ''} ${said}`
      .trim()
      .slice(0, LONGEST_TOLD);
  } catch {
    return String(status);
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}

const MINUTE = 60_000;

/** Gives out turns: at once while there are any left of this minute, later ones evenly after them. */
function createTurns(perMinute: number): () => Promise<void> {
  const each = MINUTE / perMinute;
  let next = -Infinity;
  return async () => {
    const now = performance.now();
    // Time that was not used counts for a minute at most, so that a start may ask for much at once.
    next = Math.max(next, now - MINUTE) + each;
    if (next > now) await sleep(next - now, undefined, { ref: false });
  };
}
