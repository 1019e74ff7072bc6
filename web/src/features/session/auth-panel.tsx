import { useText, type Text } from '../../i18n/text';
import type { AuthView } from '../../state/session';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import { EmailForm } from './email-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

interface Props {
  view: AuthView;
  Way: Way;
  onSignedIn: () => void;
}

/** One of the forms with the ways from it to the others; the same on a page and in a window. */
export function AuthPanel({ view, Way, onSignedIn }: Props) {
  const t = useText();
  return (
    <>
      <ViewForm view={view} Way={Way} onSignedIn={onSignedIn} />
      <p className={styles.other}>
        {view === 'sign_in' && t('session.noAccount')}
        {view === 'sign_up' && t('session.haveAccount')}{' '}
        {view === 'sign_in' ? (
          <Way view="sign_up">{t('session.signUp')}</Way>
        ) : (
          <Way view="sign_in">
            {view === 'sign_up' ? t('session.signIn') : t('account.toSignIn')}
          </Way>
        )}
      </p>
    </>
  );
}

function ViewForm({ view, Way, onSignedIn }: Props) {
  switch (view) {
    case 'sign_in':
      return <SignInForm Way={Way} onDone={onSignedIn} />;
    case 'sign_up':
      return <SignUpForm Way={Way} />;
    case 'forgot_password':
    case 'resend_confirmation_instructions':
    case 'resend_unlock_instructions':
      return <EmailForm key={view} view={view} Way={Way} />;
  }
}

/** The heading of a form, and the sentence under it. */
export function wordsOf(t: Text, view: AuthView): { title: string; text: string } {
  switch (view) {
    case 'sign_in':
      return { title: t('session.signInTitle'), text: t('session.signInText') };
    case 'sign_up':
      return { title: t('session.signUpTitle'), text: t('session.signUpText') };
    case 'forgot_password':
    case 'resend_confirmation_instructions':
    case 'resend_unlock_instructions':
      return { title: t(`account.${view}.title`), text: t(`account.${view}.text`) };
  }
}
