import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { PredictionReply, Vote } from '@touchline/wire/calls/votes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { mainMarketOf, outcomesCount } from '../market-catalogue';

/** Why a vote is not taken. */
export type VoteRefusal = 'no_match' | 'no_draw' | 'begun';

/** A player's vote on how a match ends. */
export interface VoteCast {
  playerId: number;
  predictionId: number;
  vote: Vote;
  now: Date;
}

/** How players think a match will end, and what this one thinks; null when there is no such match (SPEC §7 `/vote`). */
export async function predictionOf(
  db: Kysely<Database>,
  predictionId: number,
  playerId: number | null,
): Promise<PredictionReply | null> {
  const sportKey = await sportOfMatch(db, predictionId);
  if (sportKey === null) return null;
  const [own, counts] = await Promise.all([
    playerId === null ? undefined : ownVote(db, predictionId, playerId),
    countVotes(db, predictionId),
  ]);
  const of = (vote: Vote) => counts.get(vote) ?? 0;
  return {
    prediction_id: predictionId,
    data: own?.data ?? null,
    created_at: own?.created_at.toISOString() ?? null,
    counts: {
      home: of('home'),
      ...(hasDraw(sportKey) ? { draw: of('draw') } : {}),
      away: of('away'),
    },
  };
}

/** Casts a vote, or changes it, until the match begins. Answers why not, or null when it is taken. */
export async function castVote(db: Kysely<Database>, cast: VoteCast): Promise<VoteRefusal | null> {
  const { playerId, predictionId, vote, now } = cast;
  const sportKey = await sportOfMatch(db, predictionId);
  if (sportKey === null) return 'no_match';
  if (vote === 'draw' && !hasDraw(sportKey)) return 'no_draw';
  const { rows } = await sql`
    insert into votes (prediction_id, player_id, data, created_at)
    select m.id, ${playerId}, ${vote}, ${now} from matches m
    where m.id = ${predictionId} and m.status = ${MATCH_STATUS.prematch}
    on conflict (prediction_id, player_id) do update
      set data = excluded.data, created_at = excluded.created_at
    returning prediction_id
  `.execute(db);
  return rows.length === 0 ? 'begun' : null;
}

/** What is won outright has no sides to vote for. */
async function sportOfMatch(db: Kysely<Database>, matchId: number): Promise<string | null> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .select('sports.key')
    .where('matches.id', '=', matchId)
    .where('matches.type', '=', 'match')
    .executeTakeFirst();
  return row?.key ?? null;
}

/** A sport whose main market knows two outcomes has no draw; of one without a market we cannot say. */
function hasDraw(sportKey: string): boolean {
  return outcomesCount(mainMarketOf(sportKey)) !== 2;
}

function ownVote(db: Kysely<Database>, predictionId: number, playerId: number) {
  return db
    .selectFrom('votes')
    .select(['data', 'created_at'])
    .where('prediction_id', '=', predictionId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

async function countVotes(
  db: Kysely<Database>,
  predictionId: number,
): Promise<ReadonlyMap<Vote, number>> {
  const rows = await db
    .selectFrom('votes')
    .select(['data', sql<number>`count(*)::int`.as('count')])
    .where('prediction_id', '=', predictionId)
    .groupBy('data')
    .execute();
  return new Map(rows.map(({ data, count }) => [data, count]));
}
