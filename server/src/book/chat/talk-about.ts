import type { MatchStatus } from '@touchline/domain/bets/market-status';
import {
  REPEATED_WITHIN_MS,
  type ChatMoment,
  type ChatRules,
} from '@touchline/domain/chat/refusal';
import { isRoomOpen } from '@touchline/domain/chat/room';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { isExcluded } from '../../wallet/play-limits';

/** What a room is about: whether it is open follows from it. */
export interface Talked {
  status: MatchStatus;
  startTime: number;
}

/** The match that a room is about; null when there is none. */
export async function talkedAbout(db: Kysely<Database>, matchId: number): Promise<Talked | null> {
  const row = await db
    .selectFrom('matches')
    .select(['status', 'start_time'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row ? { status: row.status as MatchStatus, startTime: row.start_time.getTime() } : null;
}

/** A ban that an operator has spoken, whether it still holds or not. */
export async function banOf(db: Kysely<Database>, playerId: number): Promise<ChatMoment['ban']> {
  const row = await db
    .selectFrom('chat_bans')
    .select('until')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ? { until: row.until?.getTime() ?? null } : null;
}

/** All that decides whether a player may say something in a room now. */
export async function momentOf(
  db: Kysely<Database>,
  { matchId, playerId, talked }: { matchId: number; playerId: number; talked: Talked },
  rules: ChatRules,
  at: Date,
): Promise<ChatMoment> {
  const now = at.getTime();
  const since = new Date(now - Math.max(REPEATED_WITHIN_MS, rules.player.seconds * 1000));
  const own = await db
    .selectFrom('chat_messages')
    .select(['match_id', 'text', 'sent_at'])
    .where('player_id', '=', playerId)
    .where('sent_at', '>', since)
    .execute();
  const room = await db
    .selectFrom('chat_messages')
    .select('sent_at')
    .where('match_id', '=', matchId)
    .orderBy('id', 'desc')
    .limit(rules.room.messages)
    .execute();
  return {
    now,
    ban: await banOf(db, playerId),
    // Whoever has taken a break from playing takes one from its rooms.
    isBarred: await isExcluded(db, playerId, at),
    isRoomOpen: isRoomOpen(talked, now),
    ownTexts: own
      .filter((each) => each.match_id === matchId)
      .map(({ text, sent_at }) => ({ text, at: sent_at.getTime() })),
    ownTimes: own.map(({ sent_at }) => sent_at.getTime()),
    roomTimes: room.map(({ sent_at }) => sent_at.getTime()),
  };
}
