/** Variables whose value opens something, wholly or in part. */
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|_KEY$|_URL$|^DATABASE/;

/**
 * What an error may show of a variable's value: nothing of one that could hold a secret, however it is misspelt; a URL
 * may hold a password.
 */
export function shownValue(name: string, value: string): string {
  return SECRET_NAME.test(name) ? '(not shown)' : JSON.stringify(value);
}
