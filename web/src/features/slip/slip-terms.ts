import { useQuery } from '@tanstack/react-query';
import type { BetLimits, LimitsByType } from '@touchline/domain/bets/bet-limits';
import { currencyOf } from '@touchline/domain/currency';
import { minor, type Minor } from '@touchline/domain/money';
import type { Settings } from '@touchline/wire/calls/settings';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useSlip } from '../../state/slip';

/** What the site says about stakes in the slip's currency. */
export interface SlipTerms {
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

/** The terms of the slip as it stands. */
export function useSlipTerms(): SlipTerms {
  const currency = useSlip((slip) => slip.currency);
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
