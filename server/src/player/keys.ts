import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** A key of 32 bytes for one purpose, out of the site's secret: what one purpose lets out tells nothing of another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'touchline', purpose, 32));
}

/**
 * Encrypts by AES-256-GCM; `about` says what the text belongs to, and it opens only for the same: a row that is copied
 * to another player is of no use there.
 */
export function seal(key: Buffer, text: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** What was sealed. Throws when it was changed, or sealed for something else or by another key. */
export function unseal(key: Buffer, sealed: Buffer, about: string): Buffer {
  const nonce = sealed.subarray(0, NONCE);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
}

/** A hash that nobody without the key can try texts against: for those that are soon guessed, such as six digits. */
export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
