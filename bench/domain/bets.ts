import type { BetKind } from '@touchline/domain/bets/bet-kind';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, odds } from '@touchline/domain/money';
import type { BetTerms } from '@touchline/domain/settlement/due';
import type { Leg } from '@touchline/domain/settlement/leg-split';

export interface SettledBet {
  bet: BetTerms;
  legs: readonly Leg[];
}

/** Results as they fall in life: of twenty legs, nine win, nine lose, one is void and one is a half. */
const RESULTS: readonly Leg['result'][] = [
  ...Array.from({ length: 9 }, () => 'win_entire' as const),
  ...Array.from({ length: 9 }, () => 'lose_entire' as const),
  'refund_entire',
  'refund_half_win_other',
];

const SYSTEMS = SYSTEM_TYPES.filter((each) => each.totalCount <= 8);

/**
 * Bets as a book takes them: half of them singles, a third combos of two to eight, and of the rest half
 * systems and full-cover bets, half custom bets. One in ten is staked by a freebet.
 */
export function settledBets(count: number): SettledBet[] {
  const random = numbersFrom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const aLeg = (): Leg => ({
    odds: odds(1100 + below(4000)),
    result: RESULTS[below(RESULTS.length)] ?? 'win_entire',
  });
  return Array.from({ length: count }, (_, id) => {
    const { kind, size } = aKind(below);
    const bonus = below(10) === 0 ? ({ type: 'freebet', id } as const) : null;
    const bet = { kind, stake: minor(100 + below(10_000)), bonus, systemCap: null };
    return { bet, legs: Array.from({ length: size }, aLeg) };
  });
}

function aKind(below: (limit: number) => number): { kind: BetKind; size: number } {
  const share = below(12);
  if (share < 6) return { kind: { type: 'single' }, size: 1 };
  if (share < 10) return { kind: { type: 'combo' }, size: 2 + below(7) };
  if (share < 11) {
    return { kind: { type: 'custom_bet', odds: odds(1500 + below(9000)) }, size: 2 + below(3) };
  }
  const system = SYSTEMS[below(SYSTEMS.length)];
  if (!system) throw new Error('there are systems');
  return { kind: { type: 'system', system }, size: system.totalCount };
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
