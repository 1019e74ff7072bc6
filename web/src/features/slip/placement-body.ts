import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import { bonusOddsOf } from '@touchline/domain/bets/potential-win';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { slipType, type Placement, type SlipBet } from '@touchline/domain/slip/slip';
import { pricedBet } from '@touchline/domain/slip/stake';
import type { PlacementSent } from '@touchline/wire/bets';
import { onWire } from '@touchline/wire/money';

/** A placement as it goes over the wire (SPEC §3 "Placement payload"). */
export function placementBody(
  { id, currency, acceptMode, bets }: Placement,
  deviceId: string,
): PlacementSent {
  return {
    meta: { placement_id: id, device_id: deviceId, quick: false, type: slipType({ bets }) },
    auto_accept_odds_change: acceptMode,
    bets: bets.map((bet) => betBody(bet, currency)),
  };
}

/** A bet whose largest stake is asked for (SPEC §7 POST /bets/max-stake). */
export function unstakedBody(bet: SlipBet, currency: string, acceptMode: OddsAcceptMode) {
  return { ...whatIsBet(bet), currency, auto_accept_odds_change: acceptMode };
}

function betBody(bet: SlipBet, currency: string): PlacementSent['bets'][number] {
  return { ...whatIsBet(bet), stake: { value: onWire(bet.stake.amount), currency } };
}

function whatIsBet(bet: SlipBet): Omit<PlacementSent['bets'][number], 'stake'> {
  const { bonus } = bet;
  return { ...betOnSlip(bet), ...(bonus && { bonus: bonusBody(bonus, bet) }) };
}

/** What a bet is made of, without its stake and its bonus. */
export function betOnSlip(bet: SlipBet): Omit<PlacementSent['bets'][number], 'stake' | 'bonus'> {
  const { kind } = bet;
  return {
    type: kind.type,
    selections: bet.selections.map((each) => ({
      match_id: each.matchId,
      market_id: each.marketId,
      specifier: each.specifier,
      outcome_id: each.outcomeId,
      odds: each.odds,
    })),
    ...(kind.type === 'system' && { system_id: kind.system.id }),
    ...(kind.type === 'custom_bet' && kind.odds !== null && { custom_odds: kind.odds }),
  };
}

function bonusBody(bonus: OfferedBonus, bet: SlipBet) {
  const { id, type } = bonus;
  const priced = pricedBet(bet);
  return type === 'comboboost' && priced ? { id, type, odds: bonusOddsOf(priced) } : { id, type };
}
