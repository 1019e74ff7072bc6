import { debtOf } from '@touchline/domain/ledger/accounts';
import { aLine, aMatch, aPlayer, settleLine } from '../betting/rows';
import type { BetReply } from '@touchline/wire/bets';
import { balanceOf } from '../../../server/src/wallet/balance';
import { settleOnce } from '../../../server/src/book/bets/settle-bets';
import { catalogueServer, type CatalogueServer } from '../catalogue/catalogue-server';
import type { BookDeps } from '../../../server/src/book/routes';
import { aBet, aPlacement, aSelection, fund, place, SITE } from '../betting/book-database';

/** What the house keeps nothing of, so that values are round. */
export const FAIR_SITE = { ...SITE, cashOutMargin: 0 };

/** A cash-out as the route answers it. */
export interface CashedOutReply {
  data: { bet: BetReply; paid: { value: number } };
  error: { code: string; message: string; data?: { details: string; to_cashout: number | null } };
}

/** The home side of the line that `chance` tells about: how likely it wins, and how likely the stake comes back. */
interface Chance {
  p?: number | null;
  r?: number;
  active?: boolean;
}

/** A sportsbook over HTTP with matches whose chances are known, and players who bet on them. */
export async function cashOutBook(deps: Partial<Pick<BookDeps, 'site' | 'jointChance'>> = {}) {
  const server = await catalogueServer({ site: FAIR_SITE, ...deps });
  const { book, pool } = server;
  const chance = async (matchId: number, { p = 0.6, r, active = true }: Chance) => {
    const told = {
      odds: 2000,
      active,
      ...(p === null ? {} : { p }),
      ...(r === undefined ? {} : { r }),
    };
    await pool.query(
      `with grown as (update matches set version = version + 1 where id = $1 returning id, version)
       update markets set version = grown.version, cashout = 1, outcomes = $2
       from grown where match_id = grown.id and market_id = 1`,
      [matchId, JSON.stringify({ 1: told, 2: { odds: 3500, active: true, p: 0.3 } })],
    );
  };
  return {
    server,
    pool,
    db: book.db,
    chance,
    ...placing(server, chance),
    cashOut: (playerId: number, body: object, status = 200) =>
      server.ask<CashedOutReply>('/bets/cashout', { playerId, body, status }),
    bet: async (playerId: number, id: number) =>
      (await server.ask<{ data: BetReply }>(`/../v3/bets/${id}`, { playerId })).data,
    balance: (playerId: number) => balanceOf(book.db, playerId, 'EUR'),
    owedBy: async (playerId: number) => {
      const account = book.db.selectFrom('ledger_accounts').select('balance');
      const row = await account.where('id', '=', debtOf(playerId, 'EUR')).executeTakeFirst();
      return -(row?.balance ?? 0n);
    },
    /** Tells how a match's line ended, or takes that back, and settles the bets on it. */
    settle: async (matchId: number, result: string | null) => {
      await settleLine(pool, { matchId }, result === null ? null : { 1: result });
      await pool.query(
        `with grown as (update matches set version = version + 1 where id = $1 returning id, version)
         update markets set version = grown.version from grown where match_id = grown.id and market_id = 1`,
        [matchId],
      );
      while (await settleOnce(book.db, new Date('2026-03-01T17:00:00Z')));
    },
    close: () => server.close(),
  };
}

function placing(
  { pool, book }: CatalogueServer,
  chance: (matchId: number, given: Chance) => Promise<void>,
) {
  /** A match whose home side is at 2.00 and wins with the chance given. */
  const matchAt = async (p: number | null = 0.6, given: Parameters<typeof aMatch>[1] = {}) => {
    const matchId = await aMatch(pool, given);
    await aLine(pool, { matchId });
    await chance(matchId, { p });
    return matchId;
  };
  const betOn = async (
    playerId: number,
    matchIds: readonly number[],
    more: Parameters<typeof aBet>[1] = {},
  ) => {
    const bet = aBet(
      matchIds.map((match_id) => aSelection({ match_id })),
      more,
    );
    const placed = await place(book.db, playerId, aPlacement([bet]));
    const [made] = placed.ok ? placed.value : [];
    if (!made) throw new Error(`the bet was not placed: ${JSON.stringify(placed)}`);
    return made.id;
  };
  return {
    matchAt,
    /** Bets 10.00 on the home sides of these matches, and answers with the bet's id. */
    betOn,
    /** Bets 10.00 at 5.00 on two lines of one match, and answers with the bet's id and the match's. */
    customBetOf: async (playerId: number): Promise<[betId: number, matchId: number]> => {
      const matchId = await matchAt();
      const id = await betOn(playerId, [matchId]);
      await pool.query(SECOND_LINE, [matchId]);
      await pool.query(SECOND_LEG, [id, matchId]);
      await pool.query(`update bets set type = 'custom_bet', custom_odds = 5000 where id = $1`, [
        id,
      ]);
      return [id, matchId];
    },
    /** A player with 100.00, or what is given, in subunits. */
    player: async (amount = 10_000) => {
      const id = await aPlayer(pool);
      if (amount > 0) await fund(book.db, id, amount);
      return id;
    },
  };
}

const SECOND_LINE = `
  insert into markets (match_id, market_id, specifier, status, product, favourite, outcomes, version, cashout)
  select match_id, 18, 'total=2.5', status, product, favourite,
    '{"12": {"odds": 1900, "active": true, "p": 0.5}}', version, cashout
  from markets where match_id = $1`;
const SECOND_LEG = `
  insert into bet_selections (bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds)
  values ($1, 1, $2, 18, 'total=2.5', '12', 1900)`;

/** A sportsbook of `cashOutBook`. */
export type CashOutBook = Awaited<ReturnType<typeof cashOutBook>>;
