import { redirect, type RouteObject } from 'react-router';
import { sportsbookHome } from '../../i18n/between-origins';
import { loadDocuments } from '../../i18n/catalogues';
import type { PageSite } from '../../i18n/site-context';
import type { AuthView } from '../../state/session';
import { errorAt, page, WRAPPER } from '../app-routes';
import { DocumentRoute } from '../document';
import { ErrorPage } from '../error-page';
import type { RouteHandle } from '../lazy-parts';
import type { Loading } from '../loading';
import { AuthPage, PlayerAuthPage } from './auth-page';
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

/** Every address of the player platform (SPEC §2 "Platform pages"), for one set of services. */
export function platformRoutes(
  services: Loading,
  { site, locale }: { site: PageSite; locale: string },
): RouteObject[] {
  const text = (name: string, is: 'help' | 'terms') => ({
    handle: { page: name } satisfies RouteHandle,
    lazy: async () => {
      const document = (await loadDocuments(locale))[is](site.config.site_name);
      return { Component: () => <ReadingPage document={document} /> };
    },
  });
  const pages: RouteObject[] = [
    { index: true, loader: () => redirect(sportsbookHome(site, locale)) },
    form('sign_in', 'users/sign-in'),
    form('sign_up', 'users/sign-up'),
    form('forgot_password', 'users/password/new'),
    form('resend_confirmation_instructions', 'users/confirmation/new'),
    form('resend_unlock_instructions', 'users/unlock/new'),
    { ...page('edit_password', NewPasswordPage), path: 'users/password/edit' },
    playerForm('confirm_password', 'users/password/confirm'),
    playerForm('missed_auth_fields', 'users/missed-fields'),
    playerForm('phone_verification', 'users/phone'),
    {
      ...page('confirmation', () => <TokenPage view="confirmation" />),
      path: 'users/confirmation',
    },
    { ...page('unlock', () => <TokenPage view="unlock" />), path: 'users/unlock' },
    { ...text('terms_and_conditions', 'terms'), path: 'terms-and-conditions' },
    { ...text('help_center', 'help'), path: 'help-center' },
    { id: 'profile', path: 'profile', Component: ProfileShell, children: profilePages() },
    errorAt('404', '404'),
    errorAt('500', '500'),
    errorAt('*', '404'),
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
    ...page('demo_host', HostPage),
    id: 'host',
    path: 'demo-host',
    ErrorBoundary: BarePlatformShell,
    loader: () => loadPlatform(services),
    shouldRevalidate: () => false,
  };
}

/** A player's own pages, below `/profile`, each inside a `ProfileFrame`. */
function profilePages(): RouteObject[] {
  return [
    { ...page('profile', ProfilePage), index: true },
    { ...page('sessions', SessionsPage), path: 'sessions' },
    { ...page('two_factor', TwoFactorPage), path: 'two-factor' },
    { ...page('limits', LimitsPage), path: 'limits' },
    { ...page('wallet', WalletPage), path: 'wallet' },
    { ...page('transactions', TransactionsPage), path: 'wallet/transactions' },
    { ...page('withdrawals', WithdrawalsPage), path: 'wallet/withdrawals' },
    { ...page('statement', StatementPage), path: 'statement' },
  ];
}

function form(view: AuthView, path: string): RouteObject {
  return { ...page(view, () => <AuthPage view={view} />), path };
}

function playerForm(view: Parameters<typeof PlayerAuthPage>[0]['view'], path: string): RouteObject {
  return { ...page(view, () => <PlayerAuthPage view={view} />), path };
}
