import { type Kysely, sql } from 'kysely';

/**
 * Rows that are written with every bet are not looked up one by one in the tables that they name: the code writes both
 * in one transaction, nothing deletes a player, a match or an account, and the reconciling job looks for what is missing
 * (docs/decisions/0019).
 */
const UNCHECKED = sql`
  alter table placements drop constraint placements_player_id_fkey;
  alter table bets drop constraint bets_player_id_fkey;
  alter table bet_selections
    drop constraint bet_selections_bet_id_fkey,
    drop constraint bet_selections_match_id_fkey;
  alter table bet_exposures drop constraint bet_exposures_bet_id_fkey;
  alter table ledger_entries
    drop constraint ledger_entries_posting_id_fkey,
    drop constraint ledger_entries_from_account_fkey,
    drop constraint ledger_entries_to_account_fkey;
`;

/** The same function as before, with a way for batches in which nothing can be refused: they are written at once. */
const LEDGER_POST = sql`
  create or replace function ledger_post(accounts jsonb, postings jsonb)
  returns table (id text, verdict text)
  language plpgsql as $$
  #variable_conflict use_column
  declare
    posting jsonb;
    place bigint;
    fresh text[]; -- ids that nobody has posted yet
    posted bigint[] := '{}'; -- places, not ids: a batch may hold an id twice
  begin
    insert into ledger_accounts (id, currency, may_overdraw)
    select a ->> 'id', a ->> 'currency', (a ->> 'may_overdraw')::boolean
    from jsonb_array_elements(accounts) a
    order by 1
    on conflict do nothing;

    perform from ledger_accounts l
    where l.id in (select a ->> 'id' from jsonb_array_elements(accounts) a)
    order by l.id
    for update;

    with reserved as (
      insert into ledger_postings (id, digest)
      select distinct on (1) p ->> 'id', p ->> 'digest' from jsonb_array_elements(postings) p
      order by 1
      on conflict do nothing
      returning id)
    select coalesce(array_agg(r.id), '{}') into fresh from reserved r;

    -- Every id is new, and every account could bear all that leaves it before anything comes in.
    if cardinality(fresh) = jsonb_array_length(postings) and not exists (
      select from (
        select e ->> 'from' as account, sum((e ->> 'amount')::bigint) as amount
        from jsonb_array_elements(postings) p, jsonb_array_elements(p -> 'entries') e
        group by 1) leaving
      join ledger_accounts l on l.id = leaving.account
      where not l.may_overdraw and l.balance < leaving.amount)
    then
      insert into ledger_entries (posting_id, ordinal, from_account, to_account, amount)
      select p ->> 'id', e.ordinality, e.value ->> 'from', e.value ->> 'to',
        (e.value ->> 'amount')::bigint
      from jsonb_array_elements(postings) p
        cross join lateral jsonb_array_elements(p -> 'entries') with ordinality e;
      update ledger_accounts l set balance = l.balance + m.amount
      from (
        select move.account, sum(move.amount) as amount
        from jsonb_array_elements(postings) p, jsonb_array_elements(p -> 'entries') e
          cross join lateral (values
            (e ->> 'from', -(e ->> 'amount')::bigint),
            (e ->> 'to', (e ->> 'amount')::bigint)) move (account, amount)
        group by move.account) m
      where l.id = m.account;
      return query
        select p.value ->> 'id', 'posted' from jsonb_array_elements(postings) with ordinality p
        order by p.ordinality;
      return;
    end if;

    for posting, place in
      select p.value, p.ordinality from jsonb_array_elements(postings) with ordinality p
    loop
      id := posting ->> 'id';
      if not posting ->> 'id' = any (fresh) then
        select case when p.digest = posting ->> 'digest' then 'repeated' else 'conflict' end
        into strict verdict
        from ledger_postings p where p.id = posting ->> 'id';
      elsif exists (
        select from ledger_moves(posting) m join ledger_accounts l on l.id = m.account
        where not l.may_overdraw and l.balance + m.amount < 0
      ) then
        verdict := 'insufficient';
      else
        insert into ledger_entries (posting_id, ordinal, from_account, to_account, amount)
        select posting ->> 'id', e.ordinality, e.value ->> 'from', e.value ->> 'to',
          (e.value ->> 'amount')::bigint
        from jsonb_array_elements(posting -> 'entries') with ordinality e;
        update ledger_accounts l set balance = l.balance + m.amount
        from ledger_moves(posting) m
        where l.id = m.account and not l.may_overdraw;
        -- Another posting of this batch may have reserved the id and not been covered.
        update ledger_postings p set digest = posting ->> 'digest'
        where p.id = posting ->> 'id' and p.digest <> posting ->> 'digest';
        fresh := array_remove(fresh, posting ->> 'id');
        posted := posted || place;
        verdict := 'posted';
      end if;
      return next;
    end loop;

    delete from ledger_postings p where p.id = any (fresh);

    update ledger_accounts l set balance = l.balance + m.amount
    from (
      select moves.account, sum(moves.amount) as amount
      from jsonb_array_elements(postings) with ordinality p
        cross join lateral ledger_moves(p.value) moves
      where p.ordinality = any (posted)
      group by moves.account) m
    where l.id = m.account and l.may_overdraw;
  end
  $$;
`;

/** Makes writing a bet and posting a batch cheaper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await UNCHECKED.execute(db);
  await LEDGER_POST.execute(db);
}
