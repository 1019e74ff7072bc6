import { unreachable } from '../assert';
import type { OddsDisplay } from '../odds/format-odds';

/** The displays that are numbers; british odds are fractions. */
export type NumericDisplay = Exclude<OddsDisplay, 'british'>;

/**
 * Decimal odds above 1 as other books quote them (SPEC §5 "Odds display types"), unrounded, for prices
 * that are compared with theirs. What people read is `formatOdds`. American odds and their like run
 * from 1 up for long shots, and below -1 for favourites, where they are what wins one.
 */
export function quotedOdds(decimal: number, display: NumericDisplay): number {
  const profit = decimal - 1;
  switch (display) {
    case 'european':
      return decimal;
    case 'hongkong':
      return profit;
    case 'american':
      return 100 * quotedOdds(decimal, 'indonesian');
    case 'indonesian':
      return profit >= 1 ? profit : -1 / profit;
    case 'malaysian':
      return profit <= 1 ? profit : -1 / profit;
    case 'percent':
      return 100 / decimal;
    default:
      return unreachable(display);
  }
}

/** Decimal odds of a quote: the inverse of `quotedOdds` (SPEC §5 "Odds display types"). */
export function decimalOdds(quote: number, display: NumericDisplay): number {
  switch (display) {
    case 'european':
      return quote;
    case 'hongkong':
      return 1 + quote;
    case 'american':
      return decimalOdds(quote / 100, 'indonesian');
    case 'indonesian':
    case 'malaysian':
      return 1 + (quote > 0 ? quote : -1 / quote);
    case 'percent':
      return 100 / quote;
    default:
      return unreachable(display);
  }
}
