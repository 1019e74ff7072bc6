import { userStatus } from '@touchline/domain/bonus/bonus-status';
import { chestOutcome, chestSize } from '@touchline/domain/bonus/chest';
import { FREEBET_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { type Farming, farmStats } from '@touchline/domain/bonus/points';
import type { EventCondition } from '@touchline/domain/bonus/event-condition';
import { minor } from '@touchline/domain/money';
import type { BonusReply } from '@touchline/wire/bonuses';
import { onWire } from '@touchline/wire/money';
import { assert } from '@touchline/domain/assert';
import type { PointSums } from '../../bonus/bonus-points';
import {
  type FarmedOffer,
  farmingOf,
  isFarmed,
  type IssuedRow,
  lifeOf,
  poolIn,
  slipBonusOf,
  termsOf,
} from '../../bonus/issued-bonuses';
import { inLanguage, type InLanguages } from '../../language';
import type { StoredTexts } from '../../db/tables/bonuses';
import type { PartNames } from './condition-names';

/** The words of a bonus in a locale, or in English. */
export function textsIn({ texts }: Pick<IssuedRow, 'texts'>, locale: string): StoredTexts {
  return inLanguage(texts as InLanguages<StoredTexts>, locale);
}

/** What bonuses are told with. */
interface ReplyRules {
  now: Date;
  locale: string;
  names: PartNames;
  farmed: (bonusId: number) => PointSums;
  /** The freebets of an opened chest that may be multiplied. */
  toBoost: (chest: IssuedRow) => number[];
}

/** A bonus as SPEC §3 has it, in the words of a locale. */
export function bonusReply(row: IssuedRow, rules: ReplyRules): BonusReply {
  const { offer, type } = row;
  const common = commonReply(row, rules);
  if (isFarmed(offer) && type === offer.type)
    return { ...common, ...farmedReply(row, offer, rules) };
  if (offer.type === 'comboboost') {
    return {
      ...common,
      type: offer.type,
      min_odds: offer.minOdds,
      ranges: offer.ranges.map(rangeReply),
      valid_to: isoOf(row.valid_to),
    };
  }
  const { currency } = row;
  const freebet = FREEBET_TYPES.find((each) => each === type);
  assert(freebet !== undefined && currency !== null, `bonus ${row.id} is a freebet`);
  return { ...common, type: freebet, amount: onWire(minor(row.amount ?? 0n)), currency };
}

function commonReply(row: IssuedRow, { now, locale, names }: ReplyRules) {
  const terms = termsOf(row);
  const status = userStatus(lifeOf(row), now.getTime());
  return {
    id: row.id,
    name: textsIn(row, locale).name,
    status: lifeOf(row).status,
    user_bonus_status: lifeOf(row).status,
    user_status: status,
    is_active: status === 'active',
    seen: row.seen_at !== null,
    issued_at: row.issued_at.toISOString(),
    activated_at: isoOf(row.activated_at),
    valid_from: isoOf(row.valid_from),
    expired_at: isoOf(row.valid_to),
    banners: row.banners,
    trigger_key: row.trigger_key,
    uses_count: row.uses_count,
    used_count: row.used_count,
    country_codes: terms.countryCodes,
    only_verified: terms.onlyVerified,
    event_conditions: terms.eventConditions.map((each) => conditionReply(each, names)),
    bet_types: terms.betTypes,
    match_status: terms.matchStatus,
    min_odds: terms.minOdds,
    max_odds: terms.maxOdds,
    selection_count_from: terms.selectionCountFrom,
    selection_count_to: terms.selectionCountTo,
  };
}

/** A bonus whose bets earn points. */
function farmedReply(row: IssuedRow, offer: FarmedOffer, { now, farmed, toBoost }: ReplyRules) {
  const stats = statsReply(row, farmingOf(offer, row.currency ?? ''), farmed(row.id));
  if (offer.type === 'hunting') return { ...stats, type: offer.type };
  if (offer.type === 'tournament') {
    const { pool, poolState, currency, shares } = poolIn(row, offer);
    return {
      ...stats,
      type: offer.type,
      tournament_id: row.campaign_id,
      pool: onWire(pool),
      pool_state: poolState,
      currency,
      shares: [...shares],
      prize_as: offer.prizeAs,
    };
  }
  const lootbox = slipBonusOf(row);
  assert(lootbox.type === 'lootbox', `bonus ${row.id} is a lootbox`);
  const freebets = lootbox.farming.prize.length;
  const outcome = chestOutcome(lootbox, row.prizes, now.getTime());
  return {
    ...stats,
    type: offer.type,
    show_in_promotion: offer.showInPromotion,
    freebets_to_boost: toBoost(row),
    boost: offer.boost,
    chest: { freebets_count: freebets, size: chestSize(freebets), outcome },
  };
}

/** How far a player has come with bets that earn points. */
function statsReply(row: IssuedRow, farming: Farming, farmed: PointSums) {
  const totals = { ...farmed, points: minor(row.points), prizesIssued: row.prizes };
  const stats = farmStats(totals, farming);
  return {
    farming: {
      avg_stake: onWire(stats.avgStake),
      bets_count: stats.betsCount,
      points: onWire(stats.points),
      available_points: onWire(stats.availablePoints),
      potential_points: onWire(stats.potentialPoints),
      potential_freebet_amount: onWire(stats.potentialFreebetAmount),
      initial_pool: onWire(stats.initialPool),
      // Points that earn nothing on the way have nothing to reach.
      points_needed: farming.prize.length === 0 ? 0 : onWire(farming.pointsNeeded),
    },
    farm_once_per_event: farming.oncePerEvent,
    farmed_event_ids: farmed.eventIds,
  };
}

/** A step of a comboboost as it is told. */
export function rangeReply(range: {
  minCount: number;
  maxCount: number | null;
  bonusOdds: number;
}) {
  return { min_count: range.minCount, max_count: range.maxCount, bonus_odds: range.bonusOdds };
}

function conditionReply(condition: EventCondition, names: PartNames) {
  const { sportId, categoryId, tournamentId, matchId, sportType } = condition;
  return {
    sport: names.of('sport', sportId),
    category: names.of('category', categoryId),
    tournament: names.of('tournament', tournamentId),
    event: names.of('event', matchId),
    sport_type: sportType,
  };
}

function isoOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
