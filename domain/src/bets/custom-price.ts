import type { Odds } from '../money';
import type { Result } from '../result';

/** Why outcomes of one match have no price together (SPEC §3 "custom_bet"). */
export const NO_PRICES = [
  /** They cannot all win. */
  'contradicting',
  /** They cannot but win. */
  'certain',
  /** One of them follows from the others, and adds nothing to the bet. */
  'implied',
  /** The match, or one of them, is not priced together with others. */
  'not_offered',
  /** Nobody knows how they depend on each other. */
  'not_combinable',
  /** Whoever prices them does not answer. */
  'unavailable',
] as const;

export type NoPrice = (typeof NO_PRICES)[number];

/** The one price of outcomes of one match together, or why they have none. */
export type CustomPrice = Result<Odds, NoPrice>;
