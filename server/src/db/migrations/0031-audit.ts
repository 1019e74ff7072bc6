import { createHash } from 'node:crypto';
import { auditText, EMPTY_CHAIN } from '@touchline/domain/audit/chain';
import { type Kysely, sql } from 'kysely';

/** Rows that are chained at once. */
const ROWS = 1000;

interface Row {
  id: bigint;
  at: string;
  operator: string;
  action: string;
  player_id: number | null;
  bet_id: number | null;
  details: string;
}

/**
 * Chains the log of operators: each row holds the hash of the one before and its own, numbers have no gaps, and where
 * the chain ends is written down beside it, so that a last row cannot go missing either. Whoever writes locks that end.
 * What was logged before is numbered anew and chained. From then on rows are added and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator_log rename to unchained_log;
    create table operator_log (
      id bigint constraint operator_log_id primary key,
      at timestamptz not null,
      operator text not null,
      action text not null,
      player_id integer references players,
      bet_id integer references bets,
      details jsonb not null,
      previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
      hash text not null check (hash ~ '^[0-9a-f]{64}$')
    );
    create index operator_log_of_player on operator_log (player_id, id) where player_id is not null;
    create table audit_end (
      only_row boolean primary key default true check (only_row),
      count bigint not null,
      hash text not null
    );
  `.execute(db);
  await chainAll(db);
  await sql`
    drop table unchained_log;
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
    end
    $$;
    create trigger append_only before update or delete or truncate on operator_log
    for each statement execute function refuse_change();
    create trigger never_empty before delete or truncate on audit_end
    for each statement execute function refuse_change();
  `.execute(db);
}

async function chainAll(db: Kysely<unknown>): Promise<void> {
  let end = EMPTY_CHAIN;
  let after = 0n;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, operator,
        action, player_id, bet_id, details::text as details
      from unchained_log where id > ${after} order by id limit ${ROWS}`.execute(db);
    const chained = rows.map((row) => {
      const entry = {
        ...row,
        id: end.count + 1n,
        playerId: row.player_id,
        betId: row.bet_id,
        previousHash: end.hash,
      };
      const hash = createHash('sha256').update(auditText(entry)).digest('hex');
      end = { count: entry.id, hash };
      return { old: `${row.id}`, id: `${entry.id}`, previous_hash: entry.previousHash, hash };
    });
    await sql`
      insert into operator_log
      select n.id, u.at, u.operator, u.action, u.player_id, u.bet_id, u.details, n.previous_hash, n.hash
      from jsonb_to_recordset(${JSON.stringify(chained)}::jsonb)
        n (old bigint, id bigint, previous_hash text, hash text)
      join unchained_log u on u.id = n.old`.execute(db);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < ROWS) break;
  }
  await sql`insert into audit_end (count, hash) values (${end.count}, ${end.hash})`.execute(db);
}
