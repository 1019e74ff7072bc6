import type { PageSite } from '../i18n/site-context';
import { BROWSER, type Surroundings } from './add-script';
import { consented } from './with-consent';

/** What is brought along by others, each in a script of its own. */
export interface Bringing {
  site: PageSite;
  locale: string;
  around?: Surroundings;
}

/**
 * Brings what the site's configuration names and nothing else (SPEC §7 "Other requests"): reports of errors at once, and
 * what sets cookies when the reader has agreed to them. Whatever of it fails, the page goes on.
 */
export async function startIntegrations({
  site: { app, config, environment },
  locale,
  around = BROWSER,
}: Bringing): Promise<void> {
  const { error_reports: dsn, tag_manager: container, chat, push_notifications: push } = config;
  await Promise.allSettled([
    dsn !== null &&
      import('./errors/report-errors').then(({ reportErrors }) =>
        reportErrors({ dsn, environment, locale }),
      ),
    container !== null &&
      afterConsent(async () =>
        (await import('./tags/start-tags')).startTagManager(container, around),
      ),
    chat !== null &&
      afterConsent(async () => (await import('./chat/open-chat')).fetchChat(chat, locale, around)),
    push === 'one-signal' &&
      app === 'sportsbook' &&
      afterConsent(async () => (await import('./push/one-signal')).startOneSignal(locale, around)),
  ]);
}

async function afterConsent(bring: () => Promise<unknown>): Promise<void> {
  await consented();
  await bring();
}
