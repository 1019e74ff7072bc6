import { createHash } from 'node:crypto';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema';

/** How failures make somebody wait. */
export interface WaitRule {
  /** So many are made before there is a wait. */
  free: number;
  /** The first wait; each failure after it doubles it. */
  firstMs: number;
  longestMs: number;
  /** Within it half of what has failed is forgotten. */
  halfLifeMs: number;
}

/** Whose failures are counted, and how they wait. */
export interface Counted {
  key: Buffer;
  rule: WaitRule;
}

/** What is counted by a rule: a kind of failure, and of whom. Of both only a hash is kept. */
export function counted(rule: WaitRule, kind: string, ...of: (string | number)[]): Counted {
  const key = createHash('sha256')
    .update(JSON.stringify([kind, ...of]))
    .digest();
  return { key, rule };
}

/** Who has to wait: the one of those asked about who waits longest, and for how many seconds. */
export interface Waiting {
  of: Counted;
  seconds: number;
}

const MS = 1000;
/** Two to the power of this is longer than any wait. */
const MOST_DOUBLINGS = 30;
/** What failed so long ago, and makes nobody wait any more, is forgotten. */
const KEPT_MS = 3 * 24 * 3_600_000;

/**
 * Counts an attempt as a failure of all of these before it is made, so that guesses made at once cannot slip past, and
 * answers with how many each has now. While one of them waits, nothing is counted and the attempt is not to be made.
 * It is kept in the database: a restart forgets nothing, and several servers count together.
 */
export async function beginAttempt(
  db: Kysely<Database>,
  all: readonly Counted[],
  now: Date,
): Promise<Result<number[], Waiting>> {
  const [first] = all;
  if (!first) return ok([]);
  const waiting = await longestWait(db, all, now);
  if (waiting) return refused(waiting);
  // Always in the order of their keys, so that two who share some of them do not wait for each other.
  const sorted = all.toSorted((one, other) => Buffer.compare(one.key, other.key));
  const names = sorted.map((_, at) => sql.raw(`counted_${at}`));
  const counts = sorted.map((each, at) => sql`${names[at]} as (${countOne(each, now)})`);
  const read = names.map((name) => sql`select key, failures from ${name}`);
  const { rows } = await sql<{ key: Buffer; failures: number }>`
    with ${sql.join(counts)} ${sql.join(read, sql` union all `)}`.execute(db);
  if (rows.length < all.length) {
    return refused((await longestWait(db, all, now)) ?? { of: first, seconds: 1 });
  }
  return ok(all.map(({ key }) => rows.find((row) => row.key.equals(key))?.failures ?? 0));
}

/** The longest of the waits that are not over, or null. */
export async function longestWait(
  db: Kysely<Database>,
  all: readonly Counted[],
  now: Date,
): Promise<Waiting | null> {
  if (all.length === 0) return null;
  const row = await db
    .selectFrom('growing_waits')
    .select(['key', 'until'])
    .where(
      'key',
      'in',
      all.map(({ key }) => key),
    )
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  const of = row && all.find(({ key }) => key.equals(row.key));
  if (!of || !row.until) return null;
  return { of, seconds: Math.ceil((row.until.getTime() - now.getTime()) / MS) };
}

/** Nothing of these has failed. */
export async function forgetFailures(db: Kysely<Database>, all: readonly Counted[]): Promise<void> {
  await db
    .deleteFrom('growing_waits')
    .where(
      'key',
      'in',
      all.map(({ key }) => key),
    )
    .execute();
}

/** An attempt that was counted did not fail after all; those before it did. */
export async function takeBackAttempt(db: Kysely<Database>, { key, rule }: Counted): Promise<void> {
  await sql`
    update growing_waits set failures = greatest(0, failures - 1),
      until = case when round(failures - 1) >= ${rule.free}::float8 then until end
    where key = ${key}`.execute(db);
}

/** Forgets what is long over. */
export async function forgetOldFailures(db: Kysely<Database>, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_MS);
  await sql`delete from growing_waits
    where counted_at <= ${old} and (until is null or until <= ${now})`.execute(db);
}

/** Nobody who waits is counted: no row comes back then. */
function countOne({ key, rule }: Counted, now: Date): RawBuilder<unknown> {
  const seconds = sql`extract(epoch from excluded.counted_at - held.counted_at)::float8`;
  const left = sql`held.failures * power(0.5::float8, greatest(0, ${seconds}) * ${MS} / ${rule.halfLifeMs}::float8)`;
  const doublings = sql`least(round(${left} + 1) - ${rule.free}::float8, ${MOST_DOUBLINGS})`;
  const wait = sql`least(${rule.longestMs}::float8, ${rule.firstMs}::float8 * power(2::float8, ${doublings}))`;
  return sql`
    insert into growing_waits as held (key, failures, counted_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = ${left} + 1,
      counted_at = excluded.counted_at,
      until = case when round(${left} + 1) >= ${rule.free}::float8
        then excluded.counted_at + ${wait} * interval '1 millisecond' end
    where held.until is null or held.until <= excluded.counted_at
    returning key, round(failures)::integer as failures`;
}
