import { cashOf, poolOf } from '@touchline/domain/ledger/accounts';
import { expect } from 'vitest';
import type { CampaignRow } from '../../../server/src/bonus/issue';
import { turnTournaments } from '../../../server/src/bonus/turn-tournaments';
import { run } from '../../../server/src/db/statements';
import { balancesNow } from '../../../server/src/wallet/balance';
import { reconcile } from '../../../server/src/wallet/reconcile';
import { reconcileBets } from '../../../server/src/book/bets/reconcile-bets';
import { notifyPrizes } from '../../../server/src/book/notifications/notify-issued';
import { NOW } from '../betting/book-database';
import type { BookServer } from '../betting/book-server';
import {
  aBettableMatch,
  aTournamentOffer,
  ended,
  farm,
  type Farmer,
  farmersOf,
} from './farming-book';

/** Stands where a farmer may be missing, whom nothing finds. */
export const NOBODY: Farmer = { playerId: 0, id: 0, type: 'tournament' };

const HOUR = 3_600_000;
/** So many hours after now. */
export const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
/** When tournaments end, and when their places are paid. */
export const ENDS = later(2);
export const PAID = later(3);

type Given = Partial<Parameters<typeof aTournamentOffer>[0]> & { currencies?: string[] };

export type TournamentBook = ReturnType<typeof tournamentBook>;

/** What tests do with tournaments, and look at, in the book of a server. */
export function tournamentBook({ book, pool }: BookServer) {
  const held = async (accounts: Parameters<typeof balancesNow>[0]) => {
    const balances = await run(book.db, balancesNow(accounts));
    return accounts.map((account) => balances.get(account) ?? 0n);
  };
  return {
    /** A tournament that ends in two hours. */
    aTournament: ({ currencies = ['EUR', 'EUR', 'EUR'], ...offer }: Given = {}) =>
      farmersOf(book, aTournamentOffer(offer), { currencies, ends_at: ENDS, lives_hours: null }),

    /** Stakes, in the order of the farmers, on a match that is over; answers which. */
    async played(farmers: readonly Farmer[], stakes: readonly number[]): Promise<number> {
      const matchId = await aBettableMatch(book);
      for (const [at, farmer] of farmers.entries()) {
        const stake = stakes[at] ?? 0;
        if (stake > 0) expect(await farm(book, farmer, matchId, { stake })).toBe(true);
      }
      await ended(book, matchId, 'lose_entire');
      return matchId;
    },

    turn: (now: Date, tell = notifyPrizes) => turnTournaments(book.db, now, tell),

    cashesOf: (farmers: readonly Farmer[], currency = 'EUR') =>
      held(farmers.map(({ playerId }) => cashOf(playerId, currency))),

    poolLeft: async ({ id }: CampaignRow) => (await held([poolOf(`tournament-${id}`, 'EUR')]))[0],

    async stateOf({ id }: CampaignRow) {
      const { rows } = await pool.query<{ pool_state: string; isPaid: boolean }>(
        `select pool_state, pool_paid_at is not null as "isPaid" from bonus_campaigns where id = $1`,
        [id],
      );
      return rows[0];
    },

    differences: async () => [...(await reconcile(book.db)), ...(await reconcileBets(book.db))],
  };
}
