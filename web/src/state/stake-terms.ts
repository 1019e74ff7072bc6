import { useQuery } from '@tanstack/react-query';
import type { BetLimits, LimitsByType } from '@touchline/domain/bets/bet-limits';
import { currencyOf } from '@touchline/domain/currency';
import { minor, type Minor } from '@touchline/domain/money';
import type { Settings } from '@touchline/wire/calls/settings';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';

/** What the site says about stakes in one currency. */
export interface StakeTerms {
  currency: string;
  subunits: number;
  /** Amounts that one press adds to the stake. */
  chips: readonly Minor[];
  limits: LimitsByType;
}

/** Before the settings are there nothing is limited here; the book checks again in any case. */
const UNLIMITED: BetLimits = {
  minStake: minor(1),
  maxStake: minor(Number.MAX_SAFE_INTEGER),
  maxPayout: minor(Number.MAX_SAFE_INTEGER),
};

/** The terms for stakes in a currency, by its code. */
export function useStakeTerms(currency: string): StakeTerms {
  const { data } = useQuery(settingsQuery(useApi()));
  const stakes = data?.data.stakes[currency];
  return {
    currency,
    subunits: stakes?.subunits ?? currencyOf(currency)?.subunits ?? 100,
    chips: stakes?.chips.map(minor) ?? [],
    limits: { default: stakes ? limitsOf(stakes) : UNLIMITED },
  };
}

function limitsOf({ min, max, max_payout }: Settings['stakes'][string]): BetLimits {
  return { minStake: minor(min), maxStake: minor(max), maxPayout: minor(max_payout) };
}
