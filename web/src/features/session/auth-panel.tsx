import { useText, type Text } from '../../i18n/text';
import { useSession, type AuthKind, type AuthView } from '../../state/session';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import { ConfirmPasswordForm } from './confirm-password-form';
import { EmailForm } from './email-form';
import { IncompleteLink } from './incomplete-link';
import { MissedFieldsForm } from './missed-fields-form';
import { NewPasswordForm } from './new-password-form';
import { PhoneForm } from './phone-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { TokenForm } from './token-form';

interface Props<Kind extends AuthKind> {
  view: Kind;
  Way: Way;
  /** Somebody has signed in, or what a player was asked for is there. */
  onDone: () => void;
}

/** One of the forms with the ways from it to the others; the same on a page and in a window. */
export function AuthPanel({ view, Way, onDone }: Props<AuthKind>) {
  switch (view) {
    case 'confirm_password':
      return <ConfirmPasswordForm Way={Way} onDone={onDone} />;
    case 'missed_auth_fields':
      return <MissedFieldsForm onDone={onDone} />;
    case 'phone_verification':
      return <PhoneForm onDone={onDone} />;
    default:
      return (
        <>
          <VisitorForm view={view} Way={Way} onDone={onDone} />
          <OtherWay view={view} Way={Way} />
        </>
      );
  }
}

type VisitorKind = AuthView | 'edit_password' | 'unlock';

function VisitorForm({ view, Way, onDone }: Props<VisitorKind>) {
  const token = useSession((state) => state.mailToken);
  switch (view) {
    case 'sign_in':
      return <SignInForm Way={Way} onDone={onDone} />;
    case 'sign_up':
      return <SignUpForm Way={Way} />;
    case 'forgot_password':
    case 'resend_confirmation_instructions':
    case 'resend_unlock_instructions':
      return <EmailForm key={view} view={view} Way={Way} />;
    case 'edit_password':
      if (token === null) return <IncompleteLink renew="forgot_password" Way={Way} />;
      return <NewPasswordForm token={token} Way={Way} />;
    case 'unlock':
      if (token === null) return <IncompleteLink renew="resend_unlock_instructions" Way={Way} />;
      return <TokenForm view="unlock" token={token} Way={Way} />;
  }
}

function OtherWay({ view, Way }: Omit<Props<VisitorKind>, 'onDone'>) {
  const t = useText();
  return (
    <p className={styles.other}>
      {view === 'sign_in' && t('session.noAccount')}
      {view === 'sign_up' && t('session.haveAccount')}{' '}
      {view === 'sign_in' ? (
        <Way view="sign_up">{t('session.signUp')}</Way>
      ) : (
        <Way view="sign_in">{view === 'sign_up' ? t('session.signIn') : t('account.toSignIn')}</Way>
      )}
    </p>
  );
}

/** The heading of a form in a window, and the sentence under it, which says why it has opened where nobody asked for it. */
export function useWordsOf(view: AuthKind): { title: string; text: string } {
  const t = useText();
  const words = wordsOf(t, view);
  const isInterrupted = useSession((state) => state.isInterrupted);
  return isInterrupted && view === 'sign_in'
    ? { ...words, text: t('account.session_ended') }
    : words;
}

/** The heading of a form, and the sentence under it. */
export function wordsOf(t: Text, view: AuthKind): { title: string; text: string } {
  switch (view) {
    case 'sign_in':
      return { title: t('session.signInTitle'), text: t('session.signInText') };
    case 'sign_up':
      return { title: t('session.signUpTitle'), text: t('session.signUpText') };
    default:
      return { title: t(`account.${view}.title`), text: t(`account.${view}.text`) };
  }
}
