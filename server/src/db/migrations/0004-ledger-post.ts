import { type Kysely, sql } from 'kysely';

const LEDGER_MOVES = sql`
  create function ledger_moves(posting jsonb)
  returns table (account text, amount numeric)
  language sql immutable as $$
    select m.account, sum(m.amount)
    from jsonb_array_elements(posting -> 'entries') e
      cross join lateral (values
        (e ->> 'from', -(e ->> 'amount')::bigint),
        (e ->> 'to', (e ->> 'amount')::bigint)) m (account, amount)
    group by m.account
  $$;
`;

const LEDGER_POST = sql`
  create function ledger_post(accounts jsonb, postings jsonb)
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

/**
 * `ledger_post` takes a batch of postings and answers each with its own verdict, in their order: one
 * that is refused leaves nothing behind and does not fail its neighbours (DESIGN §4.18). It is the
 * only statement that inserts into the ledger.
 *
 * Accounts are locked first and ids reserved next, each in the order of names, so that two batches
 * cannot wait for each other, and so that a balance read in the loop is the balance that is written.
 * Cash changes with each posting; the shared counterparts change once per batch.
 *
 * `ledger_moves` is what a posting changes on each account.
 *
 * `accounts`: [{id, currency, may_overdraw}]. `postings`: [{id, digest, entries: [{from, to, amount}]}].
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await LEDGER_MOVES.execute(db);
  await LEDGER_POST.execute(db);
}
