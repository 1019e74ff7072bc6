import { whyNotFed } from '@touchline/domain/bonus/jackpot';
import type { RunningJackpot } from '../../bonus/jackpots/read-jackpots';
import { bonusBetOf, type BonusRules, playerIn } from './check-bonus';
import type { TakenBet } from './check-within';
import type { Offers } from './offers-now';

/** Finds the jackpots that a player's bets feed, by the stake's currency (DESIGN §4.12). */
export function feedingJackpots(
  running: readonly RunningJackpot[],
  offers: Offers,
  rules: BonusRules,
): (bet: TakenBet, currency: string) => number[] {
  if (running.length === 0) return () => [];
  return ({ kind, legs, bonus }, currency) => {
    const bet = bonusBetOf(kind, legs.map(offers));
    const player = playerIn(currency, rules);
    return running.flatMap(({ id, terms }) =>
      bet && whyNotFed(terms, bet, player, bonus) === null ? id : [],
    );
  };
}
