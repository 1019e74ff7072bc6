import { randomInt } from 'node:crypto';

/** Nothing that is easily read as something else, and no vowels, so that no code spells a word. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY';
const LENGTH = 8;

/**
 * A fresh share code (SPEC §3 "Shared bet link"): one of 150 thousand million, so that nobody comes upon
 * the codes of others by trying.
 */
export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code as it is stored, from what somebody typed or was sent; null when it cannot be one. */
export function typedCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
