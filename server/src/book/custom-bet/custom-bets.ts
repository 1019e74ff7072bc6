/** An outcome of a match that is known. */
export interface Pick {
  readonly marketId: number;
  /** Canonical. */
  readonly specifier: string;
  readonly outcomeId: string;
}

/** What a provider says picks of one match pay together, in thousandths, or why they have no price. */
export type PriceTold =
  | {
      readonly ok: true;
      readonly odds: number;
      /** The fair chance that all of them win, given that none is refunded; left out where it is not told. */
      readonly probability?: number;
    }
  /** One follows from the others, which have a chance all the same. */
  | { readonly ok: false; readonly reason: 'implied'; readonly probability?: number }
  | {
      readonly ok: false;
      readonly reason: 'contradicting' | 'certain' | 'not_offered' | 'not_combinable';
    };

/**
 * Who can be asked about picks of one match together, by its provider and urn (SPEC §7 "Bets"). A provider that does
 * not offer it answers with null; one that cannot be reached rejects.
 */
export interface CustomBets {
  /** Whether there is anybody to ask. */
  isOffered(): boolean;
  price(provider: string, urn: string, picks: readonly Pick[]): Promise<PriceTold | null>;
  /** Outcomes that may be combined with those chosen, which are none or some. */
  combinable(
    provider: string,
    urn: string,
    chosen: readonly Pick[],
  ): Promise<readonly Pick[] | null>;
}

/** Where nobody can be asked. */
export const NOBODY_PRICES: CustomBets = {
  isOffered: () => false,
  price: () => Promise.resolve(null),
  combinable: () => Promise.resolve(null),
};
