import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { passwordConfirmed } from '../../state/confirm-password';
import { session, type AuthKind, type AuthView } from '../../state/session';
import { Dialog } from '../../ui/dialog';
import { AuthPanel, useWordsOf } from './auth-panel';

/** The windows for everything about an account; `session.ask` opens them from anywhere. */
export function AuthDialogs({ kind }: { kind: AuthKind }) {
  const t = useText();
  const { title, text } = useWordsOf(kind);
  return (
    <Dialog
      onClose={session.dismiss}
      title={title}
      description={text}
      closeLabel={t('session.close')}
    >
      <AuthPanel view={kind} Way={WindowWay} onDone={DONE[kind] ?? nothing} />
    </Dialog>
  );
}

/** Whoever signs in closes the window by that: another one may have opened in its place. */
const nothing = () => undefined;

const DONE: Partial<Record<AuthKind, () => void>> = {
  confirm_password: passwordConfirmed,
  missed_auth_fields: session.dismiss,
  phone_verification: session.dismiss,
};

/** In a window the forms take each other's place. */
function WindowWay({ view, children }: { view: AuthView; children: ReactNode }) {
  return (
    <button type="button" onClick={() => session.ask(view)}>
      {children}
    </button>
  );
}
