import type { Stream } from '@touchline/wire/match-details';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** A stream of a match, and the countries in which it is shown, by two capitals; null is everywhere. */
export interface StreamKept extends Stream {
  countries: readonly string[] | null;
}

/** Where a match can be watched, the feed's stream first; null when there is no such match. */
export async function streamsOf(
  db: Kysely<Database>,
  matchId: number,
): Promise<StreamKept[] | null> {
  const { rows } = await sql<{ has_video: boolean; stream_url: string | null }>`
    select has_video, stream_url from matches where id = ${matchId}`.execute(db);
  const [match] = rows;
  if (!match) return null;
  const { has_video: isShown, stream_url: url } = match;
  const ofFeed = isShown && url !== null ? [{ url, type: streamType(url), countries: null }] : [];
  const added = await db
    .selectFrom('match_streams')
    .select(['url', 'name', 'countries'])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute();
  return [...ofFeed, ...added.map((each) => ({ ...each, type: streamType(each.url) }))];
}

/** What an address leads to, by its path. */
export function streamType(url: string): Stream['type'] {
  const path = url.split(/[?#]/)[0] ?? url;
  if (path.endsWith('.m3u8')) return 'hls';
  return /\.(mp4|webm)$/.test(path) ? 'file' : 'page';
}
