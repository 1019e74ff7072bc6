/** The forms that lead from one to another, on pages and in windows. */
export type AuthView =
  | 'sign_in'
  | 'sign_up'
  | 'forgot_password'
  | 'resend_confirmation_instructions'
  | 'resend_unlock_instructions';

/** Every form about an account but the deposit, on a page or in a window (SPEC §2 "Auth form kinds"). */
export type AuthKind =
  | AuthView
  | 'confirm_password'
  | 'edit_password'
  | 'missed_auth_fields'
  | 'phone_verification'
  | 'unlock';

/** A window that asks something of the reader: the eleven kinds of SPEC §2. */
export type Prompt = AuthKind | 'deposit';

/** The windows of a page: at most one shows. */
export interface Windows {
  /** The window that is open now. */
  prompt: Prompt | null;
  /** Those that stay in the background and come back, the last one first (SPEC §2 "Modals"). */
  hidden: readonly Prompt[];
}

export const NO_WINDOWS: Windows = { prompt: null, hidden: [] };

/** These come in between: what they keep waiting goes on after them. */
const INTERRUPTING: ReadonlySet<Prompt> = new Set([
  'confirm_password',
  'missed_auth_fields',
  'phone_verification',
]);

const FOR_PLAYERS: ReadonlySet<Prompt> = new Set([
  'confirm_password',
  'missed_auth_fields',
  'phone_verification',
  'deposit',
]);

/** Of no more use once somebody is signed in. */
const FOR_VISITORS: ReadonlySet<Prompt> = new Set([
  'sign_in',
  'sign_up',
  'forgot_password',
  'resend_confirmation_instructions',
  'resend_unlock_instructions',
]);

/** Opens a window. One that comes in between hides the one that is open; any other takes its place. */
export function opened({ prompt, hidden }: Windows, asked: Prompt): Windows {
  const others = hidden.filter((each) => each !== asked);
  const stays = INTERRUPTING.has(asked) && prompt !== null && prompt !== asked;
  return { prompt: asked, hidden: stays ? [...others, prompt] : others };
}

/** Closes the open window: the one it had hidden comes back. */
export function closed({ hidden }: Windows): Windows {
  return { prompt: hidden.at(-1) ?? null, hidden: hidden.slice(0, -1) };
}

/** The session has ended: what a player had open waits behind the form for signing in. */
export function interruptedByExpiry({ prompt, hidden }: Windows): Windows {
  const open = prompt === null ? hidden : [...hidden, prompt];
  return { prompt: 'sign_in', hidden: open.filter((each) => FOR_PLAYERS.has(each)) };
}

/** Somebody has signed in: the form for it closes, and what waited behind it comes back. */
export function afterSignIn(windows: Windows): Windows {
  const { prompt } = windows;
  return prompt !== null && FOR_VISITORS.has(prompt) ? closed(windows) : windows;
}

/** Nobody is signed in any more, or nobody wants to be: windows that only a player can use go. */
export function forVisitors({ prompt, hidden }: Windows): Windows {
  const left = hidden.filter((each) => !FOR_PLAYERS.has(each));
  return prompt !== null && FOR_PLAYERS.has(prompt)
    ? closed({ prompt, hidden: left })
    : { prompt, hidden: left };
}

/**
 * What a player who is signed in now is still to be asked for, by the names of fields that are missing; null for
 * nothing. A telephone number has to be verified, so it has a form of its own.
 */
export function missingForm(missed: readonly string[]): Prompt | null {
  if (missed.some((field) => field !== 'phone')) return 'missed_auth_fields';
  return missed.length > 0 ? 'phone_verification' : null;
}
