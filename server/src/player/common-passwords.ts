/**
 * Whether a password is among those that people choose most: whoever guesses tries these first. The list has the 50,000
 * most used that are long enough, which are all of the 100,000 most used of any length that are. It is read when it is
 * first asked for.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { default: list } = await import('fxa-common-password-list');
  return list.test(password.normalize('NFKC').toLowerCase());
}
