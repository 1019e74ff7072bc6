/** A frame of a stack, as reports have it. */
interface Frame {
  filename?: string | undefined;
}

/** As much of a report as is looked at. */
export interface Report {
  message?: string | undefined;
  exception?:
    | { values?: { type?: string; value?: string; stacktrace?: { frames?: Frame[] } }[] }
    | undefined;
}

const IGNORED_MESSAGE = 'ResizeObserver loop limit exceeded';

/** Codes of a client that got no answer: the network failed, it gave up waiting, or its time ran out. */
const NO_ANSWER = new Set(['ERR_NETWORK', 'ECONNABORTED', 'ETIMEDOUT']);

const CANCELLED = new Set(['AbortError', 'CanceledError', 'CancelledError']);

/** Scripts of tag managers and of what they bring along. */
const TRACKING =
  /(^|[/.])(googletagmanager\.com|google-analytics\.com|googleadservices\.com|doubleclick\.net|connect\.facebook\.net|analytics\.tiktok\.com|static\.hotjar\.com|script\.hotjar\.com|mc\.yandex\.ru|bat\.bing\.com|clarity\.ms|snap\.licdn\.com)(\/|$)|\/(gtm|gtag|fbevents|analytics)\.js(\?|$)|\/gtag\/js(\?|$)/;

/** How browsers and bundlers say that a part of the script did not come. */
const CHUNK_FAILURE =
  /ChunkLoadError|Loading (CSS )?chunk \S+ failed|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * Whether an error is worth a report (SPEC §8 "Error-report filtering"): each rule below names what is dropped. `error`
 * is what was thrown, or the event that told of it.
 */
export function isReported(report: Report, error: unknown): boolean {
  return !(
    isIgnored(report, error) ||
    skipsCapture(error) ||
    isCancelled(error) ||
    hadNoAnswer(error) ||
    isOfTracking(report) ||
    isChunkFailure(report, error) ||
    isOfScriptElement(error)
  );
}

function isIgnored(report: Report, error: unknown): boolean {
  return textsOf(report, error).some((text) => text.includes(IGNORED_MESSAGE));
}

/** An error may say of itself that it is expected: `skipCapture` is true on it. */
function skipsCapture(error: unknown): boolean {
  return field(error, 'skipCapture') === true;
}

function isCancelled(error: unknown): boolean {
  return CANCELLED.has(String(field(error, 'name'))) || field(error, 'code') === 'ERR_CANCELED';
}

/** Our own client says that no answer came by a status of 0; a request that was given too little time says so by name. */
function hadNoAnswer(error: unknown): boolean {
  if (field(error, 'name') === 'ApiError') return field(error, 'status') === 0;
  return field(error, 'name') === 'TimeoutError' || NO_ANSWER.has(String(field(error, 'code')));
}

function isOfTracking({ exception }: Report): boolean {
  const frames = (exception?.values ?? []).flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
  return frames.some(({ filename = '' }) => TRACKING.test(filename));
}

function isChunkFailure(report: Report, error: unknown): boolean {
  return textsOf(report, error).some((text) => CHUNK_FAILURE.test(text));
}

function isOfScriptElement(error: unknown): boolean {
  return String(field(field(error, 'target'), 'tagName')).toUpperCase() === 'SCRIPT';
}

/** All that is said of an error: by the report, and by the error itself. */
function textsOf({ message = '', exception }: Report, error: unknown): string[] {
  const told = (exception?.values ?? []).map(({ type = '', value = '' }) => `${type}: ${value}`);
  const own = typeof error === 'string' ? error : '';
  const thrown = `${say(field(error, 'name'))}: ${say(field(error, 'message'))}`;
  return [message, own, thrown, ...told];
}

function say(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}

/** The address whose transactions are not kept: a page that nobody has (SPEC §8). */
export const NOT_FOUND_TRANSACTION = '/404';

/** What a page is called in traces: by its key, so that all matches count as one; `/404` where there is none. */
export function transactionOf(page: string | undefined, isMissing: boolean): string {
  return isMissing ? NOT_FOUND_TRANSACTION : `/${page ?? ''}`;
}

/** Whether what was measured of a page is kept. */
export function isTraced(transaction: string): boolean {
  return transaction !== NOT_FOUND_TRANSACTION;
}
