import { useSession } from '../../state/session';
import { later } from '../../ui/later';

const AuthDialogs = later(async () => (await import('./auth-dialogs')).AuthDialogs);

/**
 * The window that asks players to show that it is them, and the one for who does not know the password: for pages where
 * no other window about an account opens.
 */
export function ConfirmWindow() {
  const kind = useSession(({ prompt }) =>
    prompt === 'confirm_password' || prompt === 'forgot_password' ? prompt : null,
  );
  return kind && <AuthDialogs kind={kind} />;
}
