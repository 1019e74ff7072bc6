/** What decides whether a visitor is reminded that they can open an account. Times are in milliseconds since epoch. */
export interface Reminding {
  /** What the site has configured; null where nobody is reminded. */
  seconds: number | null;
  /** Whether it is known that nobody is signed in. */
  isVisitor: boolean;
  /** Whether somebody has signed in or up in this browser before. */
  isRegistered: boolean;
  /** Whether this browser has shown the reminder before. */
  wasShown: boolean;
  /** When this visit began. */
  since: number;
  now: number;
}

/**
 * SPEC §4 "Sign-up reminder", §9: in how many milliseconds a visitor is reminded, 0 where that is due; null for never.
 * Once only, and only who has no account as far as this browser knows.
 */
export function signUpReminderIn(about: Reminding): number | null {
  const { seconds, isVisitor, isRegistered, wasShown, since, now } = about;
  if (seconds === null || !isVisitor || isRegistered || wasShown) return null;
  // A clock that was set back must not keep the visit young for ever.
  const passed = Math.max(0, now - since);
  return Math.max(0, seconds * 1000 - passed);
}
