import { useQuery } from '@tanstack/react-query';
import { currencyOf } from '@touchline/domain/currency';
import { minor, type Minor } from '@touchline/domain/money';
import type { StakeLimits } from '@touchline/domain/slip/check-slip';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useSlip } from '../../state/slip';

/** What the site says about stakes in the slip's currency. */
export interface SlipTerms {
  currency: string;
  subunits: number;
  /** Amounts that one press adds to the stake. */
  chips: readonly Minor[];
  limits: StakeLimits;
}

/** Before the settings are there nothing is limited here; the book checks again in any case. */
const UNLIMITED: StakeLimits = { min: minor(1), max: minor(Number.MAX_SAFE_INTEGER) };

/** The terms of the slip as it stands. */
export function useSlipTerms(): SlipTerms {
  const currency = useSlip((slip) => slip.currency);
  const { data } = useQuery(settingsQuery(useApi()));
  const stakes = data?.data.stakes[currency];
  return {
    currency,
    subunits: stakes?.subunits ?? currencyOf(currency)?.subunits ?? 100,
    chips: stakes?.chips.map(minor) ?? [],
    limits: stakes ? { min: minor(stakes.min), max: minor(stakes.max) } : UNLIMITED,
  };
}
