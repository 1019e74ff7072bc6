import { assert } from '@touchline/domain/assert';
import { nextPoolState, type PoolState } from '@touchline/domain/bonus/pool-state';
import { poolClosedPosting, poolFundedPosting } from '@touchline/domain/ledger/pools';
import { type Minor, minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import type { PushEventSent } from '@touchline/wire/push/events';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { StoredOffer } from '../db/tables/bonuses';
import { post } from '../wallet/post';
import type { CampaignRow } from './issue';

/** A campaign whose bonuses are parts in a tournament. */
export interface TournamentRow extends CampaignRow {
  offer: Extract<StoredOffer, { type: 'tournament' }>;
  ends_at: Date;
  pool: bigint;
  pool_state: PoolState;
}

/** Whether a campaign is a tournament. */
export function isTournament(row: CampaignRow): row is TournamentRow {
  return row.offer.type === 'tournament';
}

/** The pool as the ledger knows it. */
export function poolMoney({ id, offer }: TournamentRow, amount: Minor) {
  return { pool: `tournament-${id}` as const, currency: offer.poolCurrency, amount };
}

/** The promotions set aside what the places of a new tournament will get. */
export async function fundPool(tx: Transaction<Database>, row: TournamentRow): Promise<void> {
  const verdicts = await post(tx, [poolFundedPosting(poolMoney(row, minor(row.pool)), 1)]);
  assert(verdicts[0] === 'posted', 'a new tournament has a pool of its own');
}

/** Brings a tournament, which the caller holds, to a state, and tells every page. */
async function enter(
  tx: Transaction<Database>,
  row: TournamentRow,
  state: PoolState,
): Promise<void> {
  await tx
    .updateTable('bonus_campaigns')
    .set({ pool_state: state })
    .where('id', '=', row.id)
    .execute();
  const { id, offer } = row;
  const held = minor(row.pool);
  const told: PushEventSent = {
    event_name: 'tournament_pool_changed',
    message: {
      type: 'tournament',
      id,
      currency: offer.poolCurrency,
      amount: onWire(held),
      pool_amount: onWire(held),
      hits_amount: 0,
      levels: [{ code: 'pool', pool_amount: onWire(held), state }],
    },
  };
  await sql`
    insert into outbox (channel, event_name, message)
    values ('updates', ${told.event_name}, ${JSON.stringify(told.message)}::json)`.execute(tx);
}

/** Takes the step that is due now, of a tournament that the caller holds. Its state after it. */
export async function stepPool(
  tx: Transaction<Database>,
  row: TournamentRow,
  now: Date,
): Promise<PoolState> {
  const { pool_state: state, starts_at: starts, ends_at: ends, status } = row;
  const times = {
    startsAt: starts.getTime(),
    endsAt: ends.getTime(),
    isPaused: status === 'paused',
  };
  const next = nextPoolState(state, times, now.getTime());
  if (next !== state) await enter(tx, row, next);
  return next;
}

/** A tournament is called off: nobody has a part in it any more, and what was set aside goes back to the promotions. */
export async function disablePool(
  tx: Transaction<Database>,
  row: TournamentRow,
  now: Date,
): Promise<void> {
  if (row.pool_state === 'finished' || row.pool_state === 'disabled') return;
  await enter(tx, row, 'disabled');
  await sql`
    update bonuses set status = 'deactivated', end_at = ${now}
    where id in (
      select id from bonuses
      where campaign_id = ${row.id} and type = 'tournament'
        and status in ('available', 'active', 'not_available')
      order by id for update)`.execute(tx);
  await closePool(tx, row, minor(row.pool));
}

/** What is left in a pool goes back to the promotions. */
export async function closePool(
  tx: Transaction<Database>,
  row: TournamentRow,
  left: Minor,
): Promise<void> {
  if (left === 0n) return;
  const [verdict] = await post(tx, [poolClosedPosting(poolMoney(row, left))]);
  assert(verdict === 'posted', 'what is left in a pool goes back once');
}
