import type { EventType } from '@touchline/domain/event';

/** Whose feed it is: the two number their producers, sports and matches apart. */
export type Provider = 'betradar' | 'oddin';

/** Whose feeds are simulated, in the numbers of the shipped catalogue. */
export const SIMULATED: readonly Provider[] = ['betradar', 'oddin'];

/** The numbers of the producers that speak for a match; they may be one and the same. */
export interface Producers {
  readonly live: number;
  readonly prematch: number;
}

/** How the calendar bills a sport. */
export interface Billing {
  /** The key of its names and of its play. */
  readonly key: string;
  readonly provider: Provider;
  readonly producers: Producers;
  /** Matches of a day: some spread over all of it, others on top in its evening. */
  readonly perDay: { readonly around: number; readonly evening: number };
  /** Clubs meet each other in rounds, players by draw. */
  readonly pairing: 'rounds' | 'draw';
  /** What is won by one of many instead: every so many days each league begins. */
  readonly outright?: { readonly type: Exclude<EventType, 'match'>; readonly every: number };
}
