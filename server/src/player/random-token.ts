import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, as it stands in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has 256 random bits, so a fast hash is enough: there is nothing to guess. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
