import { assert } from '@touchline/domain/assert';
import type { BetKind, BetType } from '@touchline/domain/bets/bet-kind';
import { systemOf } from '@touchline/domain/bets/system-types';
import type { StakedBet } from '@touchline/domain/ledger/entries';
import { type Minor, minor, odds } from '@touchline/domain/money';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import { type BetTerms, type Due, NOTHING_DUE } from '@touchline/domain/settlement/due';
import type { PaidBet } from '@touchline/domain/settlement/ending';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema';

type BetRow = Selectable<Database['bets']>;

/** What was due for a bet so far: once it has ended all of it, before only what was cashed out of it. */
export function dueSoFar(row: BetRow): Due {
  if (row.status !== 'done' && row.status !== 'cashed_out') {
    const { cashed_out_stake: stake, cashed_out_paid: payout } = row;
    return { ...NOTHING_DUE, stake: minor(stake), payout: minor(payout) };
  }
  const { stake, win_amount: payout, from_bonus: fromBonus, freebet_due: freebet } = row;
  return { stake: minor(stake), payout: minor(payout), fromBonus: minor(fromBonus), freebet };
}

/** What was agreed on with a bet, and what was cashed out of it since. */
export function termsOf(row: BetRow): BetTerms {
  const { cashed_out_stake: stake, cashed_out_paid: paid, system_cap: systemCap } = row;
  return {
    kind: kindOf(row),
    stake: minor(row.stake),
    bonus: row.bonus,
    systemCap: systemCap === null ? null : minor(systemCap),
    cashedOut: stake === 0n ? null : { stake: minor(stake), paid: minor(paid) },
  };
}

/** A bet as it is told by its result and by all that was paid for it. */
export function paidBet(row: BetRow, result: BetResult, paid: Minor): PaidBet {
  const { type, stake, bonus, cashed_out_stake: cashedOut } = row;
  return {
    type: type as BetType,
    result,
    stake: minor(stake),
    paid,
    bonus,
    cashedOut: minor(cashedOut),
  };
}

/** A bet as the ledger knows it. */
export function stakedBet({
  id,
  player_id: playerId,
  currency,
  stake,
  freebet_id: freebetId,
}: StakedRow): StakedBet {
  const bet = { id, playerId, currency, stake: minor(stake) };
  return freebetId === null ? bet : { ...bet, freebetId };
}

/** As much of a bet as its stake is told by. */
type StakedRow = Pick<BetRow, 'id' | 'player_id' | 'currency' | 'stake' | 'freebet_id'>;

function kindOf({ id, type, system_id: systemId, custom_odds: price }: BetRow): BetKind {
  if (type === 'single' || type === 'combo') return { type };
  if (type === 'custom_bet') {
    assert(price !== null, `bet ${id} has its price`);
    return { type, odds: odds(price) };
  }
  const system = systemId === null ? undefined : systemOf(systemId);
  assert(type === 'system' && system, `bet ${id} is of a known type`);
  return { type, system };
}
