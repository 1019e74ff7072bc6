import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listMarkets as listMarketsCall } from '@touchline/wire/calls/catalogue';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { tabsOf } from '../market-catalogue';
import { pageOf, paginationOf } from '../../paging';
import { isMatchSettled, type LineRow, shownLines } from './lines';
import { inOrder, marketReply, urnsIn } from './market-reply';
import { lineMatchOf, urnsOfMatch } from './match-reply';
import { matchRowsOf } from './match-rows';
import type { FindNames } from './names';

type Query = Parsed<typeof listMarketsCall>['query'];
type Reply = ReplyOf<typeof listMarketsCall>;

const USUAL_LIMIT = 500;

/**
 * The lines of a match that are shown, in the order of the catalogue; null when there is no such match.
 * `group_key` is a tab of the match screen. `stream` is added by the caller, who took it before.
 */
export async function listMarkets(
  { db, findNames, locale }: { db: Kysely<Database>; findNames: FindNames; locale: string },
  matchId: number,
  query: Query,
): Promise<Omit<Reply, 'stream'> | null> {
  // First the version, so that no line is missing that came before it.
  const [row] = await matchRowsOf(db, [matchId]);
  if (!row) return null;
  const shown = await shownLines(db, matchId);
  const { group_key: tabs, market_id: ids } = query;
  const tabsWith = (line: LineRow) => tabsOf(line.market_id, row.provider);
  const wanted = shown
    .filter((line) => ids === undefined || ids.includes(line.market_id))
    .filter((line) => tabs === undefined || tabsWith(line).some((tab) => tabs.includes(tab)))
    .sort(inOrder(row.provider));
  const page = pageOf(query, USUAL_LIMIT);
  const lines = wanted.slice(page.offset, page.offset + page.limit);
  const names = await findNames(locale, urnsOfMatch(row), lines.flatMap(urnsIn));
  const match = lineMatchOf(row, names);
  const isSettled = await isMatchSettled(db, matchId, row.status);
  return {
    data: lines.map((line) => marketReply(line, match, names, locale)),
    pagination: paginationOf(page, wanted.length),
    version: Number(row.version),
    ...(isSettled && { is_settled: true }),
  };
}
