import { type Minor, minor } from '@touchline/domain/money';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { stakePosting } from '@touchline/domain/ledger/entries';
import type { OpenDatabase } from '../../server/src/db/connect';
import { keepExposures } from '../../server/src/book/limits/keep-exposures';
import { post } from '../../server/src/wallet/post';

const AT_ONCE = 2000;
const STAKE: Minor = minor(100n);
const ODDS = 2000;

/**
 * Writes so many open singles on one line, half of them on its first outcome, spread evenly over players who have
 * staked real money on them. The ledger moves and the event is exposed as with any bet.
 */
export async function openBetsOn(
  { db, pool }: OpenDatabase,
  players: readonly number[],
  matchId: number,
  count: number,
): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - first);
    const { rows } = await pool.query<{ id: number; player_id: number }>(
      `insert into bets (player_id, placement_id, ordinal, type, status, currency, stake, win_amount, odds)
       select ($1::integer[])[1 + n % $2], gen_random_uuid(), 0, 'single', 'waiting_results', 'EUR', $3, $4, $5
       from generate_series($6::integer, $7::integer) n returning id, player_id`,
      [
        players,
        players.length,
        STAKE,
        (STAKE * BigInt(ODDS)) / 1000n,
        ODDS,
        first,
        first + size - 1,
      ],
    );
    await pool.query(
      `insert into bet_selections (bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds)
       select id, 0, $2, 1, '', case when id % 2 = 0 then '1' else '2' end, $3
       from unnest($1::integer[]) id`,
      [rows.map(({ id }) => id), matchId, ODDS],
    );
    const staked = rows.map(({ id, player_id: playerId }) => ({
      id,
      playerId,
      currency: 'EUR',
      stake: STAKE,
    }));
    const deposits = staked.map(({ id, playerId, currency, stake: amount }) =>
      depositPosting({ id: `for-bet-${id}`, provider: 'sandbox', playerId, currency, amount }),
    );
    await db.transaction().execute(async (tx) => {
      await keepExposures(
        tx,
        staked.map(({ id }) => id),
      );
      await post(tx, [...deposits, ...staked.map((each) => stakePosting(each))]);
    });
  }
  await pool.query('vacuum (analyze) bets, bet_selections, ledger_accounts');
}
