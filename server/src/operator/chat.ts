import type { BanReply, KeptMessageReply } from '@touchline/wire/calls/operator-chat';
import { type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import { tellRoom } from '../book/chat/chat-messages';
import { groupedBy } from '../book/grouped-by';
import type { Database } from '../db/schema';
import type { Page } from '../paging';

/** Which messages are asked for; all where nothing is said. */
export interface WantedMessages {
  id?: number;
  match_id?: number | undefined;
  player_id?: number | undefined;
  reported?: boolean | undefined;
}

interface KeptRow {
  id: number;
  match_id: number;
  player_id: number;
  nickname: string | null;
  text: string;
  sent_at: Date;
  removed_at: Date | null;
  removed_by: string | null;
  reports: KeptMessageReply['reports'];
  total: number;
}

/** Messages with who said them and who has reported them; the newest first, or what most have reported. */
export async function readMessages(
  db: Kysely<Database>,
  wanted: WantedMessages,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ rows: KeptMessageReply[]; total: number }> {
  const { rows } = await sql<KeptRow>`
    select m.id, m.match_id, m.player_id, p.nickname, m.text, m.sent_at, m.removed_at,
      m.removed_by, r.reports, count(*) over ()::integer as total
    from chat_messages m
    join players p on p.id = m.player_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('reason', reason, 'count', count) order by reason), '[]')
          as reports, coalesce(sum(count), 0) as times
      from (select reason, count(*)::integer as count from chat_reports
        where message_id = m.id group by reason) each_reason) r
    where ${isWanted(wanted)}
    order by ${wanted.reported ? sql`r.times desc,` : sql``} m.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(keptReply), total: rows[0]?.total ?? 0 };
}

function isWanted({ id, match_id: matchId, player_id: playerId, reported }: WantedMessages) {
  const isReported = sql<SqlBool>`m.removed_at is null and r.times > 0`;
  return sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`m.id = ${id}`]),
      ...(matchId === undefined ? [] : [sql`m.match_id = ${matchId}`]),
      ...(playerId === undefined ? [] : [sql`m.player_id = ${playerId}`]),
      ...(reported === undefined ? [] : [reported ? isReported : sql`not (${isReported})`]),
    ],
    sql` and `,
  );
}

function keptReply({ total: _total, sent_at, removed_at, ...row }: KeptRow): KeptMessageReply {
  return {
    ...row,
    sent_at: sent_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  };
}

/** Who removes, and when. */
interface Removing {
  operator: string;
  at: Date;
}

/** Takes messages out of sight, and tells their rooms. Answers the ids of those that were in sight. */
export async function removeMessages(
  tx: Kysely<Database>,
  which: { id: number } | { playerId: number },
  { operator, at }: Removing,
): Promise<number[]> {
  const gone = await tx
    .updateTable('chat_messages')
    .set({ removed_at: at, removed_by: operator })
    .where('removed_at', 'is', null)
    .where((where) =>
      'id' in which ? where('id', '=', which.id) : where('player_id', '=', which.playerId),
    )
    .returning(['id', 'match_id'])
    .execute();
  for (const [matchId, rows] of groupedBy(gone, ({ match_id }) => match_id)) {
    const ids = rows.map(({ id }) => id);
    await tellRoom(tx, matchId, {
      event_name: 'chat_removed',
      message: { match_id: matchId, ids },
    });
  }
  return gone.map(({ id }) => id);
}

/** Keeps a player from writing; a ban that is there ends with it. Null when there is no such player. */
export async function banPlayer(
  tx: Kysely<Database>,
  ban: Selectable<Database['chat_bans']>,
): Promise<BanReply | null> {
  const player = tx.selectFrom('players').select('id').where('id', '=', ban.player_id);
  if (!(await player.forNoKeyUpdate().executeTakeFirst())) return null;
  const { player_id: _playerId, ...said } = ban;
  await tx
    .insertInto('chat_bans')
    .values(ban)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(said))
    .execute();
  return banReply(ban);
}

/** Bans that hold, the newest first. */
export async function readBans(
  db: Kysely<Database>,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
  now: Date,
): Promise<{ rows: BanReply[]; total: number }> {
  const holding = db
    .selectFrom('chat_bans')
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]));
  const { total } = await holding
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await holding
    .selectAll()
    .orderBy('banned_at', 'desc')
    .orderBy('player_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(banReply), total: Number(total) };
}

function banReply({
  player_id,
  banned_at,
  banned_by,
  until,
  reason,
}: Selectable<Database['chat_bans']>) {
  return {
    player_id,
    banned_at: banned_at.toISOString(),
    banned_by,
    until: until?.toISOString() ?? null,
    reason,
  };
}
