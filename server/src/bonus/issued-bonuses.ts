import { assert } from '@touchline/domain/assert';
import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import type { FreebetType } from '@touchline/domain/bonus/bet-bonus';
import { NO_BOOST } from '@touchline/domain/bonus/boost';
import type { PoolState } from '@touchline/domain/bonus/pool-state';
import type { Farming } from '@touchline/domain/bonus/points';
import type { SlipBonus } from '@touchline/domain/bonus/bonus';
import { minor } from '@touchline/domain/money';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { columnOf, PREPARED } from '../db/prepared';
import type { Database } from '../db/schema';
import type {
  StoredFarming,
  StoredOffer,
  StoredPool,
  StoredTerms,
  StoredTexts,
} from '../db/tables/bonuses';

/** A bonus as it was issued, with what its campaign says of it. */
export interface IssuedRow extends Selectable<Database['bonuses']> {
  campaign_status: 'active' | 'paused' | 'ended';
  terms: StoredTerms;
  offer: StoredOffer;
  texts: Record<string, StoredTexts>;
  banners: { desktop: string | null; mobile: string | null };
  /** Of a tournament. */
  pool: bigint | null;
  pool_state: PoolState | null;
  pool_paid_at: Date | null;
}

/** Its columns, in a query that has the bonus as `b` and its campaign as `c`. */
const ISSUED_COLUMNS = sql`b.*, c.status as campaign_status, c.terms, c.offer, c.texts, c.banners,
  c.pool, c.pool_state, c.pool_paid_at`;

/** Bonuses that were issued, those that are meant in a condition on `b` and `c`, in an order. */
export function issuedBonuses(
  which: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`order by b.id`,
): RawBuilder<IssuedRow> {
  return sql<IssuedRow>`${PREPARED}
    select ${ISSUED_COLUMNS} from bonuses b join bonus_campaigns c on c.id = b.campaign_id
    where ${which} ${rest}`;
}

/** A bonus that a placement names. */
export interface AskedBonus {
  playerId: number;
  id: number;
}

/**
 * What placements of players may be used with, by player: the bonuses that they name, and the freebets that stand in
 * the way of others. Each is the player's own. Nothing is read where no bonus is named.
 */
export async function bonusesNamed(
  db: Kysely<Database>,
  asked: readonly AskedBonus[],
): Promise<ReadonlyMap<number, SlipBonus[]>> {
  const known = new Map<number, SlipBonus[]>();
  if (asked.length === 0) return known;
  const players = columnOf(asked, ({ playerId }) => playerId, 'integer[]');
  const { rows } = await issuedBonuses(sql`b.player_id = any(${players})
    and (b.id = any(${columnOf(asked, ({ id }) => id, 'bigint[]')}) and b.type <> 'amb'
      or (b.status = 'active' and b.type like 'freebet%'))`).execute(db);
  for (const row of rows) {
    known.set(row.player_id, [...(known.get(row.player_id) ?? []), slipBonusOf(row)]);
  }
  return known;
}

/** A bonus as the rules know it. While its campaign is paused it cannot be used. */
export function slipBonusOf(row: IssuedRow, farmedEventIds: readonly number[] = []): SlipBonus {
  const { offer, type } = row;
  const common = { ...termsOf(row), ...lifeOf(row) };
  if (isFreebetType(type)) {
    assert(row.currency !== null && row.amount !== null, `freebet ${row.id} has an amount`);
    return { ...common, type, amount: minor(row.amount), currency: row.currency };
  }
  if (offer.type === 'comboboost') {
    const { minOdds, ranges } = offer;
    return { ...common, type: 'comboboost', minOdds, ranges };
  }
  assert(isFarmed(offer), `${type} is chosen for bets`);
  const farmed = { ...common, farming: farmingOf(offer, row.currency ?? ''), farmedEventIds };
  if (offer.type === 'hunting') return { ...farmed, type: offer.type };
  if (offer.type === 'tournament') return { ...farmed, ...poolIn(row, offer), type: offer.type };
  const { showInPromotion, boost } = offer;
  const chest = { showInPromotion, boost: boost ?? NO_BOOST, freebetsToBoost: [] };
  return { ...farmed, ...chest, type: offer.type };
}

/** What a bonus offers whose bets earn points. */
export type FarmedOffer = Extract<StoredOffer, StoredFarming>;

/** Whether bets earn points for what is offered. */
export function isFarmed(offer: StoredOffer): offer is FarmedOffer {
  return 'pointsNeeded' in offer;
}

/** The pool of a tournament. */
export function poolIn(
  { pool, pool_state: state }: IssuedRow,
  { poolCurrency, shares }: StoredPool,
) {
  assert(pool !== null && state !== null, 'a tournament has a pool');
  return { pool: minor(pool), poolState: state, currency: poolCurrency, shares };
}

function isFreebetType(type: IssuedRow['type']): type is FreebetType {
  return isFreebet({ type });
}

/** A freebet that was earned asks for nothing: the bets that earned it did. */
const NO_TERMS: StoredTerms = {
  countryCodes: [],
  onlyVerified: false,
  eventConditions: [],
  betTypes: [],
  matchStatus: 'both',
  minOdds: null,
  maxOdds: null,
  selectionCountFrom: null,
  selectionCountTo: null,
};

/** What a bonus asks of bets. */
export function termsOf({ type, offer, terms }: IssuedRow): StoredTerms {
  return type === offer.type ? terms : NO_TERMS;
}

/** How bets earn points for a player whose freebets are in a currency. */
export function farmingOf(offer: StoredFarming, currency: string): Farming {
  const { pointsNeeded, prize, mostPrizes, oncePerEvent } = offer;
  const freebets = prize[currency] ?? [];
  return {
    pointsNeeded: minor(pointsNeeded),
    prize: freebets.map((amount) => minor(amount)),
    // Points of a tournament may be for its places alone.
    mostPrizes: freebets.length === 0 ? 0 : mostPrizes,
    maxPointsPerBet: minor(offer.maxPointsPerBet),
    minStake: minor(offer.pointsMinStake),
    maxOdds: offer.pointsMaxOdds,
    oncePerEvent,
  };
}

/** What decides whether it lives. */
export function lifeOf(row: IssuedRow) {
  const at = (moment: Date | null) => moment?.getTime() ?? null;
  const isPaused = row.campaign_status === 'paused';
  const isOpen = row.status === 'available' || row.status === 'active';
  return {
    id: row.id,
    status: isPaused && isOpen ? ('not_available' as const) : row.status,
    validFrom: at(row.valid_from),
    validTo: at(row.valid_to),
    usesCount: row.uses_count,
    usedCount: row.used_count,
    seen: row.seen_at !== null,
    triggerKey: row.trigger_key,
    issuedAt: row.issued_at.getTime(),
    activatedAt: at(row.activated_at),
  };
}
