import { hash, verify } from '@node-rs/argon2';

/** Argon2id by OWASP's recommendation: 19 MiB, two passes, one lane. 2 names argon2id. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with a salt of its own; the text holds all that checking it needs. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), COST);
}

/**
 * Whether the password is the one that was hashed. With `null`, for an address that nobody has, it
 * does the same work and says no, so that the time taken does not tell which addresses have accounts.
 */
export async function passwordMatches(held: string | null, password: string): Promise<boolean> {
  if (held !== null) return verify(held, oneForm(password));
  await verify(await nobodysHash(), oneForm(password));
  return false;
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('a password that nobody has');
  return nobody;
}

/** Keyboards write the same letter in different ways. */
function oneForm(password: string): string {
  return password.normalize('NFKC');
}
