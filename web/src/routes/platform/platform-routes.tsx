import { redirect, type RouteObject } from 'react-router';
import { sportsbookHome } from '../../i18n/between-origins';
import type { PageSite } from '../../i18n/site-context';
import type { AuthView } from '../../state/session';
import { page, throwNotFound } from '../app-routes';
import { DocumentRoute } from '../document';
import { BrokenPage, ErrorPage, NotFoundPage } from '../error-page';
import type { Loading } from '../loading';
import { AuthPage } from './auth-page';
import { BarePlatformShell, loadPlatform, PlatformShell } from './platform-shell';
import { NewPasswordPage, TokenPage } from './mailed-link-pages';
import { ReadingPage } from './reading-page';

/** Every address of the player platform (SPEC §2 "Platform pages"), for one set of services. */
export function platformRoutes(
  services: Loading,
  { site, locale }: { site: PageSite; locale: string },
): RouteObject[] {
  const pages: RouteObject[] = [
    { index: true, loader: () => redirect(sportsbookHome(site, locale)) },
    form('sign_in', 'users/sign-in'),
    form('sign_up', 'users/sign-up'),
    form('forgot_password', 'users/password/new'),
    form('resend_confirmation_instructions', 'users/confirmation/new'),
    form('resend_unlock_instructions', 'users/unlock/new'),
    { ...page('edit_password', NewPasswordPage), path: 'users/password/edit' },
    {
      ...page('confirmation', () => <TokenPage view="confirmation" />),
      path: 'users/confirmation',
    },
    { ...page('unlock', () => <TokenPage view="unlock" />), path: 'users/unlock' },
    {
      ...page('terms_and_conditions', () => <ReadingPage name="terms" />),
      path: 'terms-and-conditions',
    },
    { ...page('help_center', () => <ReadingPage name="help" />), path: 'help-center' },
    { ...page('404', NotFoundPage), path: '404' },
    { ...page('500', BrokenPage), path: '500' },
    { ...page('404', NotFoundPage), path: '*', loader: throwNotFound },
  ];
  return [
    {
      id: 'document',
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
      ],
    },
  ];
}

function form(view: AuthView, path: string): RouteObject {
  return { ...page(view, () => <AuthPage view={view} />), path };
}
