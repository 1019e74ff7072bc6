import type { BetKind } from '@touchline/domain/bets/bet-kind';
import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import type { OutcomeRef } from '@touchline/domain/bets/outcome-key';
import { refused, type Result } from '@touchline/domain/result';
import type { CustomBetAsker, Question } from '../custom-bet/patient-asker';
import type { Offers } from './offers-now';

/** Nothing is wrong with a custom bet, but its price has to be asked for first. */
export interface Unpriced {
  code: 'unpriced';
  /** Null where its match has no such prices. */
  question: Question | null;
}

/**
 * That the price of the custom bet among these is not known yet; null where there is no custom bet. Several bets at
 * once are singles (SPEC §5), so there is one at most.
 */
export function unpricedAmong(
  bets: readonly { kind: Pick<BetKind, 'type'>; legs: readonly OutcomeRef[] }[],
  offers: Offers,
): Unpriced | null {
  const bet = bets.find(({ kind }) => kind.type === 'custom_bet');
  return bet ? { code: 'unpriced', question: questionOf(bet.legs, offers) } : null;
}

/** What to ask about outcomes of one match; null where it has no prices for several together. */
function questionOf(legs: readonly OutcomeRef[], offers: Offers): Question | null {
  const [first] = legs;
  const match = first && offers(first);
  if (!match?.customBet) return null;
  const picks = legs.map(({ marketId, specifier, outcomeId }) => ({
    marketId,
    specifier,
    outcomeId,
  }));
  return { provider: match.provider, urn: match.urn, picks };
}

/** Asks for the price that is not known yet. */
export async function customPriceOf(
  { question }: Unpriced,
  asker: Pick<CustomBetAsker, 'price'>,
): Promise<CustomPrice> {
  return question ? asker.price(question) : refused('not_offered');
}

/**
 * Does `work`, and where that finds a custom bet whose price is not known, asks for it and does it again with the
 * answer. Nothing is held while the provider is asked: each time `work` has a transaction of its own.
 */
export async function atCustomPrice<T, E extends { code: string }>(
  asker: CustomBetAsker,
  work: (price?: CustomPrice) => Promise<Result<T, E | Unpriced>>,
): Promise<Result<T, E>> {
  const first = await work();
  if (first.ok) return first;
  const { error } = first;
  if (!isUnpriced(error)) return refused(error);
  const last = await work(await customPriceOf(error, asker));
  if (last.ok) return last;
  if (isUnpriced(last.error)) throw new Error('what has a price is not asked for again');
  return refused(last.error);
}

function isUnpriced(error: { code: string }): error is Unpriced {
  return error.code === 'unpriced';
}
