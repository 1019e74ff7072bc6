import type { Refusal } from '@touchline/domain/bets/refusal';
import { cashOf } from '@touchline/domain/ledger/accounts';
import { type Minor, minus, ZERO } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { lockPurses, type Purse } from '../../wallet/balance';
import { holdExposures, type WrittenBet } from '../limits/hold-exposures';
import type { SiteSettings } from '../site';
import type { RecordedBet } from './record-bets';

/** Which placements the money is enough for, and what it leaves. */
export interface MoneyTaken {
  /** Why a placement is not taken, for each of its bets; null for one that is. */
  refusals: ((Refusal | null)[] | null)[];
  /** What is left in each purse that stakes were taken from. */
  balances: (Purse & { balance: Minor })[];
}

/**
 * Decides placement by placement, in their order, whether its events can bear its bets and the player's money covers
 * them; what one takes the next lacks. Exposures are written down; the ledger is left to the caller, who holds the
 * purses.
 */
export async function takeMoney(
  tx: Transaction<Database>,
  placements: readonly (readonly RecordedBet[])[],
  site: SiteSettings,
): Promise<MoneyTaken> {
  const written = placements.map((bets) => bets.map(writtenBet));
  const exposures = await holdExposures(tx, written.flat(), site);
  const purses = await lockPurses(
    tx,
    placements.flatMap((bets) => bets.map(({ row }) => purseOf(row))),
  );
  const taken = new Map<string, Purse>();
  const refusals = placements.map((bets, at) => {
    const { refusals: costly, keep } = exposures.consider(written[at] ?? []);
    if (costly.some((each) => each !== null)) return costly;
    const { uncovered, left } = covered(bets, purses);
    if (uncovered.some((each) => each !== null)) return uncovered;
    keep();
    for (const [account, balance] of left) purses.set(account, balance);
    for (const { row } of bets) taken.set(cashOf(row.player_id, row.currency), purseOf(row));
    return null;
  });
  await exposures.write();
  const balances = [...taken.values()].map((purse) => {
    const balance = purses.get(cashOf(purse.playerId, purse.currency)) ?? ZERO;
    return { ...purse, balance };
  });
  return { refusals, balances };
}

type Purses = Awaited<ReturnType<typeof lockPurses>>;

/** Which bets of a placement the money does not cover, and what is left of it after those that it does. */
function covered(
  bets: readonly RecordedBet[],
  purses: Purses,
): { uncovered: (Refusal | null)[]; left: Purses } {
  const left: Purses = new Map();
  const uncovered = bets.map(({ row, bet: { stake } }): Refusal | null => {
    const account = cashOf(row.player_id, row.currency);
    const balance = left.get(account) ?? purses.get(account) ?? ZERO;
    if (balance < stake) return { code: 'insufficient_funds' };
    left.set(account, minus(balance, stake));
    return null;
  });
  return { uncovered, left };
}

function writtenBet({ row: { id, currency }, bet }: RecordedBet): WrittenBet {
  return { id, currency, bet };
}

function purseOf({ player_id: playerId, currency }: RecordedBet['row']): Purse {
  return { playerId, currency };
}
