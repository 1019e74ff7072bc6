import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listBets as listBetsCall } from '@touchline/wire/calls/bets';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { ShareAnswer } from '../catalogue/shared-answer';
import { type Page, pageOf, paginationOf } from '../../paging';
import { betConditions, type BetFilterAsked } from './bet-filter';
import { betReplies } from './bet-replies';

const USUAL_LIMIT = 500;

/** Asks anew each time. */
const UNSHARED: ShareAnswer = (_key, ask) => ask();

/**
 * A player's bets, newest first (SPEC §7 GET /bets). How many there are is counted only where the page does not tell;
 * pages behind the first share the count through `shareCount`, so that whoever walks a long history counts it seldom.
 */
export async function listBets(
  db: Kysely<Database>,
  playerId: number,
  asked: Parsed<typeof listBetsCall>['query'],
  locale: string,
  shareCount: ShareAnswer = UNSHARED,
): Promise<ReplyOf<typeof listBetsCall>> {
  const { page: _page, limit: _limit, ...filter } = asked;
  const page = pageOf(asked, USUAL_LIMIT);
  const rows = await betRows(db, playerId, filter, page);
  const reached = page.offset + rows.length;
  // A page that is not full ends the list, so that its place tells how long the list is.
  const isLast = rows.length < page.limit && (rows.length > 0 || page.offset === 0);
  const count = () => countBets(db, playerId, filter);
  const counted = isLast
    ? reached
    : await (page.offset === 0
        ? count()
        : shareCount(JSON.stringify(['bets', playerId, filter]), count));
  return {
    data: await betReplies(db, rows, () => locale),
    // A bet may have been placed between the two questions.
    pagination: paginationOf(page, rows.length === 0 ? counted : Math.max(counted, reached)),
  };
}

/** Ids come out of an index alone, so that a page far back does not read the bets before it. */
async function betRows(
  db: Kysely<Database>,
  playerId: number,
  filter: BetFilterAsked,
  { limit, offset }: Page,
): Promise<Selectable<Database['bets']>[]> {
  const { rows } = await sql<Selectable<Database['bets']>>`
    select bets.* from (
      select b.id from bets b where ${betConditions(playerId, filter)}
      order by b.created_at desc, b.id desc limit ${limit} offset ${offset}) page
    join bets on bets.id = page.id
    order by bets.created_at desc, bets.id desc
  `.execute(db);
  return rows;
}

async function countBets(
  db: Kysely<Database>,
  playerId: number,
  filter: BetFilterAsked,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bets b where ${betConditions(playerId, filter)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}
