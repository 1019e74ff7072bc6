import { ok, refused, type Result } from '@touchline/domain/result';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { announceMaintenance, listMaintenance } from '@touchline/wire/calls/operator-notices';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Page, paginationOf } from '../paging';
import type { Database } from '../db/schema';

type Row = Selectable<Database['maintenance_notices']>;
type Notice = ReplyOf<typeof listMaintenance>['data'][number];
type Announced = Parsed<typeof announceMaintenance>['body'];

/** Which part of a notice will not do; `name`: it is that of another. */
export type NoNotice = 'name' | 'until' | 'locales' | 'texts';

/** Keeps a notice of which players are told from now on. Kept again it is the same, and nothing is new. */
export async function keepNotice(
  tx: Transaction<Database>,
  asked: Announced,
  locales: readonly string[],
  now: Date,
): Promise<Result<{ notice: Notice; isNew: boolean }, NoNotice>> {
  const before = await tx
    .selectFrom('maintenance_notices')
    .selectAll()
    .where('name', '=', asked.name)
    .executeTakeFirst();
  if (before) return known(before, asked, now);
  const refusal = wrongPart(asked, locales, now);
  if (refusal) return refused(refusal);
  const row = await tx
    .insertInto('maintenance_notices')
    .values({
      name: asked.name,
      from_at: new Date(asked.from ?? now),
      until_at: new Date(asked.until),
      locales: asked.locales ?? null,
      texts: JSON.stringify(asked.texts ?? {}),
      fallback_locale: locales[0] ?? 'en',
      created_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
  // Somebody has just kept it, and that is committed now.
  if (!row) return keepNotice(tx, asked, locales, now);
  return ok({ notice: noticeOf(row, now), isNew: true });
}

function wrongPart(
  { from, until, locales: wanted = [], texts = {} }: Announced,
  locales: readonly string[],
  now: Date,
): NoNotice | null {
  const ends = Date.parse(until);
  if (ends <= now.getTime() || (from !== undefined && ends <= Date.parse(from))) return 'until';
  if (wanted.some((each) => !locales.includes(each))) return 'locales';
  return Object.keys(texts).some((each) => !locales.includes(each)) ? 'texts' : null;
}

function known(
  row: Row,
  asked: Announced,
  now: Date,
): Result<{ notice: Notice; isNew: boolean }, NoNotice> {
  const isSame =
    row.cancelled_at === null &&
    row.until_at.getTime() === Date.parse(asked.until) &&
    (asked.from === undefined || row.from_at.getTime() === Date.parse(asked.from)) &&
    sorted(row.locales) === sorted(asked.locales) &&
    sorted(Object.entries(row.texts)) === sorted(Object.entries(asked.texts ?? {}));
  return isSame ? ok({ notice: noticeOf(row, now), isNew: false }) : refused('name');
}

function sorted(list: readonly unknown[] | null | undefined): string {
  return JSON.stringify(list?.map((each) => JSON.stringify(each)).toSorted() ?? null);
}

/** Notices of maintenance, the newest first. */
export async function listNotices(
  db: Kysely<Database>,
  page: Page,
  now: Date,
): Promise<ReplyOf<typeof listMaintenance>> {
  const notices = db.selectFrom('maintenance_notices');
  const rows = await notices
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await notices
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    data: rows.map((row) => noticeOf(row, now)),
    pagination: paginationOf(page, Number(count)),
  };
}

/** Cancels a notice; `isNew` says whether it was active. */
export async function cancelNotice(
  tx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<Result<{ notice: Notice; isNew: boolean }, 'not_found' | 'over'>> {
  const row = await tx
    .selectFrom('maintenance_notices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refused('not_found');
  if (row.cancelled_at !== null) return ok({ notice: noticeOf(row, now), isNew: false });
  if (row.until_at <= now) return refused('over');
  const cancelled = await tx
    .updateTable('maintenance_notices')
    .set({ cancelled_at: now, due_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok({ notice: noticeOf(cancelled, now), isNew: true });
}

function noticeOf(row: Row, now: Date): Notice {
  return {
    id: row.id,
    name: row.name,
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    locales: row.locales,
    texts: row.texts,
    state: stateOf(row, now),
    told: row.told,
    created_at: row.created_at.toISOString(),
  };
}

function stateOf({ cancelled_at: cancelled, until_at: until }: Row, now: Date): Notice['state'] {
  if (cancelled !== null) return 'cancelled';
  return until <= now ? 'over' : 'active';
}
