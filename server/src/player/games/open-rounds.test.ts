import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRounds } from './open-rounds';
import { type GameHouse, openGameHouse } from './testing/game-house';

let house: GameHouse;

beforeAll(async () => {
  house = await openGameHouse();
});
afterAll(() => house.close());

test('open is a round with a stake that stands and that nobody closed', async () => {
  const playerId = await house.aPlayer(1000);
  const session_id = await house.aSession(playerId);
  const since = house.clock.now();
  let ids = 0;
  const move = (kind: 'debit' | 'credit', round_id: string, amount: number, more: object = {}) => {
    ids += 1;
    const fields = { session_id, round_id, transaction_id: `${round_id}-${ids}`, currency: 'EUR' };
    return house.tell(kind, { ...fields, amount, ...more });
  };
  await move('debit', 'open', 100);
  await move('debit', 'open', 50);
  await move('credit', 'open', 70, { closes_round: false });
  await move('debit', 'closed', 100);
  await move('credit', 'closed', 0, { closes_round: true });
  await move('debit', 'refused', 100_000);
  await move('debit', 'undone', 100, { transaction_id: 'undone' });
  await house.tell('rollback', { session_id, transaction_id: 'undone' });
  await house.tell('rollback', { session_id, transaction_id: 'never-came' });
  expect(await openRounds(house.db, since)).toEqual([]);
  expect(await openRounds(house.db, new Date(since.getTime() + 1))).toEqual([
    {
      provider: 'alpha',
      sessionId: session_id,
      roundId: 'open',
      playerId,
      currency: 'EUR',
      staked: 150n,
      won: 70n,
      since,
    },
  ]);
});
