import { NO_PRICES } from '@touchline/domain/bets/custom-price';
import type { Odds } from '@touchline/domain/money';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import { getCustomOdds } from '@touchline/wire/calls/custom-bets';
import { ApiError, type Api } from '../../../api/api';
import type { WhyNot } from './builder-store';

/** What outcomes pay together, or why they do not (SPEC §7 POST /bets/custom/odds). */
export type PriceTold = { odds: Odds; why: null } | { odds: null; why: WhyNot };

/** Asks the book for the price of outcomes of one match together; throws where nobody answers. */
export async function askPrice(
  api: Api,
  chosen: readonly PickedOutcome[],
  signal?: AbortSignal,
): Promise<PriceTold> {
  const selections = chosen.map(({ matchId, marketId, specifier, outcomeId }) => ({
    match_id: matchId,
    market_id: marketId,
    specifier,
    outcome_id: outcomeId,
  }));
  try {
    const { data } = await api.call(getCustomOdds, { body: { selections } }, signal);
    return { odds: data.custom_odds, why: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return { odds: null, why: whyNot(error.error) };
  }
}

/** Why a price was refused: in the words of the bet that it would be. */
export function whyNot({ message, data }: Pick<ApiError['error'], 'message' | 'data'>): WhyNot {
  return {
    reason: NO_PRICES.find((each) => each === data?.details) ?? null,
    message: data?.errors_by_bet?.[0]?.localized_message ?? message,
  };
}
