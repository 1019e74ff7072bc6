import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { AuthPanel, wordsOf } from '../../features/session/auth-panel';
import { returnTo } from '../../features/session/return-to';
import { localePath } from '../../i18n/address';
import { sportsbookHome } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useHasHostSpoken } from '../../state/host-has-spoken';
import { session, useSession, type AuthKind, type AuthView } from '../../state/session';
import { Skeleton } from '../../ui/skeleton';
import { EmbeddedForm } from './embedded-form';
import { FormCard } from './form-card';
import { PageWay, RETURN_TO } from './page-way';
import { useIsEmbedded } from './use-is-embedded';

/** One of the forms as a page of its own. Who has signed in goes back to where they came from. */
export function AuthPage({ view }: { view: AuthView }) {
  const t = useText();
  const goBack = useGoBack();
  const isEmbedded = useIsEmbedded();
  useHostSignIn(isEmbedded ? null : view, goBack);
  if (isEmbedded) return <EmbeddedForm view={view} />;
  return (
    <FormCard {...wordsOf(t, view)}>
      <AuthPanel view={view} Way={PageWay} onDone={goBack} />
    </FormCard>
  );
}

/**
 * In a frame the host is asked to sign in whom it has not, where it takes that upon itself; and whoever it signs in goes on,
 * as if they had filled in the form. The other forms are for who is signed in, too: a new password, for one.
 */
function useHostSignIn(view: AuthView | null, goBack: () => void): void {
  const status = useSession((state) => state.status);
  const isAsked = useHasHostSpoken() && status === 'not-logged-in';
  const isIn = status === 'logged-in';
  const goOn = useEffectEvent(goBack);
  useEffect(() => {
    if (window.parent === window || !isForSigningIn(view)) return;
    if (isAsked) session.ask(view);
    if (isIn) goOn();
  }, [view, isAsked, isIn]);
}

function isForSigningIn(view: AuthView | null): view is 'sign_in' | 'sign_up' {
  return view === 'sign_in' || view === 'sign_up';
}

/** The forms that ask something of somebody who is signed in. */
type PlayerKind = Extract<
  AuthKind,
  'confirm_password' | 'missed_auth_fields' | 'phone_verification'
>;

/** Such a form as a page: whoever is not signed in is led to where they can, and back. */
export function PlayerAuthPage({ view }: { view: PlayerKind }) {
  const t = useText();
  const goBack = useGoBack();
  const status = useSession((state) => state.status);
  const signIn = useSignInFirst();
  const hasSpoken = useHasHostSpoken();
  useEffect(() => {
    void session.refresh();
  }, []);
  useEffect(() => {
    if (status === 'not-logged-in' && hasSpoken) signIn();
  });
  return (
    <FormCard {...wordsOf(t, view)}>
      {status === 'logged-in' ? (
        <AuthPanel view={view} Way={PageWay} onDone={goBack} />
      ) : (
        <Skeleton height="44px" />
      )}
    </FormCard>
  );
}

function useGoBack(): () => void {
  const site = useSite();
  const { locale } = useFormats();
  const [query] = useSearchParams();
  return () => {
    const own = { platform: site.platformOrigin, sportsbook: site.sportsbookOrigin };
    window.location.assign(returnTo(query.get(RETURN_TO), own, sportsbookHome(site, locale)));
  };
}

function useSignInFirst(): () => void {
  const site = useSite();
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const back = localePath(site, locale, pathname) + search;
  const query = new URLSearchParams({ [RETURN_TO]: back });
  const address = `${localePath(site, locale, '/users/sign-in')}?${query.toString()}`;
  return () => window.location.replace(address);
}
