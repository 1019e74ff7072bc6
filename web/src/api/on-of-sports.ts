import type { Sport } from '@touchline/wire/catalogue';

/** How many matches of some sports are in play. */
export function liveIn(sports: readonly Sport[] = []): number {
  return sports.reduce((total, sport) => total + sport.live_count, 0);
}

/** How many are yet to begin. */
export function comingIn(sports: readonly Sport[] = []): number {
  return sports.reduce((total, sport) => total + sport.prematch_count, 0);
}
