/** Has no types of its own. */
declare module 'fxa-common-password-list' {
  /** Whether a password in lower-case letters is on the list. */
  const list: { test(password: string): boolean };
  export default list;
}
