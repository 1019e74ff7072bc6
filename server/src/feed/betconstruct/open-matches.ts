import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

const OPEN = [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped];

/** The ids, as the feed counts them, of the matches of a provider that are not over for the book. */
export async function openMatches(db: Kysely<Database>, provider: string): Promise<number[]> {
  const rows = await db
    .selectFrom('matches')
    .select('urn')
    .where('provider', '=', provider)
    .where('status', 'in', OPEN)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ urn }) => {
    const id = Number(/^bc:match:(\d+)$/.exec(urn)?.[1]);
    return Number.isSafeInteger(id) ? [id] : [];
  });
}
