import { ApiError } from '../api/api';
import { session, sessionStore } from './session';

let confirmations = 0;

/**
 * Sends something that guards the account or the money. Where the platform wants to see first that it is the player, a
 * window asks for that (SPEC §2 "confirm_password"), and then it is sent again. Throws the refusal when they close it.
 */
export async function afterConfirming<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.error.code === 'confirm_password';
    if (!isAsked || !(await confirmPassword())) throw error;
    return send();
  }
}

/**
 * Asks the player in a window to show that it is them. False when they close it, or the session ends meanwhile.
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
