import type { Odds } from '../money';

/**
 * How the player meets a changed price (SPEC §4 "Odds refresh"): `none` takes only the price seen,
 * `higher` also a better one, `any` whatever it is.
 */
export type OddsAcceptMode = 'none' | 'higher' | 'any';

/** Whether a player who saw one price takes another (SPEC §4 "Odds refresh"). */
export function accepts(mode: OddsAcceptMode, seen: Odds, now: Odds): boolean {
  if (mode === 'any') return true;
  return mode === 'higher' ? now >= seen : now === seen;
}
