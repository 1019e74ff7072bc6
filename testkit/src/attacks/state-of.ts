import type { World } from './attacked-world';

/** What changes by being looked at, or by the clock, and says nothing of what somebody has done. */
const NOISE = new Set(['sessions.last_seen_at', 'producers.signed_at']);

/** What is written beside what somebody has done, a moment later, and what counts refusals: only waits come of it. */
const BESIDE = new Set(['significant_events', 'growing_waits']);

interface Column {
  table_name: string;
  column_name: string;
}

async function columnsOf({ pool }: World): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<Column>(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, string[]>();
  for (const { table_name: table, column_name: column } of rows) {
    if (BESIDE.has(table) || NOISE.has(`${table}.${column}`)) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

const quoted = (name: string) => `"${name}"`;
const known = new WeakMap<object, Promise<Map<string, string[]>>>();

function tablesOf(world: World): Promise<Map<string, string[]>> {
  const found = known.get(world.pool) ?? columnsOf(world);
  known.set(world.pool, found);
  return found;
}

/** A fingerprint of each table's rows: two that are equal hold the same. */
export async function wholeState(world: World): Promise<Record<string, string>> {
  const tables = await tablesOf(world);
  const each = [...tables].map(
    ([table, columns]) => `select '${table}' as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(row(${columns.map(quoted).join()})::text, 0)), 0) as hash
      from ${quoted(table)}`,
  );
  // Its plan takes longer than its work: with a name it is kept.
  const { rows } = await world.pool.query<{ name: string; hash: string }>({
    name: 'whole state',
    text: each.join('\nunion all '),
  });
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** All rows that are a player's own, as text, by table. */
export async function stateOf(world: World, playerId: number): Promise<Record<string, string>> {
  const tables = await tablesOf(world);
  const own = [...tables].filter(([, columns]) => columns.includes('player_id'));
  const asked = [
    ...own.map(([table, columns]) => ({ table, columns, where: 'player_id = $1' })),
    { table: 'players', columns: tables.get('players') ?? [], where: 'id = $1' },
    {
      table: 'ledger_accounts',
      columns: tables.get('ledger_accounts') ?? [],
      where: `split_part(id, ':', 1) in ('cash', 'held', 'freebet', 'debt') and split_part(id, ':', 2) = '$1'`,
    },
  ];
  const each = asked.map(
    ({ table, columns, where }) => `select '${table}' as name, coalesce(
      (select string_agg(row(${columns.map(quoted).join()})::text, ' ' order by row(${columns.map(quoted).join()})::text)
       from ${quoted(table)} where ${where.replaceAll('$1', String(playerId))}), '') as rows`,
  );
  const { rows } = await world.pool.query<{ name: string; rows: string }>(
    each.join('\nunion all '),
  );
  return Object.fromEntries(rows.map(({ name, rows: text }) => [name, text]));
}
