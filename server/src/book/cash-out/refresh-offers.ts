import type { PushEventSent } from '@touchline/wire/push/events';
import { onWire } from '@touchline/wire/money';
import { minor } from '@touchline/domain/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import { tellPlayers, type Told } from '../../db/outbox';
import type { Database } from '../../db/schema';
import { isReached } from './auto-cash-out';
import { clearLapsedMarks } from './cash-out-delay';
import { delayedWishes, type DelayedWishes } from './delayed-wishes';
import { type BetLane, createOfferWatch, isInLane, type OfferWatch } from './offer-watch';
import { type BetRow, keptOffer, valueBets, type Valuing } from './offers';

/** What keeping values fresh stands on. */
export interface Refreshing extends Valuing {
  db: Kysely<Database>;
  clock: { now(): Date };
  log: { error(details: object, message: string): void };
  /** Which bets are kept fresh; left out, all. */
  lane?: BetLane;
  /** A time in milliseconds that never steps; left out, that of this process. */
  elapsed?: () => number;
}

/** Bets valued at once, and told in one transaction. */
const BATCH = 500;
/** By how much a cash-out may be late before it is known that nobody carries it out any more. */
const LAPSED_MS = 5000;

/**
 * Keeps what open bets are worth, and tells players where that changed (SPEC §7 `bet_cashout_changed`). A round looks at
 * the bets whose lines changed since the one before, and at those that are new or were settled in part; what it does
 * not get to is left for the next. What a player wants cashed out at such a value is. One server does so at a time, and the first round of each looks at every open bet.
 */
export function createRefresher(refreshing: Refreshing): { round(): Promise<void> } {
  const { db, clock, lane, log } = refreshing;
  const watch = createOfferWatch(lane);
  const wishes = delayedWishes(refreshing);
  const waiting = new Set<number>();
  const look = { refreshing, watch, wishes };
  const refreshAll = async () => {
    const ids = [...waiting].toSorted((one, other) => one - other);
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      await refresh(look, batch).catch(() => refreshEach(look, batch));
      for (const id of batch) waiting.delete(id);
    }
  };
  return {
    round: async () => {
      await clearLapsedMarks(db, new Date(clock.now().getTime() - LAPSED_MS));
      await wishes.carryOutDue((betId, err) => {
        log.error({ bet: betId, err }, 'a standing cash-out failed and is looked at again');
        waiting.add(betId);
      });
      for (const id of await watch.changedBets(db)) waiting.add(id);
      let stale: number[];
      do {
        stale = await claimStale(db, lane);
        for (const id of stale) waiting.add(id);
        await refreshAll();
      } while (stale.length === BATCH);
    },
  };
}

/** What a look at bets stands on. */
interface Look {
  refreshing: Refreshing;
  watch: OfferWatch;
  wishes: DelayedWishes;
}

/** A bet that cannot be valued is told to people and left out. When none can, it is something else that is wrong. */
async function refreshEach(look: Look, ids: readonly number[]): Promise<void> {
  const bad: { bet: number; err: unknown }[] = [];
  for (const bet of ids) {
    await refresh(look, [bet]).catch((err: unknown) => bad.push({ bet, err }));
  }
  if (bad.length === ids.length) throw bad[0]?.err;
  for (const each of bad) look.refreshing.log.error(each, 'a bet could not be valued');
}

/** Takes bets that wait to be looked at. Whoever changes one later makes it wait again. */
async function claimStale(db: Kysely<Database>, lane: BetLane | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update bets set cashout_stale = false
    where id in (
      select id from bets where cashout_stale and status = 'waiting_results' and ${isInLane(lane)}
      order by id limit ${BATCH} for update skip locked)
    returning id
  `.execute(db);
  return rows.map((row) => row.id);
}

async function refresh(
  { refreshing: { db, clock, ...valuing }, watch, wishes }: Look,
  ids: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('status', '=', 'waiting_results')
    .orderBy('id')
    .execute();
  const valued = await valueBets(db, rows, valuing);
  watch.follow(valued.flatMap(({ legs }) => legs));
  const now = clock.now();
  const next = valued
    .map(({ row, offer }) => ({ ...row, ...keptOffer(offer, now) }))
    .filter((bet, at) => isNews(valued[at]?.row, bet));
  if (next.length > 0) await db.transaction().execute((tx) => tell(tx, next));
  for (const reached of valued.filter(isReached)) await wishes.reach(reached);
}

function isNews(before: BetRow | undefined, now: BetRow): boolean {
  return (
    before?.cashout_at === null ||
    before?.to_cashout !== now.to_cashout ||
    before.cashout_reason !== now.cashout_reason
  );
}

/** A bet that was settled or cashed out meanwhile was told by whoever did so, and is left alone. */
async function tell(tx: Transaction<Database>, bets: readonly BetRow[]): Promise<void> {
  const held = await tx
    .selectFrom('bets')
    .select(['id', 'cashed_out_stake'])
    .where(
      'id',
      'in',
      bets.map((bet) => bet.id),
    )
    .where('status', '=', 'waiting_results')
    .where('cashout_stale', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  const stakes = new Map(held.map((bet) => [bet.id, bet.cashed_out_stake]));
  const told = bets.filter((bet) => stakes.get(bet.id) === bet.cashed_out_stake);
  if (told.length === 0) return;
  await sql`
    update bets b set to_cashout = n.value, cashout_reason = n.reason, cashout_at = n.at
    from unnest(
      ${told.map((bet) => bet.id)}::integer[], ${told.map((bet) => bet.to_cashout)}::bigint[],
      ${told.map((bet) => bet.cashout_reason)}::text[],
      ${told.map((bet) => bet.cashout_at)}::timestamptz[]) n (id, value, reason, at)
    where b.id = n.id
  `.execute(tx);
  await tellPlayers(tx, told.map(announcement));
}

function announcement(bet: BetRow): Told {
  const { to_cashout: value, cashout_reason: reason, cashout_at: at } = bet;
  const message = {
    bet_id: bet.id,
    to_cashout: value === null ? null : onWire(minor(value)),
    cashout_reason: reason as CashOutMessage['cashout_reason'],
    cashout_at: at?.toISOString() ?? null,
  };
  return [bet.player_id, { event_name: 'bet_cashout_changed', message }];
}

type CashOutMessage = Extract<PushEventSent, { event_name: 'bet_cashout_changed' }>['message'];
