import { freebetDebtOf, freebetOf } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import { type FreebetState, movedOn, respentPosting } from '@touchline/domain/ledger/shortage';
import { minor, type Minor, sum, ZERO } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { run } from '../db/statements';
import { balancesNow } from '../wallet/balance';
import { bonusesLocked, usesCounted } from './uses';

/** What becomes of a bet that was placed with a bonus. */
export interface BonusMove {
  bonusId: number;
  /** The freebet that staked for the player; null where the stake was the player's own. */
  freebetId: number | null;
  playerId: number;
  /** -1 gives a use of the bonus back, 1 takes it again after all, 0 changes nothing. */
  uses: -1 | 0 | 1;
  posting: Posting | null;
}

/** Whether a freebet goes back unused, before a bet is settled again and after. */
type Freebet = 'spent' | 'returned' | null;

/** By how much a settlement changes how often a bonus was used. */
export function usesChanged(before: Freebet, after: Freebet): BonusMove['uses'] {
  if (before === after) return 0;
  if (after === 'returned') return -1;
  return before === 'returned' ? 1 : 0;
}

/**
 * Brings bonuses to what became of their bets, and answers with the postings as they can be booked, in their places: a
 * freebet that is spent after all may have staked another bet, or have ended, since it was given back. Call it behind
 * the locks of bets and events, and book the postings next. `others` are bonuses that the caller changes too: all are
 * locked at once, in the order of their ids.
 */
export async function giveBack(
  tx: Transaction<Database>,
  moves: readonly BonusMove[],
  others: readonly number[] = [],
): Promise<(Posting | null)[]> {
  if (moves.length + others.length === 0) return [];
  await run(tx, bonusesLocked([...moves.map(({ bonusId }) => bonusId), ...others]));
  if (moves.length === 0) return [];
  const changes = new Map<number, number>();
  for (const { bonusId, uses } of moves) {
    if (uses !== 0) changes.set(bonusId, (changes.get(bonusId) ?? 0) + uses);
  }
  const counted = new Map([...changes].filter(([, count]) => count !== 0));
  if (counted.size > 0) await run(tx, usesCounted(counted));
  return respent(tx, moves);
}

/** Postings one after the other: what one takes from a freebet the next one lacks. */
async function respent(
  tx: Transaction<Database>,
  moves: readonly BonusMove[],
): Promise<(Posting | null)[]> {
  const accounts = moves.flatMap(accountsOf);
  const held =
    accounts.length === 0 ? new Map<string, Minor>() : await run(tx, balancesNow(accounts));
  return moves.map((move) => {
    const { posting, freebetId, playerId } = move;
    const [account, debt] = accountsOf(move);
    if (!posting || freebetId === null || !account || !debt) return posting;
    const left = held.get(account) ?? ZERO;
    const owed = minor(-(held.get(debt) ?? ZERO));
    const state: FreebetState = { playerId, freebetId, left, owed };
    const booked = respentPosting(posting, state);
    held.set(account, sum([left, movedOn(account, booked)]));
    held.set(debt, sum([minor(-owed), movedOn(debt, booked)]));
    return booked;
  });
}

function accountsOf({ freebetId, playerId, posting }: BonusMove) {
  if (freebetId === null || !posting) return [];
  const { currency } = posting;
  return [
    freebetOf(playerId, freebetId, currency),
    freebetDebtOf(playerId, freebetId, currency),
  ] as const;
}
