import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listNotifications as listCall } from '@touchline/wire/calls/notifications';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { pageOf, paginationOf } from '../../paging';
import { notificationReply } from './notification-reply';

const USUAL_LIMIT = 20;

/** A player's notifications, newest first, in the words of the locale (SPEC §7 GET /notifications). */
export async function listNotifications(
  db: Kysely<Database>,
  playerId: number,
  asked: Parsed<typeof listCall>['query'],
  locale: string,
): Promise<ReplyOf<typeof listCall>> {
  const page = pageOf(asked, USUAL_LIMIT);
  const own = db.selectFrom('notifications').where('player_id', '=', playerId);
  const [rows, counted] = await Promise.all([
    own
      .select(['id', 'facts', 'created_at', 'read_at'])
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    own.select((is) => is.fn.countAll<bigint>().as('total')).executeTakeFirst(),
  ]);
  return {
    data: rows.map((row) => notificationReply(row, locale)),
    pagination: paginationOf(page, Number(counted?.total ?? 0)),
  };
}
