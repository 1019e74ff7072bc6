import { OPEN_STATUSES } from '@touchline/domain/bets/bet-status';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listBets as listBetsCall } from '@touchline/wire/calls/bets';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { pageOf, paginationOf } from '../paging';
import { betReplies } from './bet-replies';

const USUAL_LIMIT = 500;

/** A player's bets, newest first (SPEC §7 GET /bets). */
export async function listBets(
  db: Kysely<Database>,
  playerId: number,
  asked: Parsed<typeof listBetsCall>['query'],
  locale: string,
): Promise<ReplyOf<typeof listBetsCall>> {
  const page = pageOf(asked, USUAL_LIMIT);
  const mine = betsOf(db, playerId, asked.status ?? 'all');
  const [{ total }, rows] = await Promise.all([
    mine.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    mine.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
  ]);
  return {
    data: await betReplies(db, rows, () => locale),
    pagination: paginationOf(page, Number(total)),
  };
}

function betsOf(db: Kysely<Database>, playerId: number, status: 'all' | 'open' | 'settled') {
  const all = db.selectFrom('bets').where('player_id', '=', playerId);
  if (status === 'all') return all;
  return all.where('status', status === 'open' ? 'in' : 'not in', OPEN_STATUSES);
}
