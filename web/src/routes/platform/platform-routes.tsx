import { type PlatformPage, PLATFORM_PAGES } from '@touchline/wire/platform-pages';
import { redirect, type RouteObject } from 'react-router';
import { sportsbookHome } from '../../i18n/between-origins';
import { loadDocuments } from '../../i18n/catalogues';
import type { PageSite } from '../../i18n/site-context';
import { errorAt, WRAPPER } from '../app-routes';
import { DocumentRoute } from '../document';
import { ErrorPage } from '../error-page';
import type { RouteHandle } from '../lazy-parts';
import type { Loading } from '../loading';
import { addressOf } from '../page-route';
import { AuthPage, PlayerAuthPage } from './auth-page';
import { keepEarlyEntries } from './early-entries';
import { HostPage } from './host/host-page';
import { LimitsPage } from './limits/limits-page';
import { BarePlatformShell, loadPlatform, PlatformShell } from './platform-shell';
import { NewPasswordPage, TokenPage } from './mailed-link-pages';
import { ProfileShell } from './profile/profile-frame';
import { ProfilePage } from './profile/profile-page';
import { SessionsPage } from './profile/sessions-page';
import { TwoFactorPage } from './profile/two-factor-page';
import { ReadingPage } from './reading-page';
import { StatementPage } from './wallet/statement-page';
import { TransactionsPage } from './wallet/transactions-page';
import { WalletPage } from './wallet/wallet-page';
import { WithdrawalsPage } from './wallet/withdrawals-page';

/** Forms that stand on a page of their own, and those of somebody who is signed in. */
const FORMS = [
  'sign_in',
  'sign_up',
  'forgot_password',
  'resend_confirmation_instructions',
  'resend_unlock_instructions',
] as const;
const PLAYER_FORMS = ['confirm_password', 'missed_auth_fields', 'phone_verification'] as const;

/** Every address of the player platform (SPEC §2 "Platform pages"), for one set of services. */
export function platformRoutes(
  services: Loading,
  { site, locale }: { site: PageSite; locale: string },
): RouteObject[] {
  if (typeof document !== 'undefined') keepEarlyEntries();
  const text = (name: PlatformPage, is: 'help' | 'terms') =>
    platformRoute(name, {
      lazy: async () => {
        const document = (await loadDocuments(locale))[is](site.config.site_name);
        return { Component: () => <ReadingPage document={document} /> };
      },
    });
  const pages: RouteObject[] = [
    platformRoute('root', { loader: () => redirect(sportsbookHome(site, locale)) }),
    ...FORMS.map((view) => platformRoute(view, { Component: () => <AuthPage view={view} /> })),
    platformRoute('edit_password', { Component: NewPasswordPage }),
    ...PLAYER_FORMS.map((view) =>
      platformRoute(view, { Component: () => <PlayerAuthPage view={view} /> }),
    ),
    platformRoute('confirmation', { Component: () => <TokenPage view="confirmation" /> }),
    platformRoute('unlock', { Component: () => <TokenPage view="unlock" /> }),
    text('terms_and_conditions', 'terms'),
    text('help_center', 'help'),
    { id: 'profile', Component: ProfileShell, children: profilePages() },
    errorAt(PLATFORM_PAGES['404'], '404'),
    errorAt(PLATFORM_PAGES['500'], '500'),
    errorAt(PLATFORM_PAGES.unknown, '404'),
  ];
  return [
    {
      id: WRAPPER,
      Component: DocumentRoute,
      children: [
        {
          id: 'shell',
          Component: PlatformShell,
          ErrorBoundary: BarePlatformShell,
          loader: () => loadPlatform(services),
          shouldRevalidate: () => false,
          children: [{ id: 'page', ErrorBoundary: ErrorPage, children: pages }],
        },
        ...(site.hasDemoHost ? [demoHost(services)] : []),
      ],
    },
  ];
}

/** An operator's own page around the sportsbook: it has a frame of its own, as another house has. */
function demoHost(services: Loading): RouteObject {
  return {
    ...platformRoute('demo_host', {
      Component: HostPage,
      loader: () => loadPlatform(services),
    }),
    id: 'host',
    ErrorBoundary: BarePlatformShell,
    shouldRevalidate: () => false,
  };
}

/** The route of a page of the platform. */
function platformRoute(
  name: PlatformPage,
  shows: Pick<RouteObject, 'Component' | 'lazy' | 'loader'>,
): RouteObject {
  const handle: RouteHandle = { page: name };
  return { ...addressOf(PLATFORM_PAGES[name]), ...shows, handle };
}

/** A player's own pages, below `/profile`, each inside a `ProfileFrame`. */
function profilePages(): RouteObject[] {
  return [
    platformRoute('profile', { Component: ProfilePage }),
    platformRoute('sessions', { Component: SessionsPage }),
    platformRoute('two_factor', { Component: TwoFactorPage }),
    platformRoute('limits', { Component: LimitsPage }),
    platformRoute('wallet', { Component: WalletPage }),
    platformRoute('transactions', { Component: TransactionsPage }),
    platformRoute('withdrawals', { Component: WithdrawalsPage }),
    platformRoute('statement', { Component: StatementPage }),
  ];
}
