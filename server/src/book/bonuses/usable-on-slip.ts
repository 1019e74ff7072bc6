import { bestBonus, type BonusGain, usableBonuses } from '@touchline/domain/bonus/best-bonus';
import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import type { SlipBonus } from '@touchline/domain/bonus/bonus';
import type { BonusBet } from '@touchline/domain/bonus/bonus-bet';
import { type NotUsable, whyNotUsable } from '@touchline/domain/bonus/why-not-usable';
import type { Minor } from '@touchline/domain/money';
import { rateOf } from '../../wallet/rates';
import type { BetOnSlip } from '@touchline/wire/calls/bonuses';
import type { BestBonusReply, NotUsableReply, OfferedBonusReply } from '@touchline/wire/bonuses';
import { onWire } from '@touchline/wire/money';
import type { IssuedRow } from '../../bonus/issued-bonuses';
import type { Offers } from '../bets/offers-now';
import { kindOf, outcomeOf } from '../bets/check-bet';
import { bonusBetOf, type BonusRules, playerIn } from '../bets/check-bonus';
import { rangeReply, textsIn } from './bonus-reply';

/** What bets on a slip are held against. */
export interface SlipRules {
  rows: readonly IssuedRow[];
  rules: BonusRules;
  offers: Offers;
  defaultCurrency: string;
  locale: string;
}

/** Which bonuses one bet on the slip may be used with, and which adds most (SPEC §4 "Bonus handling on the slip"). */
export function usableOnSlip(
  sent: BetOnSlip,
  { rows, rules, offers, defaultCurrency, locale }: SlipRules,
) {
  const kind = kindOf(sent);
  const bet = kind.ok ? bonusBetOf(kind.value, sent.selections.map(outcomeOf).map(offers)) : null;
  if (!bet) return { usable: [], best: null, not_usable: [] };
  const player = playerIn(sent.currency, rules);
  const usable = usableBonuses(bet, rules.bonuses, player, rules.now);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: number) => {
    const row = rowOf.get(id);
    return row ? textsIn(row, locale).name : '';
  };
  const others = rules.bonuses.flatMap((bonus) => {
    const why = whyNotUsable(bonus, bet, player, rules.now);
    return why ? [whyReply(bonus, why, nameOf(bonus.id))] : [];
  });
  const { stake } = sent;
  const toDefault = rateOf(sent.currency, defaultCurrency);
  const best = stake === undefined ? null : bestBonus({ ...bet, stake, toDefault }, usable);
  return {
    usable: usable.map((bonus) => ({
      ...offerReply(bonus, nameOf(bonus.id)),
      ...farmedOn(bet, bonus),
    })),
    best: best && bestReply(best),
    not_usable: others,
  };
}

function offerReply(bonus: SlipBonus, name: string): OfferedBonusReply {
  const { id, type, validTo } = bonus;
  const expired_at = validTo === null ? null : new Date(validTo).toISOString();
  const common = { id, type, name, expired_at };
  if (isFreebet(bonus)) return { ...common, freebet_stake: onWire(bonus.amount) };
  if (bonus.type !== 'comboboost') return common;
  return { ...common, min_odds: bonus.minOdds, ranges: bonus.ranges.map(rangeReply) };
}

/** Which events of a bet have had their turn, where each has one. */
function farmedOn({ selections }: BonusBet, bonus: SlipBonus) {
  if (!('farming' in bonus) || !bonus.farming.oncePerEvent) return {};
  const own = new Set(selections.map(({ matchId }) => matchId));
  return { farmed_event_ids: bonus.farmedEventIds.filter((id) => own.has(id)) };
}

function bestReply({ bonus: { id, type }, gain, why }: BonusGain): BestBonusReply {
  const amountOf = (name: 'points' | 'stake', value: Minor) => ({ [name]: onWire(value) });
  const { code } = why;
  return {
    id,
    type,
    gain: onWire(gain),
    why: {
      code,
      ...('bonusOdds' in why ? { bonus_odds: why.bonusOdds } : {}),
      ...('points' in why ? amountOf('points', why.points) : {}),
      ...('stake' in why ? amountOf('stake', why.stake) : {}),
    },
  };
}

function whyReply({ id, type }: SlipBonus, why: NotUsable, name: string): NotUsableReply {
  return {
    id,
    type,
    name,
    code: why.code,
    ...('selections' in why ? { selections: [...why.selections] } : {}),
    ...('missing' in why ? { missing: why.missing } : {}),
    ...('most' in why ? { most: why.most } : {}),
    ...('bonusOdds' in why ? { bonus_odds: why.bonusOdds } : {}),
    ...('currency' in why ? { currency: why.currency } : {}),
    ...('status' in why ? { status: why.status } : {}),
  };
}
