import { cashOf } from '@touchline/domain/ledger/accounts';
import { factsOf, type TransactionKind } from '@touchline/domain/ledger/transaction-kind';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** Which movements of an account are wanted; what is left out does not narrow. */
export interface TransactionsAsked {
  kind?: readonly TransactionKind[] | undefined;
  currency: string;
  from?: string | undefined;
  /** Does not belong to the time asked for. */
  to?: string | undefined;
}

/** What one fact did to an account, and what was on it afterwards; in subunits. */
export interface Transaction {
  id: string;
  amount: bigint;
  balance: bigint;
  at: Date;
}

/** Some rows of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

/**
 * The movements of a player's account, newest first, one for each fact that changed it. Only those of the slice are added
 * up, from what is on the account now back to the oldest of them, over the index of the account's entries.
 */
export async function transactionsOf(
  db: Kysely<Database>,
  playerId: number,
  asked: TransactionsAsked,
  { limit, offset }: Slice,
): Promise<Transaction[]> {
  const account = cashOf(playerId, asked.currency);
  const { rows } = await sql<Transaction>`
    with wanted as materialized (
      select f.posting_id, f.no from (${factsWanted(account, asked)}) f
      order by f.no desc limit ${limit} offset ${offset}),
    since as materialized (
      ${factsOn(account, sql`and e.no >= (select min(no) from wanted)`)}),
    counted as (
      select posting_id, no, moved, l.balance - coalesce(sum(moved) over (
        order by no desc rows between unbounded preceding and 1 preceding), 0) as balance
      from since cross join ledger_accounts l where l.id = ${account})
    select c.posting_id as id, c.moved::bigint as amount, c.balance::bigint as balance,
      p.created_at as at
    from wanted w join counted c on c.posting_id = w.posting_id
      join ledger_postings p on p.id = w.posting_id
    order by w.no desc`.execute(db);
  return rows;
}

/** How many of them there are. */
export async function countTransactions(
  db: Kysely<Database>,
  playerId: number,
  asked: TransactionsAsked,
): Promise<number> {
  const account = cashOf(playerId, asked.currency);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${factsWanted(account, asked)}) f`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What each fact moved on an account. A fact is a posting; some have several entries, which are one movement. */
function factsOn(account: string, narrowed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select e.posting_id, min(e.no) as no, sum(e.moved) as moved from (
      select e.posting_id, e.no, -e.amount as moved from ledger_entries e
      where e.from_account = ${account} ${narrowed}
      union all
      select e.posting_id, e.no, e.amount from ledger_entries e
      where e.to_account = ${account} ${narrowed}) e
    group by e.posting_id`;
}

function factsWanted(account: string, { kind, from, to }: TransactionsAsked): RawBuilder<unknown> {
  const conditions = [
    kind && isOfKind(kind),
    from === undefined ? undefined : sql`p.created_at >= ${new Date(from)}`,
    to === undefined ? undefined : sql`p.created_at < ${new Date(to)}`,
  ].filter((each): each is RawBuilder<unknown> => each !== undefined);
  const facts = factsOn(account, sql``);
  if (conditions.length === 0) return facts;
  return sql`
    select f.* from (${facts}) f join ledger_postings p on p.id = f.posting_id
    where ${sql.join(conditions, sql` and `)}`;
}

function isOfKind(kinds: readonly TransactionKind[]): RawBuilder<unknown> {
  const word = sql`split_part(f.posting_id, ':', 1)`;
  const any = kinds.map((kind) => {
    const { words, rest } = factsOf(kind);
    return rest ? sql`not ${word} = any(${words}::text[])` : sql`${word} = any(${words}::text[])`;
  });
  return any.length === 0 ? sql`false` : sql`(${sql.join(any, sql` or `)})`;
}
