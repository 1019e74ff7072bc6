import type { Result } from '@touchline/domain/result';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/operator';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { hasStatus, isOnMatch, isPlacedWithin } from '../book/bets/bet-filter';
import { betReplies } from '../book/bets/bet-replies';
import { inTransaction } from '../book/bets/in-transaction';
import { type Page, pageOf, paginationOf } from '../paging';
import { approveBet, type NoDecision, rejectBet } from '../book/vip/decide';
import type { Database } from '../db/schema';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

type BetRow = Selectable<Database['bets']>;
type PlayersBet = ReplyOf<typeof calls.approveBet>['data'];

const USUAL_LIMIT = 100;

/** Written out, so that the few that wait are found by their own index. */
const WAITS = sql`b.status = 'submitted'`;

const WHY_NOT: Record<
  NoDecision,
  { status: number; code: 'not_found' | 'conflict'; says: string }
> = {
  not_found: { status: 404, code: 'not_found', says: 'there is no such bet' },
  already_decided: { status: 409, code: 'conflict', says: 'the bet waits for no decision' },
  leg_ended: {
    status: 409,
    code: 'conflict',
    says: 'a leg of the bet has ended, so it can only be rejected',
  },
  player_excluded: {
    status: 409,
    code: 'conflict',
    says: 'the player is excluded or on a break, so the bet can only be rejected',
  },
};

/** Says how bets are looked at and decided on by hand. */
export function betRoutes(router: Router, { db, clock, described }: OperatorDeps): void {
  router.on(calls.listPlayersBets, async ({ query, locale }) => {
    await described();
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await betsBy(db, query, page);
    return reply({
      data: await playersBets(db, rows, locale),
      pagination: paginationOf(page, total),
    });
  });
  const decide = async (
    action: string,
    by: { operator: string; locale: string; betId: number },
    carryOut: (tx: Transaction<Database>) => Promise<Result<BetRow, NoDecision>>,
  ) => {
    await described();
    const { operator, betId } = by;
    const result = await inTransaction(db, async (tx) => {
      const decided = await carryOut(tx);
      if (!decided.ok) return decided;
      const { player_id: playerId } = decided.value;
      await logDecisions(tx, [{ at: clock.now(), operator, action, playerId, betId }]);
      return decided;
    });
    if (!result.ok) {
      const { status, code, says } = WHY_NOT[result.error];
      return failure(status, code, says);
    }
    const [data] = await playersBets(db, [result.value], by.locale);
    return data ? reply({ data }) : failure(404, 'not_found', 'there is no such bet');
  };
  router.on(calls.approveBet, ({ params: { id: betId }, operator, locale }) =>
    decide('bet_approved', { operator, locale, betId }, (tx) => approveBet(tx, betId, clock.now())),
  );
  router.on(calls.rejectBet, ({ params: { id: betId }, operator, locale }) =>
    decide('bet_rejected', { operator, locale, betId }, (tx) => rejectBet(tx, betId, clock.now())),
  );
}

type Asked = Parsed<typeof calls.listPlayersBets>['query'];

/** The earliest first, so that those that wait longest for a decision stand first. */
async function betsBy(
  db: Kysely<Database>,
  asked: Asked,
  { limit, offset }: Page,
): Promise<{ rows: BetRow[]; total: number }> {
  const conditions = conditionsOf(asked);
  const { rows } = await sql<BetRow>`
    select b.* from bets b where ${conditions}
    order by b.created_at, b.id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from bets b where ${conditions}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** What has to hold of a bet, as SQL over `bets b`. */
function conditionsOf(asked: Asked): RawBuilder<unknown> {
  const { player_id: players, match_id: matches, id, from, to } = asked;
  const isNamed = [players, matches, id].some((each) => each !== undefined);
  const all = [
    asked.status ? hasStatus(asked.status) : isNamed ? sql`true` : WAITS,
    players && sql`b.player_id = any(${players}::integer[])`,
    matches && isOnMatch(matches),
    id && sql`b.id = any(${id}::integer[])`,
    ...isPlacedWithin({ from, to }),
  ].filter((each) => each !== undefined);
  return sql.join(all, sql` and `);
}

async function playersBets(
  db: Kysely<Database>,
  rows: readonly BetRow[],
  locale: string,
): Promise<PlayersBet[]> {
  const replies = await betReplies(db, rows, () => locale);
  const metas = await placementMetas(db, rows);
  return rows.flatMap((row, at) => {
    const bet = replies[at];
    return bet ? [{ player_id: row.player_id, bet, meta: metas.get(row.id) ?? null }] : [];
  });
}

/** How bets were placed, by their ids. */
async function placementMetas(
  db: Kysely<Database>,
  rows: readonly BetRow[],
): Promise<Map<number, PlayersBet['meta']>> {
  const { rows: found } = await sql<{ id: number; meta: PlayersBet['meta'] }>`
    select b.id, p.meta from bets b
    join placements p on (p.player_id, p.id) = (b.player_id, b.placement_id)
    where b.id = any(${rows.map(({ id }) => id)}::integer[])`.execute(db);
  return new Map(found.map(({ id, meta }) => [id, meta]));
}
