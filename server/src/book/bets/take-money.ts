import type { Refusal } from '@touchline/domain/bets/refusal';
import { type AccountId, cashOf } from '@touchline/domain/ledger/accounts';
import { stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { type Minor, minus, ZERO } from '@touchline/domain/money';
import type { BonusUse, HeldBonuses } from '../../bonus/uses';
import type { Purse } from '../../wallet/balance';
import type { HeldExposures, NumberedBet } from '../limits/hold-exposures';
import type { HeldPlayLimits } from '../limits/hold-play-limits';
import type { NewBet } from './new-bets';

/** Which placements the money is enough for, and what it leaves. */
export interface MoneyTaken {
  /** Why a placement is not taken, for each of its bets; null for one that is. */
  refusals: ((Refusal | null)[] | null)[];
  /** What is left in each purse that stakes were taken from. */
  balances: (Purse & { balance: Minor })[];
}

/** The balances of purses, by account. */
export type Purses = ReadonlyMap<AccountId, Minor>;

/** What bounds bets beside the money of their players. */
export interface Bounding {
  exposures: HeldExposures;
  playLimits: HeldPlayLimits;
  bonuses: HeldBonuses;
}

/**
 * Decides placement by placement, in their order, whether the player's own limits allow its bets, its events can bear
 * them and the player's money covers them; what one takes the next lacks. The caller holds the events, the purses and the
 * limits, and writes down what is kept of the exposures, and the ledger.
 */
export function takeMoney(
  placements: readonly (readonly NewBet[])[],
  { exposures, playLimits, bonuses }: Bounding,
  held: Purses,
): MoneyTaken {
  const purses = new Map(held);
  const taken = new Map<string, Purse>();
  const refusals = placements.map((bets) => {
    const barred = playLimits.whyNot(bets);
    if (barred) return bets.map(() => barred);
    const uses = bonuses.consider(bets.flatMap(useOf));
    if (!uses.areLeft) return bets.map(whyNotBonus);
    const { refusals: costly, keep } = exposures.consider(bets.map(numbered));
    if (costly.some((each) => each !== null)) return costly;
    const { uncovered, left } = covered(bets, purses);
    if (uncovered.some((each) => each !== null)) return uncovered;
    keep();
    uses.keep();
    playLimits.took(bets);
    for (const [account, balance] of left) purses.set(account, balance);
    for (const { row } of bets.filter(paysCash))
      taken.set(cashOf(row.player_id, row.currency), purseOf(row));
    return null;
  });
  const balances = [...taken.values()].map((purse) => {
    const balance = purses.get(cashOf(purse.playerId, purse.currency)) ?? ZERO;
    return { ...purse, balance };
  });
  return { refusals, balances };
}

/** Which bets of a placement the money does not cover, and what is left of it after those that it does. */
function covered(
  bets: readonly NewBet[],
  purses: Purses,
): { uncovered: (Refusal | null)[]; left: Purses } {
  const left = new Map<AccountId, Minor>();
  const uncovered = bets.map(({ row, bet: { stake, bonus } }): Refusal | null => {
    if (!stakesCash(bonus)) return null;
    const account = cashOf(row.player_id, row.currency);
    const balance = left.get(account) ?? purses.get(account) ?? ZERO;
    if (balance < stake) return { code: 'insufficient_funds' };
    left.set(account, minus(balance, stake));
    return null;
  });
  return { uncovered, left };
}

/** The bonus that a bet is placed with, if it is with one. */
export function bonusOf({ row }: NewBet): number[] {
  return row.bonus_id === null ? [] : [row.bonus_id];
}

function useOf(bet: NewBet): BonusUse[] {
  const { freebet_id: freebetId, stake } = bet.row;
  return bonusOf(bet).map((id) => ({ id, stakes: freebetId === null ? null : stake }));
}

/** Another placement was quicker: those that have no bonus are not at fault. */
function whyNotBonus(bet: NewBet): Refusal | null {
  return bonusOf(bet).length === 0 ? null : { code: 'bonus_not_usable' };
}

function paysCash({ bet }: NewBet): boolean {
  return stakesCash(bet.bonus);
}

/** A bet as exposures look at it. */
export function numbered({ row: { id, currency }, bet }: NewBet): NumberedBet {
  return { id, currency, bet };
}

/** What a stake is taken from. */
export function purseOf({ player_id: playerId, currency }: NewBet['row']): Purse {
  return { playerId, currency };
}
