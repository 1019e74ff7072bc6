import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import styles from './auth-form.module.css';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** The windows for signing in and up; `session.ask` opens them from anywhere. */
export function AuthDialogs() {
  const t = useText();
  const prompt = useSession((state) => state.prompt);
  const { data } = useQuery(settingsQuery(useApi()));
  const site = data?.data.site_name ?? '';
  const isNew = prompt === 'sign_up';
  return (
    <Dialog
      onClose={session.dismiss}
      title={isNew ? t('session.signUpTitle') : t('session.signInTitle')}
      description={isNew ? t('session.signUpText') : t('session.signInText')}
      closeLabel={t('session.close')}
    >
      {isNew ? (
        <SignUpForm
          onDone={() => {
            session.dismiss();
            showAlert({ kind: 'success', title: t('session.signedUp', { site }) });
          }}
        />
      ) : (
        <SignInForm onDone={session.dismiss} />
      )}
      <p className={styles.other}>
        {isNew ? t('session.haveAccount') : t('session.noAccount')}{' '}
        <button type="button" onClick={() => session.ask(isNew ? 'sign_in' : 'sign_up')}>
          {isNew ? t('session.signIn') : t('session.signUp')}
        </button>
      </p>
    </Dialog>
  );
}
