import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { ZERO } from '@touchline/domain/money';
import type { Slip } from '@touchline/domain/slip/slip';
import type { ReadOf, Sent } from '@touchline/wire/calls/call';
import type { usableBonuses } from '@touchline/wire/calls/bonuses';
import { onWire } from '@touchline/wire/money';
import { betOnSlip } from './placement-body';

type Body = NonNullable<Sent<typeof usableBonuses>['body']>;
type Usable = ReadOf<typeof usableBonuses>['data'][number]['usable'][number];

/** The bets of a slip as bonuses look at them (SPEC §7 POST /bonuses). */
export function bonusesAsked({ bets, currency }: Pick<Slip, 'bets' | 'currency'>): Body {
  return {
    bets: bets.map((bet) => ({
      ...betOnSlip(bet),
      currency,
      ...(bet.stake.amount > ZERO && { stake: onWire(bet.stake.amount) }),
    })),
  };
}

/** A bonus as the slip keeps it; null for one that lacks what its type needs. */
export function offeredBonus({ id, type, ...terms }: Usable): OfferedBonus | null {
  switch (type) {
    case 'comboboost': {
      if (terms.min_odds === undefined || terms.ranges === undefined) return null;
      const ranges = terms.ranges.map((range) => ({
        minCount: range.min_count,
        maxCount: range.max_count,
        bonusOdds: range.bonus_odds,
      }));
      return { type, id, minOdds: terms.min_odds, ranges };
    }
    case 'freebet':
    case 'freebet_all_win':
    case 'freebet_only_win':
      // One that stakes for the player has something to stake (DESIGN §4.10).
      return terms.freebet_stake ? { type, id, freebetStake: terms.freebet_stake } : null;
    case 'freebet_no_risk':
      return { type, id, freebetStake: terms.freebet_stake ?? ZERO };
    default:
      return { type, id };
  }
}
