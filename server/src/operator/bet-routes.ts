import { assert } from '@touchline/domain/assert';
import { refused, type Result } from '@touchline/domain/result';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/operator';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { hasStatus, isOnMatch, isPlacedWithin } from '../book/bets/bet-filter';
import { betReplies } from '../book/bets/bet-replies';
import { inTransaction } from '../book/bets/in-transaction';
import { type Page, pageOf, paginationOf } from '../paging';
import {
  type Approved,
  approveBet,
  type NoDecision,
  type OverCap,
  rejectBet,
} from '../book/vip/decide';
import { type Liability, passesCap } from '../book/vip/liability';
import type { Database } from '../db/schema';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

type BetRow = Selectable<Database['bets']>;
type PlayersBet = ReplyOf<typeof calls.rejectBet>['data'];

const USUAL_LIMIT = 100;

/** Written out, so that the few that wait are found by their own index. */
const WAITS = sql`b.status = 'submitted'`;

/** Why nothing was approved; what was only looked at is refused too, so that it is undone. */
type NotApproved = NoDecision | OverCap | ({ code: 'dry_run' } & Approved);

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
  player_barred: {
    status: 409,
    code: 'conflict',
    says: 'no bets are taken from the player for their country, group, age or verification, so the bet can only be rejected',
  },
  player_excluded: {
    status: 409,
    code: 'conflict',
    says: 'the player is excluded or on a break, so the bet can only be rejected',
  },
};

/** Says how bets are looked at and decided on by hand. */
export function betRoutes(router: Router, { db, clock, site, described }: OperatorDeps): void {
  router.on(calls.listPlayersBets, async ({ query, locale }) => {
    await described();
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await betsBy(db, query, page);
    return reply({
      data: await playersBets(db, rows, locale),
      pagination: paginationOf(page, total),
    });
  });
  const lookedUp = async (row: BetRow, locale: string) => {
    const [data] = await playersBets(db, [row], locale);
    assert(data, 'a bet that was decided on is told');
    return data;
  };
  router.on(calls.approveBet, async ({ params, body, operator, locale }) => {
    await described();
    const { force, dry_run: isDry } = body;
    const capOf = (currency: string) => site.limits[currency]?.maxExposure ?? null;
    const result = await inTransaction(db, async (tx): Promise<Result<Approved, NotApproved>> => {
      const { moneyRules } = site;
      const approving = { capOf, force: force || isDry, moneyRules };
      const approved = await approveBet(tx, params.id, clock.now(), approving);
      if (!approved.ok) return approved;
      const { row, liability } = approved.value;
      if (isDry) return refused({ code: 'dry_run', ...approved.value });
      const about = { playerId: row.player_id, betId: row.id };
      const details = liability.some(passesCap) ? { forced: liabilityReplies(liability) } : {};
      const action = 'bet_approved';
      await logDecisions(tx, [{ at: clock.now(), operator, action, ...about, details }]);
      return approved;
    });
    const outcome = result.ok ? result.value : result.error;
    if (typeof outcome === 'string') return noDecision(outcome);
    if (!('row' in outcome)) return overCap(outcome);
    const { row, liability } = outcome;
    const data = await lookedUp(row, locale);
    const bet = isDry ? { ...data.bet, status: 'submitted' as const } : data.bet;
    return reply({
      data: { ...data, bet, dry_run: isDry, liability: liabilityReplies(liability) },
    });
  });
  router.on(calls.rejectBet, async ({ params: { id: betId }, operator, locale }) => {
    await described();
    const result = await inTransaction(db, async (tx) => {
      const rejected = await rejectBet(tx, betId, clock.now());
      if (!rejected.ok) return rejected;
      const about = { playerId: rejected.value.player_id, betId };
      await logDecisions(tx, [{ at: clock.now(), operator, action: 'bet_rejected', ...about }]);
      return rejected;
    });
    return result.ok
      ? reply({ data: await lookedUp(result.value, locale) })
      : noDecision(result.error);
  });
}

function noDecision(why: NoDecision) {
  const { status, code, says } = WHY_NOT[why];
  return failure(status, code, says);
}

function overCap({ liability }: OverCap) {
  const over = liability.filter(passesCap).map(({ matchId, after, cap, currency }) => {
    return `match ${matchId} could cost ${after} of ${cap} ${currency}`;
  });
  const says = `${over.join(', ')}, in subunits: approve with force to take it all the same`;
  const data = { liability: liabilityReplies(liability) };
  return failure(409, 'exposure_exceeded', says, { data });
}

function liabilityReplies(liability: readonly Liability[]) {
  return liability.map(({ matchId, currency, before, after, cap }) => ({
    match_id: matchId,
    currency,
    before: onWire(before),
    after: onWire(after),
    cap: cap === null ? null : onWire(cap),
  }));
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
