import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { getTournament, listSports as listSportsCall } from '@touchline/wire/calls/catalogue';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { tournamentOf } from './match-reply';

type SportReply = ReplyOf<typeof listSportsCall>['data'][number];
type TournamentReply = ReplyOf<typeof getTournament>['data'];

/** How many matches are in play and yet to begin, of those joined as `m`. */
const COUNTS = sql`
  count(*) filter (where m.status = ${sql.lit(MATCH_STATUS.live)})::int as live_count,
  count(*) filter (where m.status = ${sql.lit(MATCH_STATUS.prematch)})::int as prematch_count`;

/** Every sport, in the order of priority (SPEC §7 `/sports`). */
export async function listSports(db: Kysely<Database>): Promise<SportReply[]> {
  const { rows } = await sql<SportReply>`
    select s.id, s.urn as urn_id, s.key, s.name, s.priority, s.type, s.provider, ${COUNTS}
    from sports s
    left join categories c on c.sport_id = s.id
    left join tournaments t on t.category_id = c.id
    left join matches m on m.tournament_id = t.id
    group by s.id
    order by s.priority, s.id
  `.execute(db);
  return rows;
}

/** Every league, of the given sports or of all, in the order of priority (SPEC §7 `/tournaments`). */
export function listTournaments(
  db: Kysely<Database>,
  sportKeys: readonly string[] | null,
): Promise<TournamentReply[]> {
  return tournaments(db, sportKeys === null ? sql`true` : sql`s.key = any(${sportKeys}::text[])`);
}

/** One league, or null. */
export async function findTournament(
  db: Kysely<Database>,
  id: number,
): Promise<TournamentReply | null> {
  const [found] = await tournaments(db, sql`t.id = ${id}`);
  return found ?? null;
}

type TournamentRow = Parameters<typeof tournamentOf>[0] & {
  live_count: number;
  prematch_count: number;
};

async function tournaments(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<TournamentReply[]> {
  const { rows } = await sql<TournamentRow>`
    select t.id as tournament_id, t.urn as tournament_urn, t.name as tournament_name,
      t.priority as tournament_priority,
      c.id as category_id, c.name as category_name, c.priority as category_priority, c.country_code,
      s.id as sport_id, s.key as sport_key, s.name as sport_name, s.type as sport_type, ${COUNTS}
    from tournaments t
    join categories c on c.id = t.category_id
    join sports s on s.id = c.sport_id
    left join matches m on m.tournament_id = t.id
    where ${condition}
    group by t.id, c.id, s.id
    order by s.priority, t.priority, t.id
  `.execute(db);
  return rows.map((row) => ({
    ...tournamentOf(row),
    live_count: row.live_count,
    prematch_count: row.prematch_count,
  }));
}
