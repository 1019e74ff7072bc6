import type { BetKind } from '@touchline/domain/bets/bet-kind';
import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import type { OutcomeRef } from '@touchline/domain/bets/outcome-key';
import { type Odds, odds } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { CustomBetAsker, Question } from '../custom-bet/patient-asker';
import type { Offers } from './offers-now';

/** Nothing is wrong with a custom bet, but its price has to be asked for first. */
export interface Unpriced {
  code: 'unpriced';
  /** Null where its match has no such prices. */
  question: Question | null;
  /** The longest odds of a leg alone, in thousandths; 0 where none has any. */
  alone: number;
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
  if (!bet) return null;
  const alone = Math.max(0, ...bet.legs.map((leg) => offers(leg)?.odds ?? 0));
  return { code: 'unpriced', question: questionOf(bet.legs, offers), alone };
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

/** Asks for the price that is not known yet. Whatever a provider says, legs pay no less together than one of them alone. */
export async function customPriceOf(
  { question, alone }: Omit<Unpriced, 'code'>,
  asker: Pick<CustomBetAsker, 'price'>,
): Promise<CustomPrice> {
  if (!question) return refused('not_offered');
  const told = await asker.price(question);
  return told.ok ? ok(atLeast(told.value, alone)) : told;
}

function atLeast(price: Odds, least: number): Odds {
  return odds(Math.max(price, least));
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
