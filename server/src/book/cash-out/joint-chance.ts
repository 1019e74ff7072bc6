import { isEnded } from '@touchline/domain/settlement/leg-split';
import type { CashOutBet } from '@touchline/domain/bets/cash-out-offer';
import type { Pick } from '../custom-bet/custom-bets';
import type { LegChances } from './chances';

/**
 * Asks a provider how likely picks of one match are together: the fair chance that all of them win, 0 to 1, given that
 * none is refunded; null when it does not say. Never rejects.
 */
export type JointChance = (
  provider: string,
  urn: string,
  picks: readonly Pick[],
) => Promise<number | null>;

/**
 * How likely the open legs of a custom bet are together. Of one leg alone that is told with its line. How often several
 * of which one may be refunded come back together is told nowhere: then nothing is known.
 */
export async function jointOf(
  legs: readonly LegChances[],
  ask: JointChance,
): Promise<CashOutBet['joint']> {
  const open = legs.filter((leg) => !isEnded(leg));
  const [first] = open;
  if (!first || open.some((leg) => leg.isSuspended)) return null;
  if (open.length === 1) {
    const { probability, refund = 0 } = first;
    return probability === null ? null : { win: probability, refund };
  }
  if (open.some((leg) => leg.refund)) return null;
  const picks = open.map(({ marketId, specifier, outcomeId }) => ({
    marketId,
    specifier,
    outcomeId,
  }));
  const win = await ask(first.provider, first.urn, picks);
  return win === null ? null : { win, refund: 0 };
}

/**
 * Remembers what was answered, and asks no more once it is `closed`: whoever holds locks does not wait for a provider,
 * and does without what was not asked before.
 */
export function rememberedJoint(ask: JointChance): { ask: JointChance; close(): void } {
  const answers = new Map<string, number | null>();
  let isClosed = false;
  return {
    ask: async (provider, urn, picks) => {
      const key = JSON.stringify([provider, urn, picks]);
      if (!isClosed && !answers.has(key)) answers.set(key, await ask(provider, urn, picks));
      return answers.get(key) ?? null;
    },
    close: () => {
      isClosed = true;
    },
  };
}
