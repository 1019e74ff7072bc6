import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listMatches as listMatchesCall } from '@touchline/wire/calls/catalogue';
import { pageOf, paginationOf } from '../../paging';
import { filterOf } from './match-filter';
import { type CardReading, matchReplies } from './match-reply';
import { countMatches, FIRST_TO_BEGIN, matchRows } from './match-rows';
import type { ShareAnswer } from './shared-answer';

type Query = Parsed<typeof listMatchesCall>['query'];
type Reply = ReplyOf<typeof listMatchesCall>;

const USUAL_LIMIT = 100;

/** What lists of matches are drawn up from, and for whom. */
export interface MatchLists extends CardReading {
  /** A long list is counted once for many that look at its pages. */
  shareCount: ShareAnswer;
  providers: ProviderChoice;
  /** Whose favourites are asked for; null where nobody's are. */
  favouriteOf: number | null;
}

/** A page of matches (SPEC §7 `/matches`); `stream` is added by the caller, who took it before. */
export async function listMatches(
  lists: MatchLists,
  query: Query,
): Promise<Pick<Reply, 'data' | 'pagination'>> {
  const { db, shareCount, locale, providers, favouriteOf } = lists;
  const filter = {
    ...filterOf(query, providers),
    ...(favouriteOf === null ? {} : { favouriteOf }),
  };
  const page = pageOf(query, USUAL_LIMIT);
  const { sort_by: sort = FIRST_TO_BEGIN, max_per_sport: perSport } = query;
  const rows = await matchRows(db, filter, { ...page, sort, perSport }, locale);
  const reached = page.offset + rows.length;
  // A page that is not full ends the list, so that its place tells how long the list is.
  const isLast = rows.length < page.limit && (rows.length > 0 || page.offset === 0);
  const counted = isLast
    ? reached
    : await shareCount(JSON.stringify([filter, perSport]), () =>
        countMatches(db, filter, perSport),
      );
  return {
    data: await matchReplies(lists, rows),
    pagination: paginationOf(
      page,
      isLast || rows.length === 0 ? counted : Math.max(counted, reached),
    ),
  };
}
