import { refused, ok, type Result } from '@touchline/domain/result';
import type { AddedStreamReply } from '@touchline/wire/calls/operator-streams';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { streamType } from '../book/catalogue/streams';
import type { Database } from '../db/schema';

type Row = Selectable<Database['match_streams']>;

/** Whether pages may load from an address: our own paths, and the https origins that the site names. */
export function isPlayable(url: string, origins: readonly string[]): boolean {
  if (url.startsWith('/')) return true;
  const origin = originOf(url);
  return origin !== null && origins.some((each) => originOf(each) === origin);
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** What operators have added to a match, as it was added; null when there is no such match. */
export async function readStreams(
  db: Kysely<Database>,
  matchId: number,
): Promise<AddedStreamReply[] | null> {
  if (!(await isMatch(db, matchId))) return null;
  const rows = await db
    .selectFrom('match_streams')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute();
  return rows.map(streamReply);
}

/** Adds a stream, and shows the match as video from then on. */
export async function addStream(
  tx: Kysely<Database>,
  stream: Insertable<Database['match_streams']>,
): Promise<Result<AddedStreamReply, 'no_match' | 'there_already'>> {
  if (!(await isMatch(tx, stream.match_id))) return refused('no_match');
  const row = await tx
    .insertInto('match_streams')
    .values(stream)
    .onConflict((conflict) => conflict.columns(['match_id', 'url']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return refused('there_already');
  await showVideo(tx, row.match_id);
  return ok(streamReply(row));
}

/** Takes a stream away; null when there is none. */
export async function dropStream(
  tx: Kysely<Database>,
  id: number,
): Promise<AddedStreamReply | null> {
  const row = await tx
    .deleteFrom('match_streams')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await showVideo(tx, row.match_id);
  return streamReply(row);
}

async function isMatch(db: Kysely<Database>, id: number): Promise<boolean> {
  const found = db.selectFrom('matches').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Says on the match's card whether it can be watched, and tells the lists where that has changed. */
async function showVideo(tx: Kysely<Database>, matchId: number): Promise<void> {
  await sql`
    with shown as (
      select stream_url is not null
        or exists (select from match_streams s where s.match_id = matches.id) as is_shown
      from matches where id = ${matchId}),
    changed as (
      update matches set has_video = shown.is_shown, version = version + 1 from shown
      where id = ${matchId} and has_video <> shown.is_shown
      returning id)
    insert into outbox (channel, event_name, message)
    select 'updates', 'match_changed', json_build_object('match_id', id) from changed`.execute(tx);
}

function streamReply({ id, match_id, url, name, countries, added_at, added_by }: Row) {
  return {
    id,
    match_id,
    url,
    type: streamType(url),
    name,
    countries,
    added_at: added_at.toISOString(),
    added_by,
  };
}
