import { CURRENCIES } from '@touchline/domain/currency';
import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import type { Placing } from './place-bets';
import { settleOnce } from './settle-bets';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const whyRefused = (placing: Placing) =>
  !placing.ok && placing.error.code === 'bets_refused' ? placing.error.bets[0]?.code : null;

test.each(CURRENCIES)(
  'in $code a bet costs 10 cents to 10,000 euros, roughly, and is paid to the subunit',
  async ({ code, aboutAEuro, subunits }) => {
    const playerId = await aPlayer(book.pool, { currencies: [code] });
    const paidIn = 30_000 * aboutAEuro;
    await fund(book.db, playerId, paidIn, code);
    const matchId = await aMatch(book.pool);
    await aLine(book.pool, { matchId });
    const bet = (value: number) => {
      const stake = { value, currency: code };
      return place(
        book.db,
        playerId,
        aPlacement([aBet([aSelection({ match_id: matchId })], { stake })]),
      );
    };
    const [least, most] = [aboutAEuro / 10, 10_000 * aboutAEuro];
    expect(whyRefused(await bet(least - 1))).toBe('stake_below_min');
    expect(whyRefused(await bet(most + 1))).toBe('stake_above_max');
    const placed = await bet(most);
    expect(placed).toMatchObject({
      ok: true,
      value: [{ stake: { value: most, currency: code, subunits }, win_amount: { subunits } }],
    });
    await settleLine(
      book.pool,
      { matchId },
      { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' },
    );
    while (await settleOnce(book.db, NOW));
    expect(await balanceOf(book.db, playerId, code)).toBe(BigInt(paidIn + most));
    expect(await book.db.transaction().execute(reconcile)).toEqual([]);
  },
);
