declare const brand: unique symbol;

/** Names one outcome of one line of one match: `match/market/specifier/outcome`. */
export type OutcomeKey = string & { readonly [brand]: 'OutcomeKey' };

/** The parts that tell one outcome from every other. `specifier` is canonical (see `canonicalSpecifier`). */
export interface OutcomeRef {
  matchId: number;
  marketId: number;
  specifier: string;
  outcomeId: string;
}

/** Joins the parts of SPEC §3 "Placement payload" into one key, for maps and sets. */
export function outcomeKey({ matchId, marketId, specifier, outcomeId }: OutcomeRef): OutcomeKey {
  return `${matchId}/${marketId}/${specifier}/${outcomeId}` as OutcomeKey;
}

/** Names one line of one match: `match/market/specifier` (SPEC §3 "Market"). */
export function lineKey({ matchId, marketId, specifier }: Omit<OutcomeRef, 'outcomeId'>): string {
  return `${matchId}/${marketId}/${specifier}`;
}
