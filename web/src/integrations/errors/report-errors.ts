import {
  addBreadcrumb,
  browserTracingIntegration,
  captureException,
  init,
  type BrowserOptions,
  type ErrorEvent,
  type EventHint,
} from '@sentry/browser';
import type { ApiError, Exchange } from '../../api/api';
import { setReporter } from '../../ui/report';
import { isReported, isTraced, transactionOf } from './error-filter';
import { takeEarlyErrors } from './early-errors';
import { watchIcons } from './watch-icons';
import { exchangeTold } from './exchange-told';
import { addressWithoutSecrets, withoutSecrets } from './without-secrets';

declare global {
  /** What this version of the page is called; the build puts it in. */
  const RELEASE: string;
}

/** Where reports go, and what they say of the place they come from. */
export interface Reporting {
  dsn: string;
  /** Such as `production`, as whoever hosts the server calls it. */
  environment: string;
  locale: string;
}

/** So many pages in a hundred are measured. */
const TRACED = 0.1;

/**
 * Reports errors of the page from now on, and those that were kept until now (SPEC §8). All of them come by way of the
 * window's own `error` and `unhandledrejection` events, which `reportError` raises too, so there is one path.
 */
export function reportErrors(reporting: Reporting): void {
  const early = takeEarlyErrors();
  init(optionsOf(reporting));
  setReporter((error) => void captureException(error));
  watchIcons();
  for (const { error } of early) {
    addBreadcrumb({ category: 'early', message: 'before reports were ready' });
    captureException(error, { mechanism: { type: 'early', handled: false } });
  }
}

/** Session tracking is one of the usual integrations, and stays (SPEC §8); it counts by release. */
function optionsOf({ dsn, environment, locale }: Reporting): BrowserOptions {
  return {
    dsn,
    release: RELEASE,
    environment,
    initialScope: { tags: { locale } },
    // Nothing of who somebody is: neither cookies nor headers, nor bodies but those that are cleaned below.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    integrations: [
      browserTracingIntegration({
        instrumentNavigation: false,
        beforeStartSpan: (span) => ({ ...span, name: currentTransaction() }),
      }),
    ],
    tracesSampler: ({ name }) => (isTraced(name) ? TRACED : 0),
    // No other origin is told of our traces.
    tracePropagationTargets: [],
    beforeSend: prepared,
    beforeBreadcrumb: (crumb) => (crumb.data ? { ...crumb, data: cleaned(crumb.data) } : crumb),
  };
}

/** The server has answered an address that names nothing with a 404, whatever page stands in its place. */
function currentTransaction(): string {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return transactionOf(document.body.dataset['page'], loaded?.responseStatus === 404);
}

/** The report as it is sent; null where none is. */
function prepared(event: ErrorEvent, hint: EventHint): ErrorEvent | null {
  const error = hint.originalException;
  if (!isReported(event, error)) return null;
  const page = event.request?.url;
  return {
    ...event,
    ...(page === undefined ? {} : { request: { url: addressWithoutSecrets(page) } }),
    ...(isAnswered(error) ? { extra: { ...event.extra, ...exchangeTold(error.exchange) } } : {}),
  };
}

function isAnswered(error: unknown): error is ApiError & { exchange: Exchange } {
  const told = error as Partial<ApiError> | null | undefined;
  return told?.name === 'ApiError' && Boolean(told.exchange);
}

/** Addresses in what happened before are as telling as that of the page. */
function cleaned(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && ['url', 'from', 'to'].includes(name)
        ? addressWithoutSecrets(value)
        : withoutSecrets(value),
    ]),
  );
}
