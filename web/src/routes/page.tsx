import { QueryClientProvider, type QueryCache, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Api } from '../api/api';
import { ApiProvider } from '../api/api-context';
import { retryDelay, retryUnlessRefused } from '../api/retries';
import { SeenQueries } from '../api/seen-queries';
import { basenameOf } from '../i18n/address';
import { FormatsProvider, formatsFor } from '../i18n/formats';
import { StartProvider } from '../i18n/now-context';
import { SiteProvider } from '../i18n/site-context';
import { TextProvider, type Text } from '../i18n/text';
import { ConnectionProvider, type LazyConnection } from '../live/connection-context';
import { LiveProvider } from '../live/live-context';
import type { LiveStore } from '../live/live-store';
import { LinkBase } from '../ui/link-base';
import { useOddsDisplay } from '../state/odds-display';
import type { PageState } from './page-state';
import { StartProvided } from './start-context';
import { tellTakenOver, useInBrowser } from '../ui/in-browser';

/** How long a list counts as fresh, in milliseconds: pushes keep it so while it is looked at. */
const FRESH_MS = 10_000;

/** The cache of replies of one reader; on the server there is none to watch it, and nothing is tried again. */
export function createQueries(watched: QueryCache | null): QueryClient {
  return new SeenQueries({
    ...(watched ? { queryCache: watched } : {}),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: watched ? retryUnlessRefused : false,
        retryDelay,
      },
    },
  });
}

/** Everything a page is made of, besides its router. */
export interface PageParts {
  state: PageState;
  text: Text;
  api: Api;
  queries: QueryClient;
  live: LiveStore;
  /** Null on the server. */
  connection: LazyConnection | null;
}

/** Puts what a page is made of within reach of its components. */
export function Page({
  state,
  text,
  api,
  queries,
  live,
  connection,
  children,
}: PageParts & { children: ReactNode }) {
  const timeZone = useTimeZone(state.timeZone);
  const odds = useOddsDisplay(state.choices.odds);
  // Runs after those of everything on the page.
  useEffect(tellTakenOver, []);
  return (
    <SiteProvider value={state.site}>
      <TextProvider value={text}>
        <FormatsProvider value={formatsFor(state.locale, timeZone, odds)}>
          <StartProvider value={state.now}>
            <StartProvided value={state}>
              <ApiProvider value={api}>
                <LinkBase value={basenameOf(state.site, state.locale)}>
                  <QueryClientProvider client={queries}>
                    <LiveProvider value={live}>
                      <ConnectionProvider value={connection}>{children}</ConnectionProvider>
                    </LiveProvider>
                  </QueryClientProvider>
                </LinkBase>
              </ApiProvider>
            </StartProvided>
          </StartProvider>
        </FormatsProvider>
      </TextProvider>
    </SiteProvider>
  );
}

let zone: string | undefined;
/** The zone of this browser, as an IANA name. Rendering asks each time, and an answer takes a phone some 10 ms. */
export const ownTimeZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The reader's zone; while the server's page is taken over, the one it was rendered in. */
function useTimeZone(rendered: string): string {
  return useInBrowser(ownTimeZone, rendered);
}
