import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listMatches as listMatchesCall } from '@touchline/wire/calls/catalogue';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { matchRows, type MatchFilter } from './match-rows';
import { asReply } from './match-reply';
import { pageOf, paginationOf } from '../paging';

type Query = Parsed<typeof listMatchesCall>['query'];
type Reply = ReplyOf<typeof listMatchesCall>;

const USUAL_LIMIT = 100;

const STATUS_WORDS: ReadonlyMap<string, MatchStatus> = new Map([
  ...Object.values(MATCH_STATUS).map((status) => [String(status), status] as const),
  ['prematch', MATCH_STATUS.prematch],
  ['live', MATCH_STATUS.live],
  ['stopped', MATCH_STATUS.stopped],
  ['closed', MATCH_STATUS.closed],
  ['finished', MATCH_STATUS.finished],
  ['not_covered', MATCH_STATUS.notCovered],
]);

/** A page of matches (SPEC §7 `/matches`); `stream` is added by the caller, who took it before. */
export async function listMatches(
  db: Kysely<Database>,
  query: Query,
  filter: MatchFilter,
  locale: string,
): Promise<Pick<Reply, 'data' | 'pagination'>> {
  const page = pageOf(query, USUAL_LIMIT);
  const { rows, total } = await matchRows(db, filter, query.sort_by ?? 'start_time:asc', page);
  return {
    data: rows.map((row) => asReply(row, locale)),
    pagination: paginationOf(page, total),
  };
}

/**
 * What a query asks for. Ids are our numbers or the provider's urns; statuses are the words or the
 * numbers of SPEC §3. Refused with the name of a field that says something else.
 */
export function filterOf(query: Query): Result<MatchFilter, 'match_status'> {
  const statuses = query.match_status?.map((word) => STATUS_WORDS.get(word));
  if (statuses?.includes(undefined)) return refused('match_status');
  return ok({
    ...(query.id && {
      ids: query.id.filter(isNumber).map(Number),
      urns: query.id.filter((id) => !isNumber(id)),
    }),
    ...(query.sport_key !== undefined && { sportKeys: query.sport_key.split(',') }),
    ...(statuses && { statuses: statuses.filter((each) => each !== undefined) }),
    tournamentId: query.tournament_id,
    categoryId: query.category_id,
    startFrom: query.start_from,
    startTo: query.start_to,
  });
}

function isNumber(id: string): boolean {
  return /^\d{1,9}$/.test(id);
}
