import { minor, smaller, type Minor } from '@touchline/domain/money';
import type { SlipBet } from '@touchline/domain/slip/slip';
import { maxStake } from '@touchline/wire/calls/max-stake';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import { slipSettings } from '../../state/slip-rules';
import { unstakedBody } from './placement-body';

/** The most that can be staked on each bet, and what bounds it: the book or the player's balance. */
export interface MostStake {
  amount: Minor;
  by: 'book' | 'balance';
}

/**
 * The most that can be staked on each of these bets alike: what the book takes on every one of them, and no more than
 * the balance pays for all. Amounts are in subunits; `balance` is null where nobody knows it.
 */
export function mostOnEach(taken: readonly Minor[], balance: Minor | null): MostStake {
  const byBook = taken.reduce(smaller);
  const share = balance === null ? null : minor(balance / BigInt(taken.length));
  if (share !== null && share < byBook) return { amount: share, by: 'balance' };
  return { amount: byBook, by: 'book' };
}

/** Why the book takes no stake, in its words; `null` where it did not answer. */
export class NoMaxStake extends Error {
  readonly why: string | null;

  constructor(why: string | null) {
    super(why ?? 'no answer');
    this.why = why;
  }
}

/** Asks the book for the most that each bet would be taken at now (SPEC §7). Throws `NoMaxStake`. */
export async function askMaxStake(bets: readonly SlipBet[], currency: string): Promise<Minor[]> {
  const { acceptMode } = slipSettings.getState();
  try {
    const answers = await Promise.all(
      bets.map((bet) => call(maxStake, { body: unstakedBody(bet, currency, acceptMode) })),
    );
    return answers.map(({ data }) => data.max_stake.value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new NoMaxStake(error.error.data?.errors_by_bet?.[0]?.localized_message ?? null);
  }
}
