import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { StoredFacts } from '../../db/tables/notifications';
import { tellPlayers } from '../../db/outbox';
import { languageOf } from '../../language';
import { notify, unreadChanged } from './notify';

/** What telling players of maintenance takes. */
export interface NotifyingEveryone {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** Players told, or told no longer, in one transaction: their counters are not kept from others for long. */
  atOnce?: number;
}

type NoticeRow = Selectable<Database['maintenance_notices']>;

const AT_ONCE = 1000;
/** After this time it looks for players who have opened an account since. */
const PAUSE_MS = 60_000;
/** Accounts get their ids before they are there: of so many a smaller one may come after a larger one. */
const OVERLAP = 1000;

/**
 * Tells players of maintenance that is announced, and takes the notices back that are over or cancelled: one batch of the
 * notice that waits longest. What was told and how far commit together, and who looks at a notice holds it, so that
 * nobody is told twice or left out, whatever breaks off or does it at once. True when there may be more.
 */
export function notifyEveryone({
  db,
  clock,
  atOnce = AT_ONCE,
}: NotifyingEveryone): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const notice = await tx
      .selectFrom('maintenance_notices')
      .selectAll()
      .where('cleared_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!notice) return false;
    const isOver = notice.cancelled_at !== null || notice.until_at <= now;
    await (isOver ? takeBack(tx, notice, atOnce, now) : tellSome(tx, notice, atOnce, now));
    return true;
  });
}

async function tellSome(
  tx: Transaction<Database>,
  notice: NoticeRow,
  atOnce: number,
  now: Date,
): Promise<void> {
  const players = await untold(tx, notice, atOnce);
  const cause = causeOf(notice);
  const notices = players.map(({ id: playerId, language }) => ({
    playerId,
    cause,
    facts: factsFor(notice, language),
  }));
  await notify(tx, notices, now);
  const last = players.at(-1)?.id ?? notice.told_up_to;
  const isAll = players.length < atOnce;
  await tx
    .updateTable('maintenance_notices')
    .set({
      told: notice.told + players.length,
      told_up_to: isAll ? Math.max(0, last - OVERLAP) : last,
      due_at: isAll ? soonest(notice.until_at, now) : now,
    })
    .where('id', '=', notice.id)
    .execute();
}

/** It is looked at again after a pause, and at its end. */
function soonest(until: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + PAUSE_MS, until.getTime()));
}

function untold(tx: Transaction<Database>, notice: NoticeRow, most: number) {
  const players = tx
    .selectFrom('players')
    .select(['id', 'language'])
    .where('id', '>', notice.told_up_to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.player_id', '=', 'players.id')
            .where('n.cause', '=', causeOf(notice)),
        ),
      ),
    )
    .orderBy('id')
    .limit(most);
  const { locales } = notice;
  return (locales === null ? players : players.where('language', 'in', locales)).execute();
}

function causeOf({ id }: NoticeRow): string {
  return `maintenance_notice:${id}`;
}

function factsFor(
  { from_at: from, until_at: until, texts, fallback_locale: fallback }: NoticeRow,
  language: string,
): StoredFacts {
  const text = texts[language] ?? texts[languageOf(language)] ?? texts[fallback];
  return {
    type: 'maintenance',
    from: from.toISOString(),
    until: until.toISOString(),
    ...(text !== undefined && { text }),
  };
}

/** Takes notifications back, and what waits to be pushed with them. Counters are locked first, as `notify` does. */
async function takeBack(
  tx: Transaction<Database>,
  notice: NoticeRow,
  atOnce: number,
  now: Date,
): Promise<void> {
  const { rows: told } = await sql<{ player_id: number }>`
    select player_id from notifications
    where cause = ${causeOf(notice)} and cause like 'maintenance_notice:%'
    order by player_id limit ${atOnce}`.execute(tx);
  const players = told.map((row) => row.player_id);
  await sql`
    select from notification_counters
    where player_id = any(${players}::integer[]) order by player_id for update`.execute(tx);
  const { rows } = await sql<{ player_id: number; unread: number }>`
    with gone as (
      delete from notifications
      where player_id = any(${players}::integer[]) and cause = ${causeOf(notice)}
      returning player_id, read_at)
    update notification_counters c set unread = c.unread - 1
    from gone where gone.player_id = c.player_id and gone.read_at is null
    returning c.player_id, c.unread`.execute(tx);
  await tellPlayers(
    tx,
    rows.map((row) => unreadChanged(row.player_id, row.unread)),
  );
  await tx
    .updateTable('maintenance_notices')
    .set(players.length < atOnce ? { cleared_at: now } : { due_at: now })
    .where('id', '=', notice.id)
    .execute();
}
