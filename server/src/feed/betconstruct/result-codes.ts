/**
 * What the provider answers to a command.
 *
 * Documented (OddsFeed, TCP socket, "Result Codes"): the numbers and their names. Which of them last until somebody
 * changes an account or a list of addresses is our reading of those names.
 */
export const RESULT_CODES = {
  success: 0,
  systemUnavailable: 10,
  internalError: 11,
  invalidParameter: 12,
  incorrectRequest: 13,
  requestNotAllowed: 14,
  invalidUsernamePassword: 15,
  notAuthorized: 16,
  invalidToken: 17,
  notAllowed: 18,
  notAllowedUser: 22,
  notAllowedIp: 23,
  matchNotFound: 100,
  matchNotBooked: 101,
  limitReached: 105,
  completedMatchBookingAttempt: 106,
  requestWithoutSubscription: 107,
  duplicateSubscription: 108,
  duplicateRequest: 109,
  wrongCommand: 110,
} as const;

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(RESULT_CODES).map(([name, code]) => [code, name]),
);

/** A code as a person reads it: `notAllowedIp (23)`. */
export function codeName(code: number): string {
  return `${NAMES.get(code) ?? 'a code that is not documented'} (${code})`;
}

const LASTING: ReadonlySet<number> = new Set([
  RESULT_CODES.invalidUsernamePassword,
  RESULT_CODES.notAuthorized,
  RESULT_CODES.invalidToken,
  RESULT_CODES.notAllowed,
  RESULT_CODES.notAllowedUser,
  RESULT_CODES.notAllowedIp,
]);

/** Whether trying again soon is no use: somebody has to allow it first. */
export function isLasting(code: number): boolean {
  return LASTING.has(code);
}
