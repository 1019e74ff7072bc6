import type { Pool } from 'pg';
import { openDatabase } from '../../server/src/db/connect';
import type { Client } from './clients';

/**
 * What taking a bet cannot do without, and nothing else: its placement id, the player's money, the bet with its
 * selection, and a posting with its entry. Bets are gathered: one call of one function for all that wait, on each of two
 * connections, with a verdict for each bet. It has tables of its own beside those of the server.
 */
const LANES = 2;
const MOST_AT_ONCE = 128;

const TABLES = `
  create schema if not exists bare;
  create table if not exists bare.accounts (id text primary key, balance bigint not null);
  create table if not exists bare.placements (player_id integer, id uuid, primary key (player_id, id));
  create table if not exists bare.bets (
    id integer generated always as identity primary key, player_id integer not null,
    placement_id uuid not null, stake bigint not null, odds integer not null,
    created_at timestamptz not null default now());
  create index if not exists bare_bets on bare.bets (player_id, id desc);
  create table if not exists bare.selections (
    bet_id integer primary key, match_id integer not null, market_id integer not null,
    specifier text not null, outcome_id text not null, odds integer not null);
  create index if not exists bare_selections on bare.selections (match_id, market_id, specifier);
  create table if not exists bare.postings (id text primary key, created_at timestamptz not null default now());
  create table if not exists bare.entries (
    posting_id text, from_account text, to_account text, amount bigint not null,
    primary key (posting_id));
  create index if not exists bare_entries on bare.entries (from_account);
  create or replace function bare.place(batch jsonb) returns table (place integer, verdict text)
  language plpgsql as $$
  #variable_conflict use_column
  begin
    perform from bare.accounts where id in (select b ->> 'account' from jsonb_array_elements(batch) b)
    order by id for update;
    return query
    with asked as (
      select * from jsonb_to_recordset(batch) as r (
        place integer, player integer, account text, placement uuid, stake bigint, match integer,
        outcome text, odds integer)),
    claimed as (
      insert into bare.placements select player, placement from asked order by 1, 2
      on conflict do nothing returning player_id, id),
    covered as (
      select a.*, acc.balance - sum(a.stake) over (partition by a.account order by a.place) >= 0 as ok
      from asked a join claimed c on (c.player_id, c.id) = (a.player, a.placement)
      join bare.accounts acc on acc.id = a.account),
    made as (
      insert into bare.bets (player_id, placement_id, stake, odds)
      select player, placement, stake, odds from covered where ok order by place
      returning id, player_id, placement_id),
    taken as (
      select c.*, m.id as bet_id from made m
      join covered c on (c.player, c.placement) = (m.player_id, m.placement_id)),
    s as (insert into bare.selections select bet_id, match, 1, '', outcome, odds from taken),
    p as (insert into bare.postings (id) select 'stake:' || bet_id from taken),
    e as (insert into bare.entries select 'stake:' || bet_id, account, 'open', stake from taken),
    u as (
      update bare.accounts a set balance = a.balance - t.stake
      from (select account, sum(stake) as stake from taken group by account) t where a.id = t.account)
    select c.place, case when c.ok then 'taken' else 'insufficient' end from covered c;
  end $$`;

interface Waiting {
  row: Record<string, unknown>;
  done(verdict: string): void;
  failed(error: unknown): void;
}

/** Clients that place bets with the bare transaction alone. */
export async function bareClients(
  url: string,
  players: readonly number[],
  matches: readonly number[],
): Promise<{ client: (at: number) => Client; close(): Promise<void> }> {
  const { pool, close } = await openDatabase({
    databaseUrl: url,
    dir: '',
    log: () => {},
    poolSize: LANES,
  });
  await pool.query(TABLES);
  await pool.query(
    `insert into bare.accounts select 'cash:' || id, 1000000000 from unnest($1::integer[]) id
     on conflict (id) do update set balance = excluded.balance`,
    [players],
  );
  const lanes = Array.from({ length: LANES }, () => laneOn(pool));
  const client = (at: number): Client => {
    const player = players[at % players.length] ?? 0;
    const lane = lanes[at % LANES];
    return async (placementId, n) => {
      const verdict = await lane?.({
        player,
        account: `cash:${player}`,
        placement: placementId,
        stake: 100,
        match: matches[n % matches.length],
        outcome: '1',
        odds: 2000,
      });
      if (verdict !== 'taken') throw new Error(`a bet was ${verdict ?? 'lost'}`);
    };
  };
  return { client, close };
}

/** Sends whatever waits in one call, and the next call when that is answered. */
function laneOn(pool: Pool): (row: Record<string, unknown>) => Promise<string> {
  const waiting: Waiting[] = [];
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    while (waiting.length > 0) await place(pool, waiting.splice(0, MOST_AT_ONCE));
    isBusy = false;
  };
  return (row) =>
    new Promise((done, failed) => {
      waiting.push({ row, done, failed });
      if (!isBusy) void run();
    });
}

async function place(pool: Pool, batch: readonly Waiting[]): Promise<void> {
  const rows = batch.map(({ row }, at) => ({ ...row, place: at }));
  try {
    const answer = await pool.query<{ place: number; verdict: string }>({
      name: 'bare-place',
      text: 'select place, verdict from bare.place($1::jsonb)',
      values: [JSON.stringify(rows)],
    });
    const verdicts = new Map(answer.rows.map(({ place: at, verdict }) => [at, verdict]));
    for (const [at, { done }] of batch.entries()) done(verdicts.get(at) ?? 'repeated');
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}
