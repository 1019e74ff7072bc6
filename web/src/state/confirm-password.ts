import { session, sessionStore } from './session';

let confirmations = 0;

/**
 * Asks the player for their password in a window before something that guards the account or the money
 * (SPEC §2 "confirm_password"). False when they close it, or the session ends meanwhile. Nothing asks yet: issue 11
 * brings the screens that do.
 *
 * @internal
 */
export function confirmPassword(): Promise<boolean> {
  if (sessionStore.getState().status !== 'logged-in') return Promise.resolve(false);
  const before = confirmations;
  session.ask('confirm_password');
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(({ prompt, hidden }) => {
      if (prompt === 'confirm_password' || hidden.includes('confirm_password')) return;
      stop();
      resolve(confirmations > before);
    });
  });
}

/** The password was right: the window closes, and whoever asked for it goes on. */
export function passwordConfirmed(): void {
  if (sessionStore.getState().prompt !== 'confirm_password') return;
  confirmations += 1;
  session.dismiss();
}
