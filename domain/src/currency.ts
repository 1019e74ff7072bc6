/** A currency as the ledger counts it. `subunits` is how many of its smallest unit make one. */
export interface Currency {
  code: string;
  fiat: boolean;
  subunits: number;
}

/** The currencies accounts may be held in. The first is the default (SPEC §3 "System data"). */
export const CURRENCIES: readonly Currency[] = [
  { code: 'EUR', fiat: true, subunits: 100 },
  { code: 'USD', fiat: true, subunits: 100 },
  { code: 'GBP', fiat: true, subunits: 100 },
];

/** Finds a currency by its code. */
export function currencyOf(code: string): Currency | undefined {
  return CURRENCIES.find((each) => each.code === code);
}
