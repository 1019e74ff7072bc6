const SIX_DIGITS = /^\s*\d{3}\s?\d{3}\s*$/;

/** A code of an authenticator app, or one of those that stand in for a lost factor. */
export type TypedFactor = { code: string } | { recovery_code: string };

/** What was typed as a second factor: six digits are a code of the app, where there is one. */
export function typedFactor(typed: string, hasApp: boolean): TypedFactor {
  const text = typed.trim();
  return hasApp && SIX_DIGITS.test(text) ? { code: text } : { recovery_code: text };
}
