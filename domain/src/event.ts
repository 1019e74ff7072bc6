/** Kinds of sport (SPEC §3 "Sport"). */
export const SPORT_TYPES = ['regular', 'cyber', 'premium_cricket'] as const;

export type SportType = (typeof SPORT_TYPES)[number];

/** Kinds of event: a match, or something that is won outright (SPEC §3 "League/tournament"). */
export const EVENT_TYPES = ['match', 'stage', 'season', 'simple_tournament'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Where an event stands in the catalogue (SPEC §3 "Event condition"). */
export interface EventRef {
  sportId: number;
  sportType: SportType;
  categoryId: number;
  tournamentId: number;
  matchId: number;
}
