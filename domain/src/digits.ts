/**
 * How every number and date is written, whatever the language: in the digits 0 to 9. Odds, scores and stakes stand beside
 * each other, some of them from feeds, and Persian has digits of its own by default.
 */
export const DIGITS = { numberingSystem: 'latn' } as const;
