import { lineKey, outcomeKey, type OutcomeKey, type OutcomeRef } from './outcome-key';

/** Legs that share their match with another leg: they may not stand in one combo or system (SPEC §5). */
export function sameMatchTwice(legs: readonly OutcomeRef[]): OutcomeKey[] {
  return sharing(legs, ({ matchId }) => matchId);
}

/**
 * Legs that share their line with another leg: they may not stand in one custom bet (SPEC §3
 * "Settings"), which is built of several outcomes.
 */
export function sameLineTwice(legs: readonly OutcomeRef[]): OutcomeKey[] {
  return sharing(legs, lineKey);
}

function sharing(
  legs: readonly OutcomeRef[],
  placeOf: (leg: OutcomeRef) => string | number,
): OutcomeKey[] {
  const places = legs.map(placeOf);
  const counts = new Map<string | number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return legs.flatMap((leg, at) => (counts.get(places[at] ?? '') === 1 ? [] : [outcomeKey(leg)]));
}
