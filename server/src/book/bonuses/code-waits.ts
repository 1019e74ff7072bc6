import { countedAddress } from '../../counted-address';
import { counted, type Counted, type WaitRule } from '../../db/growing-waits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OF_PLAYER: WaitRule = { free: 10, firstMs: MINUTE, longestMs: HOUR, halfLifeMs: HOUR };
const OF_ADDRESS: WaitRule = { ...OF_PLAYER, free: 30 };

/** What a promo code that is of no use counts against: the player, and the address that others may guess from. */
export function codeWaits(playerId: number, ip: string): Counted[] {
  const place = countedAddress(ip);
  const own = counted(OF_PLAYER, 'promo code', playerId);
  return place === null ? [own] : [own, counted(OF_ADDRESS, 'promo code from', place)];
}
