import { assert } from '@touchline/domain/assert';
import type { PayoutStatus } from '@touchline/domain/bonus/jackpot-hit';
import type { Result } from '@touchline/domain/result';
import * as calls from '@touchline/wire/calls/operator-jackpots';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../book/bets/in-transaction';
import { proofReply } from '../book/jackpots/jackpot-reply';
import { notifyHitDeclined } from '../book/notifications/notify-jackpot-hit';
import { notifyJackpotPaid } from '../book/notifications/notify-jackpot-paid';
import { changeJackpot, createJackpot, type JackpotChange } from '../bonus/jackpots/jackpots';
import {
  approveHit,
  declineHit,
  type HitRow,
  type NoPayout,
  payHits,
} from '../bonus/jackpots/payouts';
import { hitById, hitsNow } from '../bonus/jackpots/read-hits';
import { jackpotById, jackpotsNow } from '../bonus/jackpots/read-jackpots';
import type { Database } from '../db/schema';
import { pageOf, paginationOf } from '../paging';
import { jackpotOf, ownHit, ownJackpots, touchedByJackpot } from './jackpots';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 50;

/** Says how jackpots are created, paused and ended, and how their hits are decided on. */
export function jackpotRoutes(router: Router, deps: OperatorDeps): void {
  poolRoutes(router, deps);
  hitRoutes(router, deps);
}

function poolRoutes(router: Router, deps: OperatorDeps): void {
  const { db, clock } = deps;
  router.on(calls.createJackpot, async ({ body, operator, locale }) => {
    const now = clock.now();
    const jackpot = jackpotOf(body, now);
    const touches = await touchedByJackpot(db, jackpot, now);
    const { dry_run } = body;
    if (dry_run) return reply({ data: { dry_run, jackpot: null, touches } });
    const { texts, terms, currency, levels } = body;
    const id = await db.transaction().execute(async (tx) => {
      const created = await createJackpot(tx, jackpot, { by: operator, now });
      const details = { jackpot_id: created, texts, terms, currency, levels };
      await logDecisions(tx, [{ at: now, operator, action: 'jackpot_created', details }]);
      return created;
    });
    return reply({ data: { dry_run, jackpot: await toldOf(deps, id, locale), touches } });
  });
  router.on(calls.listOwnJackpots, async ({ query, locale }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const rest = sql`order by j.id desc limit ${page.limit} offset ${page.offset}`;
    const { rows } = await jackpotsNow(sql`true`, rest).execute(db);
    const { count } = await db
      .selectFrom('jackpots')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return reply({
      data: await ownJackpots(db, rows, locale),
      pagination: paginationOf(page, Number(count)),
    });
  });
  const change = (how: JackpotChange) => async (asked: Changing) => changed(deps, how, asked);
  router.on(calls.pauseJackpot, change('pause'));
  router.on(calls.resumeJackpot, change('resume'));
  router.on(calls.endJackpot, change('end'));
}

async function toldOf({ db }: OperatorDeps, id: number, locale: string) {
  const row = await jackpotById(db, id);
  const [told] = row ? await ownJackpots(db, [row], locale) : [];
  assert(told, `jackpot ${id} is there`);
  return told;
}

interface Changing {
  params: { id: number };
  body: { level?: string | undefined };
  operator: string;
  locale: string;
}

const DONE: Record<JackpotChange, string> = {
  pause: 'jackpot_paused',
  resume: 'jackpot_resumed',
  end: 'jackpot_ended',
};

async function changed(
  deps: OperatorDeps,
  change: JackpotChange,
  { params: { id }, body: { level }, operator, locale }: Changing,
) {
  const now = deps.clock.now();
  const result = await inTransaction(deps.db, async (tx) => {
    const done = await changeJackpot(tx, { id, level, change, now });
    if (!done.ok) return done;
    const details = { jackpot_id: id, ...(level === undefined ? {} : { level }) };
    await logDecisions(tx, [{ at: now, operator, action: DONE[change], details }]);
    return done;
  });
  if (result.ok) return reply({ data: await toldOf(deps, id, locale) });
  if (result.error === 'stands_otherwise') {
    return failure(409, 'conflict', 'the jackpot does not stand so');
  }
  const what = level === undefined ? 'jackpot' : 'level of a jackpot';
  return failure(404, 'not_found', `there is no such ${what}`);
}

function hitRoutes(router: Router, deps: OperatorDeps): void {
  const { db, clock } = deps;
  router.on(calls.listOwnJackpotHits, async ({ query, locale }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const statuses: readonly PayoutStatus[] = query.status ?? ['initial'];
    const which = sql`h.status = any(${[...statuses]}::text[])`;
    const rest = sql`order by h.id limit ${page.limit} offset ${page.offset}`;
    const { rows } = await hitsNow(which, rest).execute(db);
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from jackpot_hits h where ${which}`.execute(db);
    return reply({
      data: rows.map((row) => ownHit(row, locale)),
      pagination: paginationOf(page, counted[0]?.total ?? 0),
    });
  });
  router.on(calls.approveJackpotHit, async ({ params: { id }, operator, locale }) => {
    const now = clock.now();
    const result = await decide(deps, 'jackpot_hit_approved', { id, operator, now }, (tx) =>
      approveHit(tx, { id, by: operator, now }),
    );
    if (!result.ok) return refusedHit(result.error);
    await payHits(db, now, notifyJackpotPaid);
    return replyHit(deps, id, locale);
  });
  router.on(calls.declineJackpotHit, async ({ params: { id }, body, operator, locale }) => {
    const now = clock.now();
    const by = { id, operator, now, ...body };
    const result = await decide(deps, 'jackpot_hit_declined', by, (tx) =>
      declineHit(tx, { id, by: operator, now }, notifyHitDeclined),
    );
    return result.ok ? replyHit(deps, id, locale) : refusedHit(result.error);
  });
  router.on(calls.getOwnJackpotProof, async ({ params }) => {
    const row = await hitById(db, params.id);
    return row ? reply({ data: proofReply(row) }) : refusedHit('not_found');
  });
}

function decide(
  { db }: OperatorDeps,
  action: string,
  { id, operator, now: at, reason }: { id: number; operator: string; now: Date; reason?: string },
  carryOut: (tx: Transaction<Database>) => Promise<Result<HitRow, NoPayout>>,
): Promise<Result<HitRow, NoPayout>> {
  return inTransaction(db, async (tx) => {
    const result = await carryOut(tx);
    if (!result.ok) return result;
    const { player_id: playerId, bet_id: betId, amount } = result.value;
    const details = { hit_id: id, amount: String(amount), ...(reason ? { reason } : {}) };
    await logDecisions(tx, [{ at, operator, action, playerId, betId, details }]);
    return result;
  });
}

function refusedHit(why: NoPayout) {
  return why === 'not_found'
    ? failure(404, 'not_found', 'there is no such hit')
    : failure(409, 'conflict', 'the hit was decided on');
}

async function replyHit({ db }: OperatorDeps, id: number, locale: string) {
  const row = await hitById(db, id);
  assert(row, `hit ${id} is there`);
  return reply({ data: ownHit(row, locale) });
}
