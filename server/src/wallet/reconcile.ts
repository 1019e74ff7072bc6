import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** Where the books do not agree with themselves. Amounts are in subunits. */
export type Difference =
  /** The balance kept with an account is not what its entries add up to. */
  | { kind: 'balance'; account: string; kept: bigint; counted: bigint }
  /** What all accounts of a currency hold together is not nothing. */
  | { kind: 'total'; currency: string; total: bigint }
  /** A posting is recorded that moved nothing. */
  | { kind: 'empty_posting'; posting: string }
  /** An entry names a posting or an account that is not there; no constraint watches that while entries are written. */
  | { kind: 'orphan_entry'; posting: string; lacks: 'posting' | 'account' }
  /** An entry moved money between accounts of two currencies, so its posting is not balanced. */
  | { kind: 'mixed_currencies'; posting: string };

/**
 * Counts the whole ledger again and answers with every difference; an empty list is sound books
 * (DESIGN §4.4). Give it a repeatable-read transaction when others post meanwhile, so that all
 * counts look at one moment.
 */
export async function reconcile(db: Kysely<Database>): Promise<Difference[]> {
  return [
    ...(await wrongBalances(db)),
    ...(await wrongTotals(db)),
    ...(await emptyPostings(db)),
    ...(await mixedCurrencies(db)),
    ...(await orphanEntries(db)),
  ];
}

async function wrongBalances(db: Kysely<Database>): Promise<Difference[]> {
  const { rows } = await sql<Extract<Difference, { kind: 'balance' }>>`
    select 'balance' as kind, a.id as account, a.balance as kept, coalesce(m.counted, 0)::bigint as counted
    from ledger_accounts a left join (
      select account, sum(amount) as counted from (
        select from_account as account, -amount as amount from ledger_entries
        union all
        select to_account, amount from ledger_entries) moves
      group by account) m on m.account = a.id
    where a.balance <> coalesce(m.counted, 0)
    order by a.id
  `.execute(db);
  return rows;
}

async function wrongTotals(db: Kysely<Database>): Promise<Difference[]> {
  const { rows } = await sql<Extract<Difference, { kind: 'total' }>>`
    select 'total' as kind, currency, sum(balance)::bigint as total from ledger_accounts
    group by currency having sum(balance) <> 0
    order by currency
  `.execute(db);
  return rows;
}

async function emptyPostings(db: Kysely<Database>): Promise<Difference[]> {
  const rows = await db
    .selectFrom('ledger_postings as p')
    .leftJoin('ledger_entries as e', 'e.posting_id', 'p.id')
    .select('p.id')
    .where('e.posting_id', 'is', null)
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => ({ kind: 'empty_posting', posting: id }));
}

async function mixedCurrencies(db: Kysely<Database>): Promise<Difference[]> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as f', 'f.id', 'e.from_account')
    .innerJoin('ledger_accounts as t', 't.id', 'e.to_account')
    .select('e.posting_id as id')
    .distinct()
    .whereRef('f.currency', '<>', 't.currency')
    .orderBy('e.posting_id')
    .execute();
  return rows.map(({ id }) => ({ kind: 'mixed_currencies', posting: id }));
}

async function orphanEntries(db: Kysely<Database>): Promise<Difference[]> {
  const { rows } = await sql<Extract<Difference, { kind: 'orphan_entry' }>>`
    select 'orphan_entry' as kind, e.posting_id as posting, 'posting' as lacks from ledger_entries e
    where not exists (select from ledger_postings where id = e.posting_id)
    union all
    select 'orphan_entry', e.posting_id, 'account' from ledger_entries e
    where not exists (select from ledger_accounts where id = e.from_account)
      or not exists (select from ledger_accounts where id = e.to_account)
    order by posting, lacks
  `.execute(db);
  return rows;
}
