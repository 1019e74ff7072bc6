import type { Parsed } from '@touchline/wire/calls/call';
import type { setPriority, StandingReply } from '@touchline/wire/calls/operator-priorities';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

const TABLES = { sport: 'sports', category: 'categories', tournament: 'tournaments' } as const;

type Asked = Parsed<typeof setPriority>['body'];

/** Lets something stand where it is told to; answers where it stands then, or null when there is no such thing. */
export async function keepPriority(
  tx: Transaction<Database>,
  asked: Asked,
): Promise<StandingReply | null> {
  const { kind, id } = asked;
  const table = sql.table(TABLES[kind]);
  const known = await sql`select from ${table} where id = ${id} for update`.execute(tx);
  if (known.rows.length === 0) return null;
  await changeOf(asked).execute(tx);
  const { rows } = await sql<{ priority: number; by_locale: Record<string, number> }>`
    select priority, (
      select coalesce(json_object_agg(p.locale, p.priority order by p.locale), '{}')
      from priorities p where (p.kind, p.entity_id) = (${kind}, ${id})) as by_locale
    from ${table} where id = ${id}`.execute(tx);
  return { kind, id, priority: 0, by_locale: {}, ...rows[0] };
}

function changeOf({ kind, id, locale, priority }: Asked) {
  if (typeof locale !== 'string') {
    return sql`update ${sql.table(TABLES[kind])} set priority = ${priority} where id = ${id}`;
  }
  if (priority === null) {
    return sql`delete from priorities where (kind, entity_id, locale) = (${kind}, ${id}, ${locale})`;
  }
  return sql`
    insert into priorities (kind, entity_id, locale, priority)
    values (${kind}, ${id}, ${locale}, ${priority})
    on conflict (kind, entity_id, locale) do update set priority = excluded.priority`;
}
