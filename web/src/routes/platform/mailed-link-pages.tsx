import { useSearchParams } from 'react-router';
import { IncompleteLink } from '../../features/session/incomplete-link';
import { NewPasswordForm } from '../../features/session/new-password-form';
import { TokenForm, type TokenView } from '../../features/session/token-form';
import { inQuery } from '../../i18n/query';
import { useText } from '../../i18n/text';
import { FormCard } from './form-card';
import styles from './mailed-link-pages.module.css';
import { PageWay } from './page-way';

const PARAMETERS = { confirmation: 'confirmation_token', unlock: 'unlock_token' } as const;
const RENEW = {
  confirmation: 'resend_confirmation_instructions',
  unlock: 'resend_unlock_instructions',
} as const;

/** Where the link of a mail leads: it does nothing before its reader presses the button. */
export function TokenPage({ view }: { view: TokenView }) {
  const t = useText();
  const [query] = useSearchParams();
  const token = query.get(PARAMETERS[view]) ?? '';
  return (
    <FormCard title={t(`account.${view}.title`)} text={t(`account.${view}.text`)}>
      {token === '' ? (
        <IncompleteLink renew={RENEW[view]} Way={PageWay} />
      ) : (
        <TokenForm view={view} token={token} Way={PageWay} />
      )}
      <BackToSignIn />
    </FormCard>
  );
}

/** SPEC §2 `/users/password/edit` with its query parameter `reset_password_token`. */
export function NewPasswordPage() {
  const t = useText();
  const [query] = useSearchParams();
  const token = inQuery(query, 'reset_password_token') ?? '';
  return (
    <FormCard title={t('account.edit_password.title')} text={t('account.edit_password.text')}>
      {token === '' ? (
        <IncompleteLink renew="forgot_password" Way={PageWay} />
      ) : (
        <NewPasswordForm token={token} Way={PageWay} />
      )}
      <BackToSignIn />
    </FormCard>
  );
}

function BackToSignIn() {
  const t = useText();
  return (
    <p className={styles.back}>
      <PageWay view="sign_in">{t('session.signIn')}</PageWay>
    </p>
  );
}
