import { randomUUID } from 'node:crypto';
import type { GameHouse, Told } from './game-house';

/** An id that no provider has used. */
export const id = () => `t-${randomUUID()}`;

/** One player's session, and what its provider says in it. */
export async function playing(house: GameHouse, cash = 1000) {
  const player = await house.aPlayer(cash);
  const session_id = await house.aSession(player);
  const round = id();
  const moving = { session_id, round_id: round, currency: 'EUR' };
  return {
    player,
    session_id,
    round,
    debit: (amount: number, transaction_id = id(), change: object = {}) =>
      house.tell('debit', { ...moving, transaction_id, amount, ...change }),
    credit: (amount: number, transaction_id = id(), change: object = {}) =>
      house.tell('credit', { ...moving, transaction_id, amount, closes_round: true, ...change }),
    rollback: (transaction_id: string) => house.tell('rollback', { session_id, transaction_id }),
    balance: () => house.tell('balance', { session_id }),
    cash: () => house.cash(player),
  };
}

/** The answer with so much on the account. */
export const left = (balance: number): Told => ({ status: 200, body: { balance } });
/** The answer that nothing was done. */
export const refused = (status: number, code: string, more: object = {}): Told => ({
  status,
  body: { error: { code, ...more } },
});
