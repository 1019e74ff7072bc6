import { assert } from '../assert';
import { type Factor, type Minor, scaled } from '../money';

/** The virtual-wallet games, by the names under which they are launched (SPEC §7 "virtual wallet"). */
export const GAME_APPS = [
  'horse_racing',
  'lottery',
  'premium_cricket',
  'virtual_gaming_arena',
] as const;

export type GameApp = (typeof GAME_APPS)[number];

/**
 * The rules of one game (DESIGN §4.15). What happens is decided by a ticket: a whole number from 0, of
 * which each is as likely as any other. So whatever is said of chances is said exactly.
 */
export interface GameRules {
  app: GameApp;
  /** How many tickets there are. */
  tickets: number;
  /** Everything that can be betted on. */
  choices: readonly string[];
  /** What each choice gets back of its stakes in the long run. */
  returnToPlayer: Factor;
  /** What happens on a ticket, in the game's own words. */
  resultOf(ticket: number): string;
  /** What a choice pays on a result, stake included, in thousandths of the stake; 0 when it loses. */
  pays(choice: string, result: string): number;
}

const DIGEST_BYTES = 32;

/**
 * The ticket that a digest of 32 bytes draws: read as one number, what is left of it when divided by
 * the tickets. Some tickets are likelier than others by less than one in 2^240 (DESIGN §4.15). Throws
 * on a digest of another length.
 */
export function ticketOf(digest: Uint8Array, tickets: number): number {
  assert(digest.length === DIGEST_BYTES, 'a ticket is drawn by a digest of 32 bytes');
  const drawn = digest.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  return Number(drawn % BigInt(tickets));
}

/** What a stake, in subunits, wins with so many thousandths of it, stake included; rounded down (DESIGN §4.4). */
export function winOf(stake: Minor, thousandths: number): Minor {
  return scaled(stake, { times: BigInt(thousandths), over: 1000n });
}
