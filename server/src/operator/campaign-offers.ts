import { DEFAULT_POINT_LIMITS } from '@touchline/domain/bonus/points';
import type { Minor } from '@touchline/domain/money';
import type { CampaignSent } from '@touchline/wire/calls/operator-campaigns';
import { onWire } from '@touchline/wire/money';
import type { StoredOffer } from '../db/tables/bonuses';
import { roughly } from '../wallet/rates';

type OfferSent = CampaignSent['offer'];
type Sent<Kind extends OfferSent['kind']> = Extract<OfferSent, { kind: Kind }>;

/** What a campaign gives as it is kept, of what was sent; points are subunits of the default currency. */
export function offerOf(sent: OfferSent, defaultCurrency: string): StoredOffer {
  switch (sent.kind) {
    case 'freebet':
      return { type: sent.type, amounts: sent.amounts };
    case 'comboboost':
      return boostOf(sent);
    case 'hunting':
      return { type: 'hunting', ...earningOf(sent, defaultCurrency) };
    case 'hunting_tournament':
      return tournamentOf(sent, defaultCurrency);
    case 'lootbox': {
      const { boost, show_in_promotion: showInPromotion } = sent;
      const earning = earningOf({ ...sent, most_prizes: 1 }, defaultCurrency);
      return { type: 'lootbox', ...earning, boost, showInPromotion };
    }
    case 'amb':
      return ambOf(sent);
  }
}

function boostOf({ min_odds: minOdds, ranges }: Sent<'comboboost'>): StoredOffer {
  return {
    type: 'comboboost',
    minOdds,
    ranges: ranges.map(({ min_count, max_count, bonus_odds }) => ({
      minCount: min_count,
      maxCount: max_count,
      bonusOdds: bonus_odds,
    })),
  };
}

/** What hunting and what is like it say alike. */
type Earning = Omit<Sent<'hunting'>, 'kind'>;

function earningOf(sent: Earning, defaultCurrency: string) {
  const { maxPointsPerBet, minStake, maxOdds } = DEFAULT_POINT_LIMITS;
  const given = (euros: Minor) => onWire(roughly(euros, 'EUR', defaultCurrency));
  return {
    pointsNeeded: sent.points_needed,
    prize: sent.prize,
    prizeType: sent.prize_type,
    mostPrizes: sent.most_prizes,
    maxPointsPerBet: sent.max_points_per_bet ?? given(maxPointsPerBet),
    pointsMinStake: sent.points_min_stake ?? given(minStake),
    pointsMaxOdds: sent.points_max_odds ?? maxOdds,
    oncePerEvent: sent.once_per_event,
    prizeLivesHours: sent.prize_lives_hours,
  };
}

/** Points that earn nothing on the way are for the places alone. */
const FOR_PLACES_ALONE = { points_needed: 1, prize: {}, most_prizes: 0 };

function tournamentOf(sent: Sent<'hunting_tournament'>, defaultCurrency: string): StoredOffer {
  return {
    type: 'tournament',
    ...earningOf({ ...sent, ...(sent.freebets ?? FOR_PLACES_ALONE) }, defaultCurrency),
    pool: sent.pool,
    poolCurrency: sent.pool_currency,
    shares: sent.shares,
    prizeAs: sent.prize_as,
    waitHours: sent.wait_hours,
  };
}

function ambOf(sent: Sent<'amb'>): StoredOffer {
  return {
    type: 'amb',
    prizeType: sent.type,
    ranges: sent.ranges.map(({ number_of_bets, number_of_freebets, amounts }) => ({
      numberOfBets: number_of_bets,
      numberOfFreebets: number_of_freebets,
      amounts,
    })),
    minStake: sent.min_stake,
    prizeLivesHours: sent.prize_lives_hours,
  };
}

/** The most that one player in a currency may earn of an offer, in subunits; null where nothing bounds it. */
export function mostPrizesOf(offer: StoredOffer, currency: string): number | null {
  const added = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  if (offer.type === 'amb') {
    return added(offer.ranges.map((each) => each.numberOfFreebets * (each.amounts[currency] ?? 0)));
  }
  if (!('prize' in offer)) return 0;
  const once = added(offer.prize[currency] ?? []);
  if (once === 0) return 0;
  return offer.mostPrizes === null ? null : offer.mostPrizes * once;
}
