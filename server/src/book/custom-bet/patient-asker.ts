import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import { odds, ODDS_SCALE } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { CustomBets, Pick, PriceTold } from './custom-bets';

/** Picks of one match, by its provider and urn. */
export interface Question {
  provider: string;
  urn: string;
  picks: readonly Pick[];
}

/** Asks providers about custom bets. Never rejects: who fails or takes too long is unavailable. */
export interface CustomBetAsker {
  isOffered(): boolean;
  price(question: Question): Promise<CustomPrice>;
  /** Which outcomes may be combined with the picks; none where the provider does not offer it. */
  combinable(question: Question): Promise<Result<readonly Pick[], 'unavailable'>>;
}

/** How long one answer may take, and how many questions a provider may be left with at once. */
interface Patience {
  ms: number;
  underWay: number;
}

/** A price that is older than this is no price of now; and nobody waits for one much longer. */
const USUAL_PATIENCE: Patience = { ms: 3000, underWay: 50 };

/**
 * Asks with limited patience. A provider that hangs is left alone once so many questions wait for it: those that were
 * given up here count until it settles them.
 */
export function patientAsker(
  customBets: CustomBets,
  patience: Patience = USUAL_PATIENCE,
): CustomBetAsker {
  const underWay = new Map<string, number>();
  const count = (provider: string, change: number) =>
    underWay.set(provider, (underWay.get(provider) ?? 0) + change);

  async function answerOf<T>(
    provider: string,
    ask: () => Promise<T>,
  ): Promise<Result<T, 'unavailable'>> {
    if ((underWay.get(provider) ?? 0) >= patience.underWay) return refused('unavailable');
    count(provider, 1);
    const answer = ask().then(ok, () => refused('unavailable' as const));
    void answer.then(() => count(provider, -1));
    return soonOr(refused('unavailable' as const), answer, patience.ms);
  }

  return {
    isOffered: () => customBets.isOffered(),
    price: async ({ provider, urn, picks }) => {
      const told = await answerOf(provider, () => customBets.price(provider, urn, picks));
      return told.ok ? priceOf(told.value) : told;
    },
    combinable: async ({ provider, urn, picks }) => {
      const told = await answerOf(provider, () => customBets.combinable(provider, urn, picks));
      return told.ok ? ok(told.value ?? []) : told;
    },
  };
}

/** Odds that give less than the stake back are no price. */
function priceOf(told: PriceTold | null): CustomPrice {
  if (told === null) return refused('not_offered');
  if (!told.ok) return refused(told.reason);
  return told.odds > ODDS_SCALE ? ok(odds(told.odds)) : refused('certain');
}

function soonOr<T>(otherwise: T, answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    void answer.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
