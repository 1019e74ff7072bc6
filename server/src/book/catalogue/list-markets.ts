import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listMarkets as listMarketsCall } from '@touchline/wire/calls/catalogue';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { tabsOf } from '../market-catalogue';
import { inOrder, marketReply, type LineMatch, type LineRow } from './market-reply';
import { SHOWN } from './match-rows';
import { pageOf, paginationOf } from '../paging';

type Query = Parsed<typeof listMarketsCall>['query'];
type Reply = ReplyOf<typeof listMarketsCall>;

const USUAL_LIMIT = 500;

/**
 * The lines of a match that are shown, in the order of the catalogue; null when there is no such match.
 * `group_key` is a tab of the match screen. `stream` is added by the caller, who took it before.
 */
export async function listMarkets(
  db: Kysely<Database>,
  matchId: number,
  query: Query,
  locale: string,
): Promise<Pick<Reply, 'data' | 'pagination'> | null> {
  const found = await shownLines(db, matchId);
  if (!found) return null;
  const { group_key: tab, market_id: id } = query;
  const wanted = found.lines
    .filter((line) => id === undefined || line.market_id === id)
    .filter((line) => tab === undefined || tabsOf(line.market_id).includes(tab))
    .sort(inOrder);
  const page = pageOf(query, USUAL_LIMIT);
  const lines = wanted.slice(page.offset, page.offset + page.limit);
  return {
    data: lines.map((line) => marketReply(line, found.match, locale)),
    pagination: paginationOf(page, wanted.length),
  };
}

async function shownLines(
  db: Kysely<Database>,
  matchId: number,
): Promise<{ match: LineMatch; lines: LineRow[] } | null> {
  const { rows } = await sql<LineMatch & { [Column in keyof LineRow]: LineRow[Column] | null }>`
    select m.id, m.urn, h.name as home, a.name as away,
      mk.market_id, mk.specifier, mk.status, mk.favourite, mk.outcomes, mk.version
    from matches m
    join competitors h on h.id = m.home_id
    join competitors a on a.id = m.away_id
    left join markets mk on mk.match_id = m.id and mk.status = any(${SHOWN}::smallint[])
    where m.id = ${matchId}
  `.execute(db);
  const [match] = rows;
  if (!match) return null;
  const lines = rows.filter((row): row is LineMatch & LineRow => row.market_id !== null);
  return { match, lines };
}
