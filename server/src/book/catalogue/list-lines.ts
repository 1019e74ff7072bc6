import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listLines as listLinesCall } from '@touchline/wire/calls/catalogue';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { linesOfMatches } from './lines';
import { inOrder, marketReply, urnsIn } from './market-reply';
import { lineMatchOf, urnsOfMatch } from './match-reply';
import { matchRowsOf } from './match-rows';
import type { FindNames } from './names';

type Query = Parsed<typeof listLinesCall>['query'];
type Reply = ReplyOf<typeof listLinesCall>;

/**
 * The lines of some markets of several matches that are shown: match by match as they were asked for, in the order of
 * the catalogue. A match that there is none of has no lines. `streams` are added by the caller, who took them before.
 */
export async function listLines(
  { db, findNames, locale }: { db: Kysely<Database>; findNames: FindNames; locale: string },
  { match_id: matchIds, market_id: marketIds }: Query,
): Promise<Reply['data']> {
  const [rows, lines] = await Promise.all([
    matchRowsOf(db, matchIds),
    linesOfMatches(db, matchIds, marketIds),
  ]);
  const names = await findNames(locale, rows.flatMap(urnsOfMatch), lines.flatMap(urnsIn));
  const known = new Map(rows.map((row) => [row.id, row]));
  return matchIds.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const match = lineMatchOf(row, names);
    return lines
      .filter((line) => line.match_id === id)
      .sort(inOrder(row.provider))
      .map((line) => marketReply(line, match, names, locale));
  });
}
