import type { BetKind } from '@touchline/domain/bets/bet-kind';
import type { OutcomeRef } from '@touchline/domain/bets/outcome-key';
import type { Amb } from '@touchline/domain/bonus/bonus';
import type { BonusBet } from '@touchline/domain/bonus/bonus-bet';
import { type NotCounted, whyNotCounted } from '@touchline/domain/bonus/why-not-usable';
import type { Minor } from '@touchline/domain/money';
import { roughly } from '../../wallet/rates';
import { bonusBetOf, type BonusRules, playerIn } from './check-bonus';
import type { Offers } from './offers-now';

/** A bet as far as amb freebets look at it; without a stake it is taken to be enough. */
export interface CountableBet {
  kind: BetKind;
  legs: readonly OutcomeRef[];
  stake: Minor | null;
  bonus: { type: string } | null;
}

/** Says for which of a player's amb freebets a bet counts, by their ids (SPEC §3 "Amb-freebet progress"). */
export function countingFor(ambs: readonly Amb[], offers: Offers, rules: BonusRules) {
  return (bet: CountableBet, currency: string): number[] => {
    if (ambs.length === 0) return [];
    const known = bonusBetOf(bet.kind, bet.legs.map(offers));
    if (!known) return [];
    return ambs
      .filter((amb) => whyNotFor(amb, { ...known, ...bet }, currency, rules) === null)
      .map(({ id }) => id);
  };
}

/** Why a bet in a currency does not count for one of them, or null. */
export function whyNotFor(
  amb: Amb,
  bet: BonusBet & Pick<CountableBet, 'stake' | 'bonus'>,
  currency: string,
  rules: BonusRules,
): NotCounted | null {
  const { stake: staked } = bet;
  const stake = staked === null ? amb.minStake : roughly(staked, currency, amb.stakeCurrency);
  return whyNotCounted(amb, { ...bet, stake }, playerIn(currency, rules), rules.now);
}
