import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { session, useSession, type AuthView } from '../../state/session';
import { Dialog } from '../../ui/dialog';
import { AuthPanel, wordsOf } from './auth-panel';

/** The windows for getting to an account; `session.ask` opens them from anywhere. */
export function AuthDialogs() {
  const t = useText();
  const prompt = useSession((state) => state.prompt);
  const view = prompt === null || prompt === 'deposit' ? 'sign_in' : prompt;
  const { title, text } = wordsOf(t, view);
  return (
    <Dialog
      onClose={session.dismiss}
      title={title}
      description={text}
      closeLabel={t('session.close')}
    >
      <AuthPanel view={view} Way={WindowWay} onSignedIn={session.dismiss} />
    </Dialog>
  );
}

/** In a window the forms take each other's place. */
function WindowWay({ view, children }: { view: AuthView; children: ReactNode }) {
  return (
    <button type="button" onClick={() => session.ask(view)}>
      {children}
    </button>
  );
}
