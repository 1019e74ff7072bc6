import { drawFault, drawnOf } from '@touchline/domain/bonus/jackpot-draw';
import type { Minor } from '@touchline/domain/money';
import type { JackpotProof } from '@touchline/wire/jackpots';
import { hexOf } from '../../state/hex';

/** A draw that was made a second time. */
export interface DrawnAgain {
  /** Out of `hit_every`; null where the seed is none. */
  drawn: Minor | null;
  /** Whether the seed is the one that was committed to, and gives the hit. */
  isFair: boolean;
}

/**
 * Draws for a hit again, by its published seed and the browser's own hashing (DESIGN §4.12). Null where the browser has
 * none: it gives that only to pages that came safely.
 */
export async function drawAgain(proof: JackpotProof): Promise<DrawnAgain | null> {
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (!subtle) return null;
  const { seed, pool, stake, cause, must_drop_at: ceiling, hit_every: hitEvery } = proof;
  const bytes = bytesOf(seed.value);
  if (bytes === null) return { drawn: null, isFair: false };
  const hash = await subtle.digest('SHA-256', bytes);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const text = new TextEncoder().encode(drawnText(proof));
  const digest = new Uint8Array(await subtle.sign('HMAC', key, text));
  const published = { pool, ceiling, hitEvery, stake, cause, seedHash: seed.hash };
  const fault = drawFault(published, { seedHash: hexOf(new Uint8Array(hash)), digest });
  return { drawn: drawnOf(digest, hitEvery), isFair: fault === null };
}

/** What is hashed with the seed as key: it makes each draw another one. */
function drawnText({ bet_id: bet, level_code: level }: JackpotProof): string {
  return `${bet}:${level}`;
}

/** What anybody types into a terminal to draw again without us: the hash of the seed, then the digest. */
export function commandsOf(proof: JackpotProof): string[] {
  const { value } = proof.seed;
  return [
    `echo ${value} | xxd -r -p | sha256sum`,
    `printf '%s' '${drawnText(proof)}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${value}`,
  ];
}

/** 32 bytes in hex; null for anything else. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
