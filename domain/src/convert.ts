import type { Unit } from './currency';
import { decimalFactor } from './decimal-text';
import { ONCE, type Factor } from './money';

/**
 * What one unit of a base currency costs in each currency, by code, as a decimal with a point. With the
 * euro as base: `{ EUR: '1', USD: '1.0842', JPY: '163.25', BTC: '0.0000105' }`. They are text so that
 * they are read exactly and no float comes in.
 */
export type Rates = Readonly<Record<string, string>>;

/** Roughly, until an operator says it better. */
export const DEFAULT_RATES: Rates = {
  EUR: '1',
  USD: '1.09',
  GBP: '0.85',
  AUD: '1.65',
  CAD: '1.49',
  CHF: '0.95',
  NZD: '1.79',
  BTC: '0.000011',
  ETH: '0.00035',
  USDT: '1.09',
  USDC: '1.09',
  LTC: '0.011',
  DOGE: '5.5',
};

/**
 * What turns subunits of one currency into subunits of another, exactly (SPEC §5 "Restored bets"). Null
 * when one of them has no rate, or one that is no decimal above zero.
 */
export function rateBetween(from: Unit, to: Unit, rates: Rates): Factor | null {
  if (from.code === to.code) return ONCE;
  const [paid, got] = [rateOf(from, rates), rateOf(to, rates)];
  if (!paid || !got) return null;
  return {
    times: got.times * paid.over * BigInt(to.subunits),
    over: got.over * paid.times * BigInt(from.subunits),
  };
}

function rateOf({ code }: Unit, rates: Rates): Factor | null {
  const rate = decimalFactor(rates[code] ?? '');
  return rate && rate.times > 0n ? rate : null;
}
