import type { Pool } from 'pg';

const AT_ONCE = 500;

/**
 * What settling cannot do without, and nothing else: each leg and bet gets its result, each bet one posting with two
 * entries, and each winner the money. Five hundred bets in each transaction, on tables of its own with as many rows.
 * Answers with the time it took, in ms.
 */
export async function bareSettling(pool: Pool, players: number, count: number): Promise<number> {
  await pool.query('create schema if not exists bare');
  await pool.query(
    `create table bare.accounts as select 'cash:' || n as id, 0::bigint as balance
     from generate_series(0, $1::integer) n`.replace('$1', String(players)),
  );
  await pool.query('alter table bare.accounts add primary key (id)');
  await pool.query(
    `create table bare.bets as select n as id, n % ${players} as player_id, 100::bigint as stake,
     'waiting_results' as status, 'no_results' as result, 200::bigint as win_amount
     from generate_series(1, ${count}) n`,
  );
  await pool.query('alter table bare.bets add primary key (id)');
  await pool.query(
    `create table bare.selections as select id as bet_id, case when id % 2 = 0 then '1' else '2' end as outcome_id,
     'no_results' as result from bare.bets`,
  );
  await pool.query('alter table bare.selections add primary key (bet_id)');
  await pool.query('create table bare.postings (id text primary key, digest text)');
  await pool.query(
    `create table bare.entries (posting_id text, ordinal integer, from_account text, to_account text,
     amount bigint, primary key (posting_id, ordinal))`,
  );
  await pool.query('vacuum (analyze) bare.bets, bare.selections, bare.accounts');
  const began = performance.now();
  for (let first = 1; first <= count; first += AT_ONCE) {
    await pool.query({
      name: 'bare-settle',
      text: `with legs as (
          update bare.selections set result = case when outcome_id = '1' then 'win_entire' else 'lose_entire' end
          where bet_id between $1 and $2 returning bet_id, result),
        done as (
          update bare.bets b set status = 'done', result = legs.result,
            win_amount = case when legs.result = 'win_entire' then b.win_amount else 0 end
          from legs where legs.bet_id = b.id returning b.id, b.player_id, b.stake, b.win_amount),
        p as (insert into bare.postings select 'settle:' || id, md5(id::text) from done),
        e as (
          insert into bare.entries
          select 'settle:' || id, 0, 'open', 'house', stake from done
          union all select 'settle:' || id, 1, 'house', 'cash:' || player_id, win_amount from done
          where win_amount > 0)
        update bare.accounts a set balance = a.balance + w.won
        from (select player_id, sum(win_amount) as won from done group by 1) w
        where a.id = 'cash:' || w.player_id`,
      values: [first, first + AT_ONCE - 1],
    });
  }
  return performance.now() - began;
}
